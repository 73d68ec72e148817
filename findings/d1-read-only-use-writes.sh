#!/bin/sh
# miniflare 4.20260730.0 (with its workerd), local D1 with d1Persist.
#
# Behaviour: a process that opens a local D1 database and only reads from it appends one page (4,120 bytes: a frame's
# header and the page) to the -wal file, at each start. So the bytes of a data folder change although the code runs only
# SELECT statements. A hash over the folder, or a comparison of two copies, finds a difference after the first use.
#
# Seen: "growth of the -wal file by three processes that only select: 4120, 4120, 4120".
# This script fails if the behaviour changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' >package.json
npm install --silent --no-audit --no-fund miniflare@4.20260730.0 >/dev/null
cat >use.js <<'JS'
import { Miniflare } from "miniflare";
const server = new Miniflare({
  modules: true,
  script: "export default { fetch: () => new Response() }",
  d1Databases: ["DB"],
  d1Persist: "data",
});
const db = await server.getD1Database("DB");
if (process.argv[2] === "write") await db.exec("CREATE TABLE city (name TEXT)");
else await db.prepare("SELECT count(*) FROM city").all();
await server.dispose();
JS
size() {
  find data -name '*.sqlite-wal' ! -name 'metadata*' -exec wc -c {} + | awk '{ print $1 }'
}
node use.js write
grown=""
for _ in 1 2 3; do
  before=$(size)
  node use.js read
  grown="$grown${grown:+, }$(($(size) - before))"
done
echo "growth of the -wal file by three processes that only select: $grown"
test "$grown" = "4120, 4120, 4120"
