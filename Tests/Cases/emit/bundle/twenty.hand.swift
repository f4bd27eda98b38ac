import SwiftUI

struct OneView: View {
    let entry: OneEntry

    var body: some View {
        Text(entry.title)
    }
}

struct TwoView: View {
    let entry: TwoEntry

    var body: some View {
        Text(entry.title)
    }
}

struct ThreeView: View {
    let entry: ThreeEntry

    var body: some View {
        Text(entry.title)
    }
}

struct FourView: View {
    let entry: FourEntry

    var body: some View {
        Text(entry.title)
    }
}

struct FiveView: View {
    let entry: FiveEntry

    var body: some View {
        Text(entry.title)
    }
}

struct SixView: View {
    let entry: SixEntry

    var body: some View {
        Text(entry.title)
    }
}

struct SevenView: View {
    let entry: SevenEntry

    var body: some View {
        Text(entry.title)
    }
}

struct EightView: View {
    let entry: EightEntry

    var body: some View {
        Text(entry.title)
    }
}

struct NineView: View {
    let entry: NineEntry

    var body: some View {
        Text(entry.title)
    }
}

struct TenView: View {
    let entry: TenEntry

    var body: some View {
        Text(entry.title)
    }
}

struct ElevenView: View {
    let entry: ElevenEntry

    var body: some View {
        Text(entry.title)
    }
}

struct TwelveView: View {
    let entry: TwelveEntry

    var body: some View {
        Text(entry.title)
    }
}

struct ThirteenView: View {
    let entry: ThirteenEntry

    var body: some View {
        Text(entry.title)
    }
}

struct FourteenView: View {
    let entry: FourteenEntry

    var body: some View {
        Text(entry.title)
    }
}

struct FifteenView: View {
    let entry: FifteenEntry

    var body: some View {
        Text(entry.title)
    }
}

struct SixteenView: View {
    let entry: SixteenEntry

    var body: some View {
        Text(entry.title)
    }
}

struct SeventeenView: View {
    let entry: SeventeenEntry

    var body: some View {
        Text(entry.title)
    }
}

struct EighteenView: View {
    let entry: EighteenEntry

    var body: some View {
        Text(entry.title)
    }
}

struct NineteenView: View {
    let entry: NineteenEntry

    var body: some View {
        Text(entry.title)
    }
}

struct TwentyView: View {
    let entry: TwentyEntry

    var body: some View {
        Text(entry.title)
    }
}
