// Measures every budget beside the baseline that it is a ratio of, in the same run, and writes bench.json.
import { load } from "./page.ts";
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { Client, type Env } from "../src/benchmark/agent/client.ts";
import type { Action } from "../src/contract/action.ts";
import { phone } from "../src/apps/phone.ts";
import { bootOf } from "../src/judge/instance.ts";
import { judge, tasks } from "../tasks/book.ts";
import { fetchedBy, isCode } from "../test/support/fetched.ts";
import { startChrome, type Chrome, type Tab } from "./chrome.ts";
import { rehearsed } from "./coverage.ts";
import { root } from "./env.ts";
import { weightOf } from "./weight.ts";
import { workerStarts } from "./worker-start.ts";
import { localWorld } from "./world-file.ts";

interface Row {
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
  readonly ok: boolean | null;
}
interface Size {
  readonly width: number;
  readonly height: number;
  readonly dpr: number;
}
const big: Size = { width: 360, height: 800, dpr: 3 };
const small: Size = { width: 360, height: 800, dpr: 1 };
const rows: Row[] = [];
const figures: Record<string, unknown> = {};

const sorted = (xs: readonly number[]): number[] => xs.toSorted((a, b) => a - b);
const quantile = (xs: readonly number[], q: number): number =>
  sorted(xs)[Math.min(xs.length - 1, Math.floor(xs.length * q))] ?? Number.NaN;
const p50 = (xs: readonly number[]): number => quantile(xs, 0.5);
const p95 = (xs: readonly number[]): number => quantile(xs, 0.95);
const ms = (n: number): string => `${n.toFixed(n < 10 ? 1 : 0)} ms`;
const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
function report(what: string, measured: string, budget: string, ok: boolean | null, figure: unknown): void {
  rows.push({ what, measured, budget, ok });
  figures[what] = figure;
  process.stdout.write(
    `${ok === null ? " " : ok ? "✓" : "✗"} ${what.padEnd(58)}${measured.padStart(34)}   ${budget}\n`,
  );
}
/** Each moves the whole list, so that all of the glass is drawn again. */
const swipe = (i: number): Action =>
  ({ type: "SWIPE", point1: [500, i % 2 === 0 ? 750 : 350], point2: [500, i % 2 === 0 ? 350 : 750] }) as Action;

interface Bare {
  readonly tab: Tab;
  step(i: number): Promise<number>;
}
async function bare(chrome: Chrome, url: string, size: Size, key: string): Promise<Bare> {
  const tab = await chrome.open(`${url}/screen`, size);
  const boot = { ...bootOf("en", 1), device: size };
  await load(tab, { key, version: 0, state: phone.boot(boot) });
  let version = 0;
  const perform = async (action: unknown): Promise<void> => {
    await tab.evaluate(
      `phonebooth.perform(${JSON.stringify({ key, version: version++, action, tickMs: 1000, elements: false })})`,
    );
  };
  await perform({ type: "AWAKE", value: "notes" });
  return {
    tab,
    step: async (i) => {
      const from = performance.now();
      await perform(swipe(i));
      await tab.capture();
      return performance.now() - from;
    },
  };
}
async function phoneOn(client: Client, size: Size): Promise<Env> {
  const env = await client.create({ device: size, idle_seconds: 3600 });
  await env.step({ type: "AWAKE", value: "notes" });
  return env;
}
async function timed(run: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await run();
  return performance.now() - from;
}

