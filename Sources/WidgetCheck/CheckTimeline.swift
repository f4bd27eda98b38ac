// In: `entries`, `refresh` and `relevance` of widgets. Out: when content changes, when to ask again, what matters.
// Invariant: a schedule's counts are 1 to 1,000, and aligned steps come out even within the next larger unit.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    // MARK: Entries

    mutating func checkEntries(of id: WidgetID, _ members: WidgetMembers, in scope: ExprScope) {
        guard let node = members[.entriesMember] else { return }
        var schedule = EntrySchedule()
        var seen = MemberSet()
        var hasMoments = false
        for item in EntriesMember(node: node).items {
            switch item.kind {
            case .everyItem:
                hasMoments = true
                let syntax = EveryItem(node: item)
                let condition = syntax.condition.map { checkTest($0, in: scope).id }
                if let item = checkEvery(syntax) { schedule.rules.append(ScheduleRule(item, condition: condition)) }
            case .atItem:
                hasMoments = true
                let syntax = AtItem(node: item)
                let condition = syntax.condition.map { checkTest($0, in: scope).id }
                for moment in syntax.moments {
                    // What was reported is a moment still.
                    let item = checkMoment(moment, in: scope) ?? .time(.midnight)
                    schedule.rules.append(ScheduleRule(item, condition: condition))
                }
            case .limitItem:
                guard isFirst(item, in: &seen) else { continue }
                schedule.limit = checkCount(LimitItem(node: item).count) ?? schedule.limit
            case .expiresItem:
                guard isFirst(item, in: &seen) else { continue }
                schedule.expiry = checkDuration(DurationMember(node: item).duration)
            default:
                continue
            }
        }
        program.widgets[id].schedule = schedule
        if !hasMoments, schedule.expiry == nil, !isIncomplete(node) {
            report(.emptyDeclaration("`entries`", of: "a line with `every` or `at`", at: keywordPlace(node)))
        }
    }

    private mutating func checkEvery(_ syntax: EveryItem) -> ScheduleItem? {
        // What is wrong with an item has been said; that it is there still makes the timeline one of several entries.
        let count = checkCount(syntax.count) ?? 2
        guard let interval = syntax.interval, let step = checkDuration(interval) else { return nil }
        if syntax.isAligned, !step.isAlignable {
            report(.misalignedStep(text(interval.range), step, at: place(interval.range)))
        }
        return .every(step, isAligned: syntax.isAligned, count: count)
    }

    /// A number of entries.
    private mutating func checkCount(_ node: SyntaxNode?) -> Int? {
        guard let node else { return nil }
        // The lexer has reported what no number holds.
        guard let count = LexNumber.integer(node, in: sources[file]) else { return nil }
        guard count >= 1, count <= 1_000 else {
            report(.entryCountOutOfRange(text(node.range), at: place(node)))
            return nil
        }
        return count
    }

    private mutating func checkMoment(_ node: SyntaxNode, in scope: ExprScope) -> ScheduleItem? {
        switch node.kind {
        case .midnightMoment: return .time(.midnight)
        case .time: return checkTime(TimeSyntax(node: node)).map { .time($0) }
        default:
            let isNoon = node.kind == .nameExpr && ["noon", "midday"].contains(text(node.range))
            if isNoon, !isVisible(name(node.range), in: scope) {
                report(.unqualifiedValue(text(node.range), meant: "12:00", at: place(node)))
                return nil
            }
            return checkDates(node, in: scope).map { .date($0) }
        }
    }

    private func checkTime(_ syntax: TimeSyntax?) -> TimeOfDay? {
        // The parser has reported what no clock shows.
        guard let hourNode = syntax?.hour, let minuteNode = syntax?.minute,
            let hour = LexNumber.integer(hourNode, in: sources[file]), hour >= 0, hour < 24,
            let minute = LexNumber.integer(minuteNode, in: sources[file]), minute >= 0, minute < 60
        else { return nil }
        return TimeOfDay(hour: hour, minute: minute)
    }

    /// A `Date`, an optional one, or a list of either; of a list of rows, the date of each.
    mutating func checkDates(_ node: SyntaxNode, in scope: ExprScope) -> ExprID? {
        // Without a date there is no moment, but one that is always nil would be none.
        let date = program.types.date
        let expected = node.kind == .nilLiteral ? date : program.types.optional(date)
        let value = checkExpr(node, expecting: expected, in: scope)
        if program.types[value.type] == .invalid { return nil }
        let element = program.types.element(value.type) ?? value.type
        guard program.types[program.types.unwrapped(element)] == .date else {
            let time = text(node.range).drop { $0 == "\"" }.prefix { $0 != "\"" }
            let isTime = node.kind == .stringLiteral && time.allSatisfy { $0.isNumber || $0 == ":" } && time.count == 5
            report(.noDate(typeText(value.type), time: isTime ? String(time) : nil, at: place(node)))
            return nil
        }
        return value.id
    }

    // MARK: Refresh

    mutating func checkRefresh(of id: WidgetID, _ members: WidgetMembers, _ syntax: WidgetSyntaxDecl) {
        guard let member = members[.refreshMember] else {
            guard let name = syntax.name, !mayHold(.refresh, .refreshMember) else { return }
            let why = "WidgetKit asks for new entries by it; `refresh never` says that only the app does"
            report(.missingMember("refresh after 30 minutes", of: "a widget", why: why, at: place(name)))
            return
        }
        let policies = Array(RefreshMember(node: member).policies)
        for policy in policies {
            switch policy.kind {
            case .refreshAfter:
                guard let duration = checkDuration(RefreshAfterSyntax(node: policy).duration) else { continue }
                program.widgets[id].refresh.append(.after(duration))
                // Who asks more often with data does not wait longer without.
                if members[.retryMember] == nil, duration.nominalSeconds < program.widgets[id].retry.nominalSeconds {
                    program.widgets[id].retry = duration
                }
            case .refreshDaily:
                guard let time = checkTime(RefreshDailySyntax(node: policy).time) else { continue }
                program.widgets[id].refresh.append(.daily(time))
            case .refreshAtEnd:
                program.widgets[id].refresh.append(.atEnd)
                // What is not found may be what brings more entries.
                if hasOneEntry(id, beforeExpiry: true), !mayHoldMore,
                    !hasUnreadRules(members, of: id), missingNames.count == missingBefore
                {
                    report(.singleEntryAtEnd(isAlone: policies.count == 1, at: place(policy)))
                }
            case .refreshNever:
                program.widgets[id].refresh.append(.never)
                if policies.count > 1 { report(.neverWithOther(at: place(policy))) }
            default:
                continue
            }
        }
    }

    /// Whether `entries` has lines for more entries, of which none could be read.
    private func hasUnreadRules(_ members: WidgetMembers, of id: WidgetID) -> Bool {
        guard let node = members[.entriesMember], program.widgets[id].schedule?.rules.isEmpty ?? true else {
            return false
        }
        let kinds = EntriesMember(node: node).items.map(\.kind)
        return isIncomplete(node) || kinds.contains { $0 != .expiresItem && $0 != .limitItem }
            || !kinds.contains(.expiresItem)
    }

    /// Whether a timeline has never more than the entry now, or than that and the one that expires.
    func hasOneEntry(_ id: WidgetID, beforeExpiry: Bool = false) -> Bool {
        let widget = program.widgets[id]
        if let schedule = widget.schedule, beforeExpiry ? schedule.hasSteps : schedule.isLong { return false }
        if let loader = widget.loader, program.loaders[loader].isTimeline { return false }
        return !widget.snapshots.contains { program.snapshots[$0].staleAfter != nil }
    }

    // MARK: Relevance

    mutating func checkRelevance(of id: WidgetID, _ members: WidgetMembers, in scope: ExprScope) {
        guard let node = members[.relevanceMember] else { return }
        let syntax = RelevanceMember(node: node)
        let duration = syntax.duration.flatMap { checkDuration($0) }
        guard let expr = syntax.expr else { return }
        let score = checkValue(expr, as: program.types.optional(program.types.double), in: scope)
        program.widgets[id].relevance = RelevanceDecl(score: score.id, duration: duration)
    }
}

extension WidgetDuration {
    /// Whether steps of this length begin at the same times in every next larger unit: a quarter of an hour does,
    /// 25 minutes do not.
    var isAlignable: Bool {
        switch unit {
        case .second, .minute: return 60 % count == 0
        case .hour: return 24 % count == 0
        case .day, .week: return count == 1
        }
    }
}
