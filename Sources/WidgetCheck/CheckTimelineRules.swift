// In: widgets. Out: warnings about times that WidgetKit does not keep, or that content outlives.
// Invariant: only what a description says for sure is reckoned; dates that rows bring are not guessed.

import WidgetBase
import WidgetModel
import WidgetSyntax

/// What is known of how WidgetKit and people treat times.
enum TimelineLimits {
    /// Apple's 40 to 70 requests a day come to one in 15 to 60 minutes, since a widget is not looked at by night.
    static let shortestRefresh = 15 * 60
    /// A store that cannot be read is asked for more often, since most such times are short.
    static let shortestRetry = 5 * 60
    /// The shortest time for which what an app has written counts as up to date.
    static let shortestFreshness = 5 * 60
    static let longestRetry = 2 * 3600
    static let day = 86_400
}

extension Checker {
    mutating func checkTimelineRules(of id: WidgetID, _ syntax: WidgetSyntaxDecl, isSound: Bool) {
        let entries = soundMember(.entriesMember, of: syntax.members).map { EntriesMember(node: $0) }
        let refresh = soundMember(.refreshMember, of: syntax.members).map { RefreshMember(node: $0) }
        let relevance = soundMember(.relevanceMember, of: syntax.members).map { RelevanceMember(node: $0) }
        if let entries { checkSteps(entries) }
        if let relevance { checkConstantRelevance(of: id, relevance) }
        guard isSound else {
            // The end of a timeline is known only where all else is; a duration says it by itself.
            if let refresh, !refresh.policies.contains(where: { $0.kind == .refreshAtEnd }) {
                checkRequests(of: id, refresh)
            }
            return
        }
        if let entries { checkEntryCount(of: id, entries) }
        if let refresh {
            checkRequests(of: id, refresh)
            checkFrozenDate(of: id, refresh)
            checkFrozenFields(of: id, refresh)
        }
        if let entries { checkExpiry(of: id, entries) }
        if let relevance { checkEndlessRelevance(of: id, relevance) }
        checkDatedTexts(of: id)
    }

    // MARK: Requests

    private mutating func checkRequests(of id: WidgetID, _ syntax: RefreshMember) {
        var daily = 0
        var soonest: (seconds: Int, policy: SyntaxNode, isEnd: Bool)?
        for policy in syntax.policies {
            var seconds: Int?
            switch policy.kind {
            case .refreshAfter:
                guard let duration = checkDuration(RefreshAfterSyntax(node: policy).duration) else { continue }
                checkDay(duration, RefreshAfterSyntax(node: policy).duration)
                seconds = duration.nominalSeconds
            case .refreshAtEnd: seconds = timelineLength(of: id)
            case .refreshDaily: daily += 1
            default: continue
            }
            guard let seconds, seconds > 0, seconds < soonest?.seconds ?? Int.max else { continue }
            soonest = (seconds, policy, policy.kind == .refreshAtEnd)
        }
        guard let soonest, soonest.seconds < TimelineLimits.shortestRefresh else { return }
        let count = TimelineLimits.day / soonest.seconds + daily
        report(
            .manyRequests(
                text(soonest.policy.range), count, length: soonest.isEnd ? soonest.seconds : nil,
                at: place(soonest.policy),
                duration: RefreshAfterSyntax(soonest.policy)?.duration.map { place($0.range) }))
    }

    /// From the first to the last entry in seconds, but for the one that expires, where only steps make entries.
    private func timelineLength(of id: WidgetID) -> Int? {
        let widget = program.widgets[id]
        guard let schedule = widget.schedule else { return nil }
        if let loader = widget.loader, program.loaders[loader].isTimeline { return nil }
        var length = 0
        for rule in schedule.rules {
            guard case .every(let step, _, let count) = rule.item, rule.condition == nil else { return nil }
            let steps = min(count, schedule.limit) - 1
            let (seconds, overflow) = step.nominalSeconds.multipliedReportingOverflow(by: steps)
            length = max(length, overflow ? Int.max : seconds)
        }
        return length
    }

    /// It says all by itself, so that it is judged whatever else is wrong in the widget.
    mutating func checkRetry(_ duration: WidgetDuration, _ syntax: DurationMember) {
        guard let written = syntax.duration else { return }
        if duration.nominalSeconds < TimelineLimits.shortestRetry {
            report(.frequentRetry(TimelineLimits.day / max(1, duration.nominalSeconds), at: place(written.range)))
        } else if duration.nominalSeconds > TimelineLimits.longestRetry {
            report(.lateRetry(text(written.range), at: place(written.range)))
        }
    }

    /// Hours that are to be a day.
    private mutating func checkDay(_ duration: WidgetDuration, _ written: DurationSyntax?) {
        guard let written, duration.unit != .day, duration.unit != .week,
            duration.nominalSeconds % TimelineLimits.day == 0
        else { return }
        report(
            .dayInHours(
                text(written.range), days: duration.nominalSeconds / TimelineLimits.day, at: place(written.range)))
    }

    // MARK: Entries

    private mutating func checkSteps(_ syntax: EntriesMember) {
        for item in syntax.items where item.kind == .everyItem {
            guard let written = EveryItem(node: item).interval, let step = checkDuration(written) else { continue }
            if step.nominalSeconds < 60 { report(.shortStep(text(written.range), at: place(written.range))) }
            checkDay(step, written)
        }
    }

