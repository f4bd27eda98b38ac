"""A rule that makes the Swift of `.widget` descriptions."""

def _widget_swift_impl(ctx):
    folder = ctx.label.name
    outputs = [ctx.actions.declare_file(folder + "/" + file.basename + ".swift") for file in ctx.files.srcs]
    outputs.append(ctx.actions.declare_file(folder + "/" + ctx.attr.module + "Support.swift"))
    arguments = ctx.actions.args()
    arguments.add("build")
    arguments.add_all(ctx.files.srcs)
    arguments.add_all(ctx.files.imports, before_each = "--import")
    arguments.add("--module", ctx.attr.module)
    locks = [ctx.file.lock] if ctx.file.lock else []
    arguments.add_all(locks, before_each = "--lock")
    arguments.add("-o", outputs[-1].dirname)
    arguments.add_all(["--error-format", "line", "--quiet"])
    ctx.actions.run(
        executable = ctx.executable.widgetc,
        arguments = [arguments],
        inputs = ctx.files.srcs + ctx.files.imports + locks,
        outputs = outputs,
        mnemonic = "Widgetc",
        progress_message = "Building the descriptions of %s" % ctx.attr.module,
    )
    return [DefaultInfo(files = depset(outputs))]

widget_swift = rule(
    implementation = _widget_swift_impl,
    attrs = {
        "srcs": attr.label_list(allow_files = [".widget"], mandatory = True),
        "imports": attr.label_list(allow_files = [".widget"]),
        # What `widgetc lock` writes: released widgets are compared with it.
        "lock": attr.label(allow_single_file = [".lock"]),
        "module": attr.string(mandatory = True),
        "widgetc": attr.label(
            default = "//:tools/widgetc",
            executable = True,
            allow_single_file = True,
            cfg = "exec",
        ),
    },
)
