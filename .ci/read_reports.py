"""Reads the reports of widgetc with programs that are not part of this project.

Usage: read_reports.py WIDGETC CASES SCHEMA

Every description below CASES is checked in each form. The JSON form is held to the schema by `jsonschema`, and the
SARIF form is read by `sarif-pydantic` and `sarif-tools`.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

import jsonschema
from sarif import loader
from sarif_pydantic import Sarif


def report(widgetc, form, path, codes=(0, 1)):
    """What widgetc prints of a description in a form."""
    result = subprocess.run(
        [widgetc, "check", str(path), "--error-format", form], capture_output=True, check=False
    )
    if result.returncode not in codes:
        sys.exit(f"{path}: exit code {result.returncode}: {result.stderr.decode()}")
    return result.stdout.decode()


def main(widgetc, cases, schema_path):
    schema = json.loads(pathlib.Path(schema_path).read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    paths = sorted(pathlib.Path(cases).rglob("*.widget"))
    findings = 0
    for path in paths:
        objects = [json.loads(line) for line in report(widgetc, "json", path).splitlines()]
        for finding in objects:
            validator.validate(finding)
        text = report(widgetc, "sarif", path)
        log = Sarif.model_validate_json(text)
        results = log.runs[0].results or []
        codes = [finding["code"] for finding in objects]
        assert [result.rule_id for result in results] == codes, path
        # A note with a place is a related location.
        notes = [sum(1 for label in finding["labels"] if label["range"]) for finding in objects]
        assert [len(result.related_locations or []) for result in results] == notes, path
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "report.sarif"
            file.write_text(text)
            read = loader.load_sarif_file(str(file))
            assert read.get_result_count() == len(codes), path
            assert set(read.get_distinct_tool_names()) == {"widgetc"}, path
            severities = [record["Severity"] for record in read.get_records()]
            assert sorted(severities) == sorted(finding["severity"] for finding in objects), path
        findings += len(codes)
    assert findings > 300, findings
    # What cannot be read is in the report, which is whole.
    failure = json.loads(report(widgetc, "json", "absent.widget", (3,)))
    validator.validate(failure)
    assert failure["code"] is None and "absent.widget" in failure["message"], failure
    text = report(widgetc, "sarif", "absent.widget", (3,))
    run = Sarif.model_validate_json(text).runs[0]
    assert not run.results and not run.invocations[0].execution_successful, run
    notes = json.loads(text)["runs"][0]["invocations"][0]["toolExecutionNotifications"]
    assert [note["message"]["text"] for note in notes] == [failure["message"]], notes
    print(f"{findings} findings of {len(paths)} descriptions were read by jsonschema, sarif-pydantic and sarif-tools")


if __name__ == "__main__":
    main(*sys.argv[1:])
