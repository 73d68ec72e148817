// `./phonebooth bench users`: measures steps without pictures, and their processor time by process. The phones scroll,
// or are touched at random, or are members of groups that act alike or differ.
import { parseArgs } from "node:util";
import { Client, type Env } from "../../clients/typescript/src/client.ts";
import type { Action } from "#contract/action.ts";
import { Rng } from "#state/rng.ts";
import { phone } from "#apps/phone.ts";
import { largeSize, createPhone, smallSize, swipe } from "./baseline.ts";
import { processParts, perStep, processorTimes } from "./processor.ts";
import { startBenchServer, type BenchServer } from "./start.ts";
import { ms, p50, report, sleep } from "./measurements.ts";

type Act = (lane: number, i: number) => Action;

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { quick: { type: "boolean", default: false } } });
  const [forMs, rounds] = values.quick ? [3000, 1] : [8000, 5];
  const served = await startBenchServer();
  try {
    const client = new Client(served.url, served.key);
    // Requests uncached steps, because the server would answer steps of equal phones from the cache.
    const fresh = new Client(served.url, served.key, { fresh: true });
    const scrolled = (count: number, size: typeof largeSize) => (): Promise<Env[]> =>
      Promise.all(Array.from({ length: count }, () => createPhone(fresh, size)));
    const group = async (): Promise<Env[]> =>
      (await client.createGroup({ task: "notes/trash-rescue", seed: 1, size: 16 })).envs;
    const strangers = (): Promise<Env[]> =>
      Promise.all(Array.from({ length: 64 }, (_, i) => client.create({ seed: i + 1, idle_seconds: 3600 })));
    const byRandom = (): Act => {
      const hands = Array.from({ length: 64 }, (_, i) => Rng.of(i + 1, "user"));
      return (lane) => randomAction(hands[lane]!);
    };
    const scroll = (): Act => (_, i) => swipe(i);
    const loads = [
      ["1 phone, 1080×2400", scrolled(1, largeSize), scroll],
      ["8 phones, 360×800", scrolled(8, smallSize), scroll],
      ["8 phones, 1080×2400", scrolled(8, largeSize), scroll],
      ["64 random users", strangers, byRandom],
      ["group of 16 phones, random actions", group, byRandom],
      ["group of 16 phones, same actions", group, groupActions],
    ] as const;
    for (const [name, open, acts] of loads) {
      const found: Measured[] = [];
      for (let i = 0; i < rounds; i++) found.push(await measure(served, await open(), acts(), forMs));
      const middle = (of: (m: Measured) => number): number => p50(found.map(of));
      report(
        `steps per second without pictures, ${name}`,
        `${middle(({ rate }) => rate).toFixed(0)}, ${ms(middle(({ costPerStep }) => costPerStep.all))} of processor time`,
        "",
        null,
        found,
      );
      const parts = processParts.map((part) => `${part} ${middle(({ costPerStep }) => costPerStep[part]).toFixed(1)}`);
      process.stdout.write(`    ${parts.join(", ")} ms\n`);
    }
  } finally {
    served.stop();
  }
  return 0;
}

interface Measured {
  readonly rate: number;
  readonly costPerStep: ReturnType<typeof perStep>;
}
/** Measures the phones and then removes them. */
async function measure(served: BenchServer, envs: readonly Env[], act: Act, forMs: number): Promise<Measured> {
  const blind = { screenshot: "none" } as const;
  // The first step of a phone includes loading and drawing its page.
  await Promise.all(envs.map((env) => env.step({ type: "AWAKE", value: "notes" }, blind)));
  await sleep(500);
  const before = processorTimes(served.pid);
  const from = performance.now();
  let steps = 0;
  await Promise.all(
    envs.map(async (env, lane) => {
      for (let i = 0; performance.now() < from + forMs; i++, steps++) await env.step(act(lane, i), blind);
    }),
  );
  const took = performance.now() - from;
  const costPerStep = perStep(before, processorTimes(served.pid), steps);
  await Promise.all(envs.map((env) => env.remove()));
  return { rate: (steps * 1000) / took, costPerStep };
}

/**
 * Returns the actions of group members that follow one policy. The members tap the same controls, at points that differ
 * by a few pixels.
 */
function groupActions(): Act {
  const hands = Array.from({ length: 16 }, (_, i) => Rng.of(i + 1, "member"));
  return (lane, i) => {
    const action = randomAction(Rng.of(i, "policy"));
    const near = (n: number): number => Math.max(0, Math.min(1000, n + hands[lane]!.int(-6, 6)));
    return action.type === "CLICK" || action.type === "LONG_PRESS"
      ? { ...action, point: [near(action.point[0]), near(action.point[1])] }
      : action;
  };
}
function randomAction(r: Rng): Action {
  const point = (): [number, number] => [r.int(0, 1000), r.int(0, 1000)];
  const n = r.int(0, 99);
  if (n < 60) return { type: "CLICK", point: point() };
  if (n < 78) return { type: "SWIPE", point1: point(), point2: point() };
  if (n < 82) return { type: "LONG_PRESS", point: point() };
  if (n < 86) return { type: "TYPE", value: "milk" };
  if (n < 92) return { type: "BACK" };
  if (n < 95) return { type: "HOME" };
  return { type: "AWAKE", value: r.pick(phone.apps).id };
}