export async function main(args: string[]): Promise<number> {
  if (args[0] === "world") return (await import("./bench-world.ts")).main(args.slice(1));
  const { values } = parseArgs({
    args,
    options: { quick: { type: "boolean", default: false }, out: { type: "string", default: "bench.json" } },
  });
  const n = values.quick ? 20 : 60;
  await coldStart();
  const starts = await workerStarts(5);
  report("worker start, parse and evaluate, p50", ms(p50(starts)), "250 ms", p50(starts) <= 250, starts);
  const served = await serve();
  const chrome = await startChrome();
  try {
    // Steps are measured as they cost when nobody has done them before.
    const client = new Client(served.url, served.key, { fresh: true });
    const resident = await residentWithOnePhone(client, served.pid);
    await steps(client, chrome, served.url, n, big, "1080×2400");
    await steps(client, chrome, served.url, n, small, "360×800");
    await smallCalls(client, n);
    await remembered(new Client(served.url, served.key), chrome, served.url, values.quick ? 6 : 15);
    await memory(client, chrome, served, values.quick ? 200 : 1000);
    report("server + browser + one phone, resident", mb(resident), "450 MB", resident <= 450e6, resident);
    await pageWeight(chrome, served.url);
  } finally {
    chrome.stop();
    served.stop();
  }
  writeFileSync(resolve(root, values.out), `${JSON.stringify({ rows, figures }, null, 2)}\n`);
  const missed = rows.filter((r) => r.ok === false).length;
  process.stdout.write(
    `\n${rows.length} budgets, ${missed} missed. Figures are of this machine and this moment; ratios travel, milliseconds do not. Written to ${values.out}.\n`,
  );
  return 0;
}

async function steps(client: Client, chrome: Chrome, url: string, n: number, size: Size, name: string): Promise<void> {
  const env = await phoneOn(client, size);
  const alone = await bare(chrome, url, size, "alone");
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let i = -6; i < n; i++) {
    // In turn, so that a slow moment of the machine hits both.
    const a = await timed(() => env.step(swipe(i + 6), { screenshot: "base64" }));
    const b = await alone.step(i + 6);
    if (i < 0) continue;
    ours.push(a);
    theirs.push(b);
  }
  const figure = { ours: { p50: p50(ours), p95: p95(ours) }, bare: { p50: p50(theirs), p95: p95(theirs) } };
  if (size.dpr === 3) {
    report(
      `step over HTTP, ${name}, p50`,
      `${ms(p50(ours))} = ${(p50(ours) / p50(theirs)).toFixed(2)} × bare ${ms(p50(theirs))}`,
      "1.6 × bare",
      p50(ours) <= 1.6 * p50(theirs),
      figure,
    );
    report(
      `step over HTTP, ${name}, p95`,
      `${ms(p95(ours))} = ${(p95(ours) / p95(theirs)).toFixed(2)} × bare ${ms(p95(theirs))}`,
      "2.5 × bare",
      p95(ours) <= 2.5 * p95(theirs),
      figure,
    );
  } else
    report(
      `step over HTTP, ${name}, p50`,
      `${ms(p50(ours))} (p95 ${ms(p95(ours))}, bare ${ms(p50(theirs))})`,
      "30 ms",
      p50(ours) <= 30,
      figure,
    );
  await alone.tab.close();
  await env.remove();

  const lanes = 8;
  const envs = await Promise.all(Array.from({ length: lanes }, () => phoneOn(client, size)));
  const tabs: Bare[] = [];
  for (let i = 0; i < lanes; i++) tabs.push(await bare(chrome, url, size, `lane${i}`));
  const each = Math.max(6, Math.floor(n / 4));
  const rate = async (step: (lane: number, i: number) => Promise<unknown>): Promise<number> => {
    const took = await timed(() =>
      Promise.all(
        Array.from({ length: lanes }, async (_, lane) => {
          for (let i = 0; i < each; i++) await step(lane, i);
        }),
      ),
    );
    return (lanes * each * 1000) / took;
  };
  const [oursRate, bareRate]: [number[], number[]] = [[], []];
  for (let round = 0; round < 3; round++) {
    oursRate.push(await rate((lane, i) => envs[lane]!.step(swipe(i), { screenshot: "base64" })));
    bareRate.push(await rate((lane, i) => tabs[lane]!.step(i)));
  }
  report(
    `steps a second, ${lanes} phones in parallel, ${name}`,
    `${p50(oursRate).toFixed(1)} = ${(p50(oursRate) / p50(bareRate)).toFixed(2)} × bare ${p50(bareRate).toFixed(1)}`,
    "0.8 × bare",
    p50(oursRate) >= 0.8 * p50(bareRate),
    { ours: oursRate, bare: bareRate },
  );
  await Promise.all([...envs.map((e) => e.remove()), ...tabs.map((t) => t.tab.close())]);
}

