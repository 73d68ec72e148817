// `./phonebooth world`: makes the world again and prints its figures. `--sql` writes the world as SQL text for a remote
// database.
import { createWriteStream, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { parseArgs } from "node:util";
import { cache } from "../env.ts";
import { makeWorldFile, importWorldSources, writeWorldSql, type WorldFigures } from "./world-file.ts";

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { sql: { type: "string" }, json: { type: "boolean", default: false } },
  });
  const { version, datasets, generators } = await importWorldSources();
  const from = performance.now();
  let figures: WorldFigures;
  let bytes: number;
  if (values.sql === undefined) {
    const path = join(cache, `world/${version}.${process.pid}.measured`);
    figures = makeWorldFile(path, version, datasets, generators);
    bytes = statSync(path).size;
    rmSync(path);
  } else {
    const file = createWriteStream(values.sql);
    figures = writeWorldSql((statement) => void file.write(`${statement}\n`), version, datasets, generators);
    file.end();
    await finished(file);
    bytes = statSync(values.sql).size;
  }
  const ms = performance.now() - from;
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ version, ...figures, bytes, ms })}\n`);
    return 0;
  }
  const row = (kind: string, records: string, size: string, took: string): void =>
    void process.stdout.write(`${kind.padEnd(28)}${records.padStart(10)}${size.padStart(12)}${took.padStart(11)}\n`);
  const mb = (n: number): string => `${(n / 1e6).toFixed(2)} MB`;
  row("kind", "records", "as JSON", "made in");
  for (const kind of figures.kinds)
    row(kind.kind, String(kind.records), mb(kind.bytes), `${(kind.ms / 1000).toFixed(2)} s`);
  const records = figures.kinds.reduce((sum, kind) => sum + kind.records, 0);
  row("all, as stored", String(records), mb(bytes), `${(ms / 1000).toFixed(2)} s`);
  process.stdout.write(`version ${version}, records ${figures.hash}\n`);
  return 0;
}
