// Measures calls that draw little or nothing.
import { phone } from "#apps/phone.ts";
import type { Client, Env } from "../../clients/typescript/src/client.ts";
import { judge, tasks } from "#tasks/catalog.ts";
import { playSolution } from "../build/coverage.ts";
import { localWorld } from "../build/world-file.ts";
import { largeSize, createPhone, swipe } from "./baseline.ts";
import { ms, p50, p95, report, measureMs } from "./measurements.ts";

export async function measureSmallCalls(client: Client, n: number): Promise<void> {
  const env = await createPhone(client, largeSize);
  const times = async (count: number, run: (i: number) => Promise<unknown>): Promise<number[]> => {
    await run(-1);
    const out: number[] = [];
    for (let i = 0; i < count; i++) out.push(await measureMs(() => run(i)));
    return out;
  };
  const tell = (what: string, xs: readonly number[], limit: number): void =>
    report(what, `${ms(p50(xs))} (p95 ${ms(p95(xs))})`, ms(limit), p50(xs) <= limit, { p50: p50(xs), p95: p95(xs) });
  tell("step without a screenshot, p50", await times(n, (i) => env.step(swipe(i + 1), { screenshot: "none" })), 12);
  // The clock in the status bar may advance by a minute between two pictures, which changes the picture.
  const pictures: string[] = [];
  const still = await times(n, async () => {
    pictures.push(JSON.stringify((await env.step({ type: "NOOP" })).observation.screenshot));
  });
  const redrawn = pictures.filter((picture, k) => k > 0 && picture !== pictures[k - 1]).length;
  const kept = redrawn <= Math.ceil(pictures.length / 60);
  report(
    "step that changes nothing: the picture is not redrawn",
    `${ms(p50(still))}, picture changed ${redrawn} of ${pictures.length} times`,
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
    "snapshot, minus the time of an empty call",
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
    "fork, per child of 32",
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

/** Measures only the judge's time, for played episodes of every task. */
async function judgeTimes(n: number): Promise<number[]> {
  const world = await localWorld();
  const times: number[] = [];
  for (const id of tasks.keys()) {
    const { instance, start, state } = await playSolution(phone, id, 1, "en", world);
    for (let i = 0; i < n; i++) {
      const from = performance.now();
      judge(instance, start, state, { outcome: "complete", steps: 9, reward: null });
      times.push(performance.now() - from);
    }
  }
  return times;
}
