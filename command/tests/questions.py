"""Asks the questions of a page of the guide about plies.parquet in this folder, and checks the answers."""

import collections
import pathlib
import sys

import duckdb

page = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
questions = [block.split("```")[0] for block in page.split("```sql\n")[1:]]
assert len(questions) == 2, questions
by_year, only_descriptive = (duckdb.sql(question).fetchall() for question in questions)

# The same answers, counted row by row.
table = duckdb.sql("SELECT * FROM 'plies.parquet'")
rows = [dict(zip(table.columns, row)) for row in table.fetchall()]
assert len(rows) > 200, len(rows)
assert len({row["position"] for row in rows}) > 200
assert {row["gives"] for row in rows} == {"nothing", "check", "mate"}

rules = collections.Counter(
    (row["year"], row["descriptive_rule"]) for row in rows if row["year"] is not None
)
assert {(year, rule): moves for year, rule, moves in by_year} == dict(rules), by_year
assert (1858, "label") in rules, rules

letters = {"side-kept", "label", "captor", "captured", "both-ends", "origin"}
only = collections.Counter(
    (row["descriptive"], row["short"], row["descriptive_rule"])
    for row in rows
    if row["descriptive_rule"] in letters
    and row["short_rule"] not in {"file", "rank", "file-and-rank"}
)
assert 0 < len(only_descriptive) <= 20, only_descriptive
assert all(only[row[:3]] == row[3] for row in only_descriptive), only_descriptive
assert only_descriptive[0][3] == max(only.values())
assert len(only_descriptive) == min(20, len(only))
for row in only_descriptive[:5]:
    print(*row)
print("All right.")
