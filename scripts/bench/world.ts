// `./phonebooth bench world`: measures the world at its full size behind the real server. A copy of this project gets a
// dataset of 350,000 records, and is otherwise built and served unchanged. The benchmark sends the kinds of queries
// that phones send.
import { execFile, spawn } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { Rng } from "#state/rng.ts";
import { cache, root } from "../env.ts";
import { zones } from "./synthetic-world.ts";
import type { WorldFigures } from "../build/world-file.ts";
import { quantile } from "./measurements.ts";
import { square } from "#state/portable-math.ts";

const copy = join(cache, "bench-world");
/**
 * The environment variables of the commands that run in the copy. CDP_URL is set, although nothing is drawn, because
 * the commands would otherwise unpack a separate browser.
 */
const env = { ...process.env, CDP_URL: "http://127.0.0.1:9" };

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
const figures: Record<string, unknown> = {};
function printTimes(what: string, xs: readonly number[], more = ""): void {
  const [p50, p99] = [quantile(xs, 0.5), quantile(xs, 0.99)];
  figures[what] = { p50, p99 };
  printLine(
    `${what.padEnd(58)}${`${p50.toFixed(1)} ms`.padStart(10)}${`p99 ${p99.toFixed(1)} ms`.padStart(16)}   ${more}`,
  );
}

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      records: { type: "string", default: "350000" },
      quick: { type: "boolean", default: false },
      out: { type: "string", default: "bench-world.json" },
    },
  });
  const n = values.quick ? 25 : 100;
  copyProject(Number(values.records));
  try {
    await build();
    await measure(n);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  writeFileSync(join(root, values.out), `${JSON.stringify(figures, null, 2)}\n`);
  printLine(`\nThese figures hold for this machine at this time. Written to ${values.out}.`);
  return 0;
}

function copyProject(records: number): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const parts = [
    "src",
    "scripts",
    "clients",
    "tasks",
    "public",
    "package.json",
    "package-lock.json",
    "phonebooth",
    "wrangler.toml",
  ];
  for (const part of [...parts, ".env", "vite.config.ts"])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const folder = join(copy, "src/world/load");
  mkdirSync(folder);
  const from = 'from "../../../scripts/bench/synthetic-world.ts";';
  writeFileSync(join(folder, "index.ts"), `export { load as default } ${from}\n`);
  writeFileSync(join(folder, "generate.ts"), `import { loadOf } ${from}\nexport default loadOf(${records});\n`);
  // Measures the size of a shard of records as a static file.
  for (const kb of [30, 300]) {
    const shard = Array.from({ length: kb * 2 }, (_, i) => ({ id: `v${i}`, text: "火锅".repeat(78) }));
    writeFileSync(join(copy, `public/shard-${kb}.json`), JSON.stringify(shard));
  }
}

async function build(): Promise<void> {
  const { stdout } = await promisify(execFile)(join(copy, "phonebooth"), ["world", "--json"], {
    cwd: copy,
    env,
    maxBuffer: 1 << 24,
  });
  const made = JSON.parse(stdout) as WorldFigures & { bytes: number; ms: number };
  for (const { kind, records, bytes, ms } of made.kinds)
    printLine(
      `${kind.padEnd(24)}${String(records).padStart(9)} records${(bytes / 1e6).toFixed(1).padStart(8)} MB${(ms / 1000).toFixed(1).padStart(7)} s`,
    );
  const records = made.kinds.reduce((sum, kind) => sum + kind.records, 0);
  printLine(
    `${"file".padEnd(24)}${String(records).padStart(9)} records${(made.bytes / 1e6).toFixed(1).padStart(8)} MB${(made.ms / 1000).toFixed(1).padStart(7)} s\n`,
  );
  figures["build"] = { records, bytes: made.bytes, ms: made.ms, kinds: made.kinds };
}