/**
 * What was drawn once is not drawn again: the first pictures of a group, an episode played again, and a group whose
 * members agree for a while. The bare browser draws them all.
 */
async function remembered(client: Client, chrome: Chrome, url: string, steps: number): Promise<void> {
  const k = 8;
  const picture = { screenshot: "base64" } as const;
  const alone = await bare(chrome, url, big, "remembered");
  const baseline: number[] = [];
  for (let i = 0; i < steps; i++) baseline.push(await alone.step(i));
  await alone.tab.close();
  const tell = (what: string, each: readonly number[], limit: number): void => {
    const mean = each.reduce((sum, x) => sum + x, 0) / each.length;
    const ratio = mean / p50(baseline);
    report(what, `${ms(mean)} = ${ratio.toFixed(2)} × bare ${ms(p50(baseline))}`, `${limit} × bare`, ratio <= limit, {
      each,
      bare: baseline,
    });
  };

  const parent = await phoneOn(client, big);
  const children = await parent.fork({ count: k });
  const firsts: number[] = [];
  for (const child of children) firsts.push(await timed(() => child.screenshot()));
  tell(`first pictures of ${k} forks, each`, firsts, 0.5);

  const play = async (env: Env): Promise<number[]> => {
    const each: number[] = [];
    for (let i = 0; i < steps; i++) each.push(await timed(() => env.step(swipe(i), picture)));
    return each;
  };
  const first = await client.create({ seed: 101 });
  await play(first);
  await first.reset();
  tell(`an episode of ${steps} steps played again, each`, await play(first), 0.5);

  // They agree for half of the way; then each goes its own.
  const group = await parent.fork({ count: k });
  const rollout = async (env: Env, member: number): Promise<number[]> => {
    const each: number[] = [];
    for (let i = 0; i < steps; i++) {
      const action: Action =
        i < steps / 2 ? swipe(i) : ({ type: "SWIPE", point1: [500, 750 - 10 * member], point2: [500, 350] } as Action);
      each.push(await timed(() => env.step(action, picture)));
    }
    return each;
  };
  const all: number[] = [];
  // One after another, so that a step's own time is measured and not that of a queue.
  for (const [member, env] of group.entries()) all.push(...(await rollout(env, member)));
  const agreed = all.filter((_, i) => i % steps < steps / 2);
  tell(`a group of ${k}, where its members agree, a step`, agreed, 0.5);
  tell(`the same group over its whole way, a step`, all, 1);
  await Promise.all([parent, first, ...children, ...group].map((env) => env.remove()));
}

