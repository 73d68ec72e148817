#!/bin/sh
# miniflare 4.20260730.0 (with its workerd), local D1 with d1Persist.
#
# Behaviour: after a clean `dispose()`, the database's .sqlite file is one empty page of 4,096 bytes. All tables and
# rows are in the file with the suffix -wal, because the process ends without a checkpoint. The file's name suggests that
# a copy of the .sqlite file is a complete backup. Such a copy opens without an error, but it has no tables.
#
# Seen: "tables in a copy of the .sqlite file: 0, with its -wal file: 1".
# This script fails if the behaviour changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' >package.json
npm install --silent --no-audit --no-fund miniflare@4.20260730.0 >/dev/null
cat >write.js <<'JS'
import { Miniflare } from "miniflare";
const server = new Miniflare({
  modules: true,
  script: "export default { fetch: () => new Response() }",
  d1Databases: ["DB"],
  d1Persist: "data",
});
const db = await server.getD1Database("DB");
await db.exec("CREATE TABLE city (name TEXT)");
await db.prepare("INSERT INTO city VALUES (?)").bind("Larkhaven").run();
await server.dispose();
JS
node write.js
python3 - <<'PY'
import glob, os, shutil, sqlite3, sys

[file] = [name for name in glob.glob("data/**/*.sqlite", recursive=True) if os.path.basename(name) != "metadata.sqlite"]
query = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'city'"

def tables(folder, suffixes):
    os.mkdir(folder)
    for suffix in suffixes:
        shutil.copy(file + suffix, f"{folder}/copy.sqlite{suffix}")
    return sqlite3.connect(f"{folder}/copy.sqlite").execute(query).fetchone()[0]

alone, both = tables("alone", [""]), tables("both", ["", "-wal"])
print(f"tables in a copy of the .sqlite file: {alone}, with its -wal file: {both}")
sys.exit(0 if (alone, both) == (0, 1) else 1)
PY
