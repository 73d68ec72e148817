// Steps with their pictures, against the bare browser.
import type { Client, Env } from "../../clients/typescript/src/client.ts";
import type { Action } from "../../src/contract/action.ts";
import type { Chrome } from "../chrome.ts";
import { bare, big, phoneOn, swipe, type Bare, type Size } from "./bare.ts";
import { ms, p50, p95, report, timed } from "./table.ts";

/** Phones of a group, too. */
export const lanes = 8;

export async function steps(
  client: Client,
  chrome: Chrome,
  url: string,
  n: number,
  size: Size,
  name: string,
): Promise<void> {
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

  const envs = await Promise.all(Array.from({ length: lanes }, () => phoneOn(client, size)));
  await inParallel(chrome, url, envs, size, Math.max(6, Math.floor(n / 4)), `${lanes} phones in parallel, ${name}`);
  await Promise.all(envs.map((e) => e.remove()));
}

/** Phones that have Notes open, each on its own way, against as many bare tabs. */
export async function inParallel(
  chrome: Chrome,
  url: string,
  envs: readonly Env[],
  size: Size,
  each: number,
  name: string,
): Promise<void> {
  const tabs: Bare[] = [];
  for (const lane of envs.keys()) tabs.push(await bare(chrome, url, size, `lane${lane}`));
  const rate = async (step: (lane: number, i: number) => Promise<unknown>): Promise<number> => {
    const took = await timed(() =>
      Promise.all(
        Array.from(envs, async (_, lane) => {
          for (let i = 0; i < each; i++) await step(lane, i);
        }),
      ),
    );
    return (envs.length * each * 1000) / took;
  };
  const [oursRate, bareRate]: [number[], number[]] = [[], []];
  for (let round = 0; round < 3; round++) {
    oursRate.push(await rate((lane, i) => envs[lane]!.step(swipe(i), { screenshot: "base64" })));
    bareRate.push(await rate((lane, i) => tabs[lane]!.step(i)));
  }
  report(
    `steps a second, ${name}`,
    `${p50(oursRate).toFixed(1)} = ${(p50(oursRate) / p50(bareRate)).toFixed(2)} × bare ${p50(bareRate).toFixed(1)}`,
    "0.8 × bare",
    p50(oursRate) >= 0.8 * p50(bareRate),
    { ours: oursRate, bare: bareRate },
  );
  await Promise.all(tabs.map((t) => t.tab.close()));
}

/**
 * What was drawn once is not drawn again: the first pictures of a group, an episode played again, and a group whose
 * members agree for a while. The bare browser draws them all.
 */
export async function remembered(client: Client, chrome: Chrome, url: string, steps: number): Promise<void> {
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