async function smallCalls(client: Client, n: number): Promise<void> {
  const env = await phoneOn(client, big);
  const times = async (count: number, run: (i: number) => Promise<unknown>): Promise<number[]> => {
    await run(-1);
    const out: number[] = [];
    for (let i = 0; i < count; i++) out.push(await timed(() => run(i)));
    return out;
  };
  const tell = (what: string, xs: readonly number[], limit: number): void =>
    report(what, `${ms(p50(xs))} (p95 ${ms(p95(xs))})`, ms(limit), p50(xs) <= limit, { p50: p50(xs), p95: p95(xs) });
  tell("step without a screenshot, p50", await times(n, (i) => env.step(swipe(i + 1), { screenshot: "none" })), 12);
  // The clock in the status bar may turn a minute on the way: that is another picture.
  const pictures: string[] = [];
  const still = await times(n, async () => {
    pictures.push(JSON.stringify((await env.step({ type: "NOOP" })).observation.screenshot));
  });
  const redrawn = pictures.filter((picture, k) => k > 0 && picture !== pictures[k - 1]).length;
  const kept = redrawn <= Math.ceil(pictures.length / 60);
  report(
    "step that changed nothing: the picture is not drawn again",
    `${ms(p50(still))}, other bytes ${redrawn} of ${pictures.length} times`,
    "a minute's turn",
    kept,
    { p50: p50(still), redrawn },
  );
  const [task] = await client.tasks();
  const created: Env[] = [];
  tell(
    "create a phone on a task and get its first screenshot",
    await times(Math.min(n, 20), async (i) => {
      created.push(await client.create({ task: task!.id, seed: i + 1, observation: { screenshot: "base64" } }));
    }),
    150,
  );
  const empty = await times(n, () => client.json("/v1/health"));
  const snapshots = await times(n, () => env.snapshot());
  const own = Math.max(0, p50(snapshots) - p50(empty));
  report(
    "snapshot, over an empty call",
    `${ms(own)} (call ${ms(p50(snapshots))}, empty ${ms(p50(empty))})`,
    "2 ms",
    own <= 2,
    { call: p50(snapshots), empty: p50(empty) },
  );
  const { snapshot } = await env.snapshot();
  tell("restore, undrawn", await times(n, () => env.restore(snapshot)), 20);
  const forks = await times(5, async () => {
    created.push(...(await env.fork({ count: 32 })));
  });
  report(
    "fork, each child of 32",
    `${ms(p50(forks) / 32)} (whole call ${ms(p50(forks))})`,
    "5 ms",
    p50(forks) / 32 <= 5,
    { perChild: p50(forks) / 32 },
  );
  const judging = await judgeTimes(n);
  report("judge one episode", `${ms(p50(judging))} (p95 ${ms(p95(judging))})`, "1 ms", p50(judging) <= 1, {
    p50: p50(judging),
    p95: p95(judging),
  });
  await Promise.all([env, ...created].map((e) => e.remove()));
}

/** The judge alone, on played episodes of every task. */
async function judgeTimes(n: number): Promise<number[]> {
  const world = await localWorld();
  const times: number[] = [];
  for (const id of tasks.keys()) {
    const { instance, start, state } = await rehearsed(phone, id, 1, "en", world);
    for (let i = 0; i < n; i++) {
      const from = performance.now();
      judge(instance, start, state, { outcome: "complete", steps: 9, reward: null });
      times.push(performance.now() - from);
    }
  }
  return times;
}

/** Memory of a process and everything it started, shared pages counted once. */
function treeBytes(pid: number): number {
  let kb = 0;
  for (const line of readFileSync(`/proc/${pid}/smaps_rollup`, "utf8").split("\n"))
    if (line.startsWith("Pss:")) kb += Number(/\d+/.exec(line)![0]);
  return kb * 1024 + childrenOf(pid).reduce((sum, child) => sum + treeBytes(child), 0);
}
function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8")
        .trim()
        .split(" ")
        .filter((c) => c !== "")
        .map(Number),
    );
  } catch {
    return [];
  }
}
const named = (pid: number, name: string): number[] =>
  childrenOf(pid).flatMap((child) => [
    ...(readFileSync(`/proc/${child}/comm`, "utf8").includes(name) ? [child] : []),
    ...named(child, name),
  ]);
const rest = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

