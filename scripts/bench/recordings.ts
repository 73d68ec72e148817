// Measures phones on a graph: steps with their pictures, and the memory of a thousand idle phones.
import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Client, Env } from "../../clients/typescript/src/client.ts";
import type { Action } from "#contract/action.ts";
import type { Graph } from "#recordings/graph.ts";
import { Rng } from "#state/rng.ts";
import { hibernationMs, treeBytes, workerdOf } from "./memory.ts";
import type { BenchServer } from "./start.ts";
import { ms, p50, p95, report, sleep, measureMs } from "./measurements.ts";

const [width, height] = [1080, 2400];
const nodes = 8;
const swipeAction: Action = { type: "SWIPE", point1: [500, 750], point2: [500, 350] };
const pictureOptions = { screenshot: "base64" } as const;

/**
 * Returns a picture that consists of dots of 3×3 pixels in 4 greys. The picture has as many bytes as a picture of an
 * app.
 */
async function pictureOf(seed: number): Promise<Buffer> {
  const rng = Rng.of(seed, "bench-ring");
  const [w, h] = [width / 3, height / 3];
  const dots = Buffer.from(Array.from({ length: w * h }, () => 85 * rng.int(0, 3)));
  return sharp(dots, { raw: { width: w, height: h, channels: 1 } })
    .resize(width, height, { kernel: "nearest" })
    .png({ palette: true, colours: 4 })
    .toBuffer();
}

/** Uploads a graph whose nodes form a ring. */
export async function uploadRing(client: Client): Promise<{ readonly id: string; readonly bytes: number }> {
  const pictures = await Promise.all(Array.from({ length: nodes }, (_, i) => pictureOf(i)));
  const named = pictures.map((bytes) => ({
    bytes,
    name: `${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.png`,
  }));
  const does = { type: "SWIPE", direction: "up", distance: 400, area: null, target: null } as const;
  const graph: Graph = {
    format: "phonebooth-graph-1",
    id: "bench-ring",
    mode: "picture",
    task: null,
    instruction: "Go round.",
    budget: 1000,
    size: { width, height },
    history: false,
    start: "n0",
    goals: ["n1"],
    nodes: Object.fromEntries(
      named.map(({ name }, i) => [
        `n${i}`,
        {
          picture: name,
          clock: null,
          elements: null,
          touchable: [],
          app: null,
          screen: null,
          label: null,
          wrong: false,
        },
      ]),
    ),
    edges: named.map((_, i) => ({ from: `n${i}`, to: `n${(i + 1) % nodes}`, does, runs: ["ring"] })),
    conflicts: [],
    runs: [],
  };
  await client.putGraph(graph);
  for (const { name, bytes } of named) await client.putPicture(graph.id, name, bytes);
  return { id: graph.id, bytes: p50(pictures.map(({ length }) => length)) };
}

export async function measureGraphPhones(client: Client, served: BenchServer, quick: boolean): Promise<void> {
  const { id, bytes } = await uploadRing(client);
  const made = (): Promise<Env> => client.create({ graph: id, idle_seconds: 3600 });
  // More than nine equal actions in a row count as a loop.
  const action = (i: number): Action => (i % 9 === 8 ? { type: "NOOP" } : swipeAction);

  const calls: number[] = [];
  for (let i = 0; i < 200; i++) calls.push(await measureMs(() => client.version()));
  report("a call that does nothing, for comparison, p50", ms(p50(calls)), "", null, p50(calls));

  const one = await made();
  const each: number[] = [];
  for (let i = 0; i < (quick ? 200 : 600); i++) each.push(await measureMs(() => one.step(action(i), pictureOptions)));
  report(
    `step on a graph, with a picture of ${Math.round(bytes / 1000)} kB, p50`,
    `${ms(p50(each))} (p95 ${ms(p95(each))})`,
    "5 ms",
    p50(each) <= 5,
    { p50: p50(each), p95: p95(each), bytes },
  );

  const lanes = 8;
  const steps = quick ? 100 : 400;
  for (const [what, wish] of [
    ["with pictures", pictureOptions],
    ["without", { screenshot: "none" }],
  ] as const) {
    const envs = await Promise.all(Array.from({ length: lanes }, made));
    const took = await measureMs(() =>
      Promise.all(
        envs.map(async (env) => {
          for (let i = 0; i < steps; i++) await env.step(action(i), wish);
        }),
      ),
    );
    const rate = (lanes * steps * 1000) / took;
    report(`steps a second on graphs, ${lanes} phones in parallel, ${what}`, rate.toFixed(0), "500", rate >= 500, rate);
    await Promise.all(envs.map((env) => env.remove()));
  }
  // Half of the cost of a call is overhead, so each call contains many steps. While the server works on one batch, the
  // client prepares the other batch.
  const many = await Promise.all(Array.from({ length: 64 }, made));
  const rounds = quick ? 5 : 20;
  const halves = [many.slice(0, 32), many.slice(32)];
  for (const [what, observation] of [
    ["with pictures", pictureOptions],
    ["without", { screenshot: "none" }],
  ] as const) {
    await Promise.all(many.map((env) => env.reset()));
    const took = await measureMs(() =>
      Promise.all(
        halves.map(async (envs) => {
          for (let i = 0; i < rounds; i++) {
            const { answers } = await client.batch(
              envs.map(({ id: env, tokens }) => ({
                op: "step",
                env,
                token: tokens.agent,
                action: action(i),
                observation,
              })),
            );
            if (answers.some(({ status }) => status !== 200)) throw new Error("a step of a batch was refused");
          }
        }),
      ),
    );
    const rate = (many.length * rounds * 1000) / took;
    report(`steps a second on graphs, 2 batches of 32, ${what}`, rate.toFixed(0), "500", rate >= 500, rate);
  }
  await Promise.all([one, ...many].map((env) => env.remove()));
  await measureIdleMemory(made, served, quick ? 300 : 1000);
}

async function measureIdleMemory(made: () => Promise<Env>, served: BenchServer, phones: number): Promise<void> {
  if (process.platform !== "linux") return;
  const workerd = workerdOf(served.pid);
  const idle: Env[] = [];
  const make = async (): Promise<void> => {
    for (let i = 0; i < phones; i += 25) idle.push(...(await Promise.all(Array.from({ length: 25 }, made))));
    await sleep(hibernationMs);
  };
  // An allocator does not return all freed memory, so the memory is measured before and after the second half of the
  // phones is created.
  await make();
  const base = treeBytes(workerd);
  await make();
  const grown = (treeBytes(workerd) - base) / phones;
  report(
    `memory per idle phone on a graph, ${phones} more beside ${phones}`,
    `${(grown / 1e3).toFixed(1)} KB`,
    "10 KB",
    grown <= 10e3,
    grown,
  );
  await Promise.all(idle.map((env) => env.remove()));
}