async function measure(n: number): Promise<void> {
  const from = performance.now();
  const server = await serve();
  printLine(
    `server up after ${((performance.now() - from) / 1000).toFixed(1)} s, including the world file and the builds`,
  );
  try {
    const found = await fetch(`${server.url}/world/none/load/find`);
    const [version] = /[0-9a-f]{12}/.exec(((await found.json()) as { detail: string }).detail)!;
    const base = `${server.url}/world/${version}/load`;
    const get = async (url: string): Promise<number> => {
      const start = performance.now();
      const response = await fetch(url);
      await response.json();
      if (!response.ok) throw new Error(`${response.status} ${url}`);
      return performance.now() - start;
    };
    const r = Rng.of("bench");
    const asks = questions(r);
    for (const ask of Object.values(asks)) for (let i = 0; i < 3; i++) await get(base + ask());
    printLine("\nOne client: each request for the first time, then again from the worker's memory:");
    for (const [what, ask] of Object.entries(asks)) {
      const urls = [...new Set(Array.from({ length: n }, () => base + ask()))];
      const cold: number[] = [];
      for (const url of urls) cold.push(await get(url));
      const kept: number[] = [];
      for (const url of urls.slice(-20)) kept.push(await get(url));
      printTimes(what, cold, `again ${quantile(kept, 0.5).toFixed(1)} ms`);
    }
    for (const kb of [30, 300]) {
      const shard: number[] = [];
      for (let i = 0; i < n; i++) shard.push(await get(`${server.url}/shard-${kb}.json`));
      printTimes(`a static shard of ${kb} KB, for comparison`, shard);
    }
    await measureCrowd(asks, base, get, n);
  } finally {
    server.stop();
  }
}

/** Makes new questions of each kind, without repetition. */
function questions(r: Rng): Readonly<Record<string, () => string>> {
  const q = (text: string): string => encodeURIComponent(text);
  const two = [..."山水火锅猫狗春夏秋冬风雨花鸟海城市夜晚咖啡音乐电影旅行摄影手工木头面包蛋糕自行车公园"];
  const word = (): string => r.pick(two) + r.pick(two);
  const page = (most: number): string => `page=${r.int(0, most)}`;
  return {
    "a record by its id": () => `/video?id=v${r.int(0, 60_000)}`,
    "20 records by their ids": () =>
      `/videos?${Array.from({ length: 20 }, () => `ids=v${r.int(0, 60_000)}`).join("&")}`,
    "a page of a feed, in rank order": () => `/find?${page(500)}`,
    "a page of a feed, filtered and sorted": () => `/find?zone=${r.pick(zones)}&sort=likes&${page(200)}`,
    "comments on a video, sorted": () => `/comments?of=v${Math.floor(60_000 * square(r.next()))}&sort=likes`,
    "search, a frequent word, any page": () => `/find?q=${q("火锅")}&${page(100)}&seconds_min=${r.int(0, 300)}`,
    "search, two characters, first page": () => `/find?q=${q(word())}`,
    "search, one character, first page": () => `/find?q=${q(r.pick(two))}&zone=${r.pick(zones)}`,
    "search, the beginning of a Latin word": () =>
      `/find?q=${r.pick(["a", "am", "s", "sl", "w", "ti", "co"])}&${page(40)}`,
    "search, two words, sorted": () => `/find?q=${q(`猫 ${word()}`)}&sort=likes`,
    "search, a frequent word, sorted": () => `/find?q=${q("火锅")}&sort=oldest&${page(90)}`,
    "search for people": () => `/people?q=${q(r.pick(two))}&${page(20)}`,
  };
}

async function measureCrowd(
  asks: Readonly<Record<string, () => string>>,
  base: string,
  get: (url: string) => Promise<number>,
  n: number,
): Promise<void> {
  const all = Object.values(asks);
  const r = Rng.of("crowd");
  const urls = Array.from({ length: n * 32 }, () => base + r.pick(all)());
  const times: number[] = [];
  const from = performance.now();
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      for (let url = urls.pop(); url !== undefined; url = urls.pop()) times.push(await get(url));
    }),
  );
  const seconds = (performance.now() - from) / 1000;
  printLine("");
  printTimes("32 clients at once, all requests above mixed", times, `${(times.length / seconds).toFixed(0)} a second`);
  figures["a second, 32 clients"] = times.length / seconds;
}

async function serve(): Promise<{ url: string; stop(): void }> {
  const child = spawn(join(copy, "phonebooth"), ["serve", "--port", "0", "--memory", "--quiet"], {
    cwd: copy,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const [, found] = /ready: (http:\/\/\S+?)\/ /.exec(said) ?? [];
      if (found) resolve(found);
    });
    child.once("exit", () => reject(new Error("the server did not start")));
  });
  return { url, stop: () => void child.kill("SIGTERM") };
}