async function residentWithOnePhone(client: Client, pid: number): Promise<number> {
  const env = await phoneOn(client, big);
  await env.step(swipe(0));
  const bytes = process.platform === "linux" ? treeBytes(pid) : Number.NaN;
  await env.remove();
  return bytes;
}
/** A Durable Object without a socket is put to sleep after ten idle seconds. */
const asleepMs = 13_000;
async function memory(client: Client, chrome: Chrome, served: Served, phones: number): Promise<void> {
  if (process.platform !== "linux") return;
  const tabs = [await bare(chrome, served.url, big, "m0"), await bare(chrome, served.url, big, "m1")];
  for (const tab of tabs) await tab.step(0);
  const before = treeBytes(chrome.pid);
  const further = 8;
  for (let i = 0; i < further; i++) {
    const tab = await bare(chrome, served.url, big, `f${i}`);
    await tab.step(0);
    tabs.push(tab);
  }
  const perPage = (treeBytes(chrome.pid) - before) / further;
  report("memory per further page", mb(perPage), "12 MB", perPage <= 12e6, perPage);
  await Promise.all(tabs.map((t) => t.tab.close()));

  const workerd = named(served.pid, "workerd")[0]!;
  const idle: Env[] = [];
  const make = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i += 25)
      idle.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(25, count - i) }, () => client.create({ idle_seconds: 3600 })),
        )),
      );
  };
  // What an allocator has taken once it keeps: the second thousand shows what a thousand idle phones cost.
  await make(phones);
  await rest(asleepMs);
  const base = treeBytes(workerd);
  const took = await timed(() => make(phones));
  const awake = (treeBytes(workerd) - base) / phones;
  await rest(asleepMs);
  const grown = (treeBytes(workerd) - base) / phones;
  report(
    `memory per idle phone, ${phones} more beside ${phones}`,
    `${(grown / 1e3).toFixed(0)} KB (just made ${(awake / 1e3).toFixed(0)} KB, made in ${(took / phones).toFixed(1)} ms)`,
    "100 KB",
    grown <= 100e3,
    { grown, awake },
  );
  const lanes = 4;
  const queue = idle.slice(0, phones);
  let right = 0;
  const stepped = await timed(() =>
    Promise.all(
      Array.from({ length: lanes }, async () => {
        for (let env = queue.shift(); env; env = queue.shift()) {
          const done = await env.step({ type: "AWAKE", value: "notes" }, { screenshot: "base64" });
          if (done.step === 1 && done.observation.screenshot) right += 1;
        }
      }),
    ),
  );
  const after = treeBytes(served.pid);
  report(
    `${idle.length} idle phones, each stepped once, ${lanes} at a time`,
    `${right} right, ${(stepped / phones).toFixed(0)} ms each, ${mb(after)} in all`,
    "all right",
    right === phones,
    { right, stepped, after },
  );
  await Promise.all(idle.map((e) => e.remove()));
}

interface Served {
  readonly url: string;
  readonly key: string;
  readonly pid: number;
  stop(): void;
}
/** A server of its own, as a user starts it. */
async function serve(): Promise<Served> {
  const child = spawn(join(root, "phonebooth"), ["serve", "--port", "0", "--memory", "--quiet"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const line = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (/#key=\S+/.test(said)) resolve(said);
    });
    child.once("exit", () => reject(new Error("the server did not start")));
  });
  const [, url, key] = /(http:\/\/\S+?)\/#key=(\S+)/.exec(line)!;
  return { url: url!, key: key!, pid: child.pid!, stop: () => void child.kill("SIGTERM") };
}
async function coldStart(): Promise<void> {
  const warm = await serve();
  warm.stop();
  await rest(1500);
  const times: number[] = [];
  for (let i = 0; i < 3; i++) {
    const from = performance.now();
    const served = await serve();
    const up = performance.now() - from;
    const env = await new Client(served.url, served.key).create({ observation: { screenshot: "base64" } });
    times.push(performance.now() - from - up);
    if (!env.created?.observation.screenshot) throw new Error("no first screenshot");
    served.stop();
    await rest(1500);
  }
  report(
    "cold start: server up → first screenshot of the first phone",
    ms(p50(times)),
    "3000 ms",
    p50(times) <= 3000,
    times,
  );
}
/** What a browser fetched to draw one app, as gzip: scripts and styles, fonts apart. */
async function pageWeight(chrome: Chrome, url: string): Promise<void> {
  const { firstScreen, opened } = await fetchedBy(chrome, url, "notes");
  const code = weightOf([...firstScreen, ...opened].filter(isCode));
  const fonts = weightOf([...firstScreen, ...opened].filter((file) => file.endsWith(".woff2")));
  report(
    "production page, gzip: shell + one app",
    `${code.kilobytes.toFixed(0)} KB in ${code.requests} files, fonts ${fonts.kilobytes.toFixed(0)} KB in ${fonts.requests}`,
    "250 KB",
    code.kilobytes <= 250,
    { code, fonts, firstScreen, opened },
  );
}