    private mutating func checkEntryCount(of id: WidgetID, _ syntax: EntriesMember) {
        guard let schedule = program.widgets[id].schedule else { return }
        let count = schedule.clockCount
        let limit = syntax.items.first { $0.kind == .limitItem }.flatMap { LimitItem(node: $0).count }
        let longest = syntax.items.filter { $0.kind == .everyItem }.compactMap { EveryItem(node: $0).count }.max {
            (LexNumber.integer($0, in: sources[file]) ?? 0) < (LexNumber.integer($1, in: sources[file]) ?? 0)
        }
        if count > schedule.limit, let longest {
            report(
                .entriesBeyondLimit(
                    count, limit: schedule.limit, limitIsWritten: limit != nil, at: place(longest)))
        } else if count > EntrySchedule.standardLimit, let longest {
            report(.manyEntries(count, at: place(longest)))
        }
    }

    /// Content that counts as out of date before anything is asked for.
    private mutating func checkExpiry(of id: WidgetID, _ syntax: EntriesMember) {
        let widget = program.widgets[id]
        guard let item = member(.expiresItem, of: syntax.items), let written = DurationMember(node: item).duration,
            let length = timelineLength(of: id), let expiry = widget.schedule?.expiry
        else { return }
        let (sum, overflow) = length.addingReportingOverflow(expiry.nominalSeconds)
        let end = overflow ? Int.max : sum
        var soonest = Int.max
        for rule in widget.refresh {
            guard case .after(let duration) = rule else { return }
            soonest = min(soonest, duration.nominalSeconds)
        }
        if !widget.refresh.isEmpty, end < soonest {
            report(.earlyExpiry(end: end, refresh: soonest, at: place(written.range)))
        }
    }

    // MARK: Content that stays

    /// What is computed of the time, in an entry that no other follows.
    private mutating func checkFrozenDate(of id: WidgetID, _ syntax: RefreshMember) {
        guard hasOneEntry(id), let policy = member(.refreshNever, of: syntax.policies) else { return }
        var dates: [SourceRange] = []
        program.forEachExpr(in: program.timelineExpressions(of: program.widgets[id])) { expr in
            if case .contextDate = expr.kind { dates.append(expr.range) }
        }
        guard let first = dates.min(by: { $0.bytes.start < $1.bytes.start }) else { return }
        report(.frozenDate(at: first, policy: place(policy)))
    }

    /// Fields whose changes ask for nothing, in a widget that does not ask either.
    private mutating func checkFrozenFields(of id: WidgetID, _ syntax: RefreshMember) {
        let widget = program.widgets[id]
        guard let policy = member(.refreshNever, of: syntax.policies), widget.loader == nil,
            let first = widget.snapshotFields.first, !isShared(widget.header.module),
            widget.snapshotFields.allSatisfy({ program.fields[$0].isVolatile }),
            widget.snapshots.allSatisfy({ program.snapshots[$0].staleAfter == nil })
        else { return }
        // An action that a person performs on the widget has its timeline made anew.
        if program.actions.rows.contains(where: { $0.changes.contains { widget.snapshots.contains($0) } }) { return }
        let field = program.fields[first]
        report(.frozenField(program.text(field.name), at: place(policy), field: field.range))
    }

    /// `Today` over what the app wrote on another day.
    private mutating func checkDatedTexts(of id: WidgetID) {
        let widget = program.widgets[id]
        guard let snapshot = widget.snapshots.first(where: { program.snapshots[$0].staleAfter == nil }) else { return }
        var readsDate = false
        var texts: [TextID] = []
        program.forEachExpr(in: widget.fields.compactMap { program.fields[$0].value }) { expr in
            switch expr.kind {
            case .contextDate: readsDate = true
            case .text(let text): texts.append(text)
            default: return
            }
        }
        guard !readsDate else { return }
        for text in texts.sorted() {
            guard let word = dayWord(text) else { continue }
            report(
                .datedText(
                    word, program.text(program.snapshots[snapshot].header.name), at: program.texts[text].range,
                    snapshot: program.snapshots[snapshot].header.range))
        }
    }

    /// A word of a text that names a day by its distance from the day on which it is read.
    private func dayWord(_ id: TextID) -> String? {
        for case .literal(let literal) in program.texts[id].segments {
            let words = program.text(literal).split { !$0.isLetter && $0 != "'" && $0 != "’" }
            let found = words.first { word in
                let plain = word.lowercased().split { !$0.isLetter }.first.map(String.init) ?? ""
                return ["today", "tonight", "tomorrow", "yesterday"].contains(plain)
            }
            if let found { return String(found) }
        }
        return nil
    }

    // MARK: Relevance

    private mutating func checkConstantRelevance(of id: WidgetID, _ syntax: RelevanceMember) {
        guard let score = program.widgets[id].relevance, let written = syntax.expr, isLiteral(score.score) else {
            return
        }
        report(.constantRelevance(text(written.range), at: place(written)))
    }

    private mutating func checkEndlessRelevance(of id: WidgetID, _ syntax: RelevanceMember) {
        guard let score = program.widgets[id].relevance, let written = syntax.expr, !isLiteral(score.score),
            score.duration == nil, hasOneEntry(id)
        else { return }
        report(.endlessRelevance(at: place(written), end: place(ByteRange.at(written.range.end))))
    }

    /// Whether an expression is a value that was written down.
    func isLiteral(_ id: ExprID) -> Bool {
        switch program.expressions[id].kind {
        case .int, .double, .bool, .nil: return true
        case .not(let base): return isLiteral(base)
        default: return false
        }
    }
}
