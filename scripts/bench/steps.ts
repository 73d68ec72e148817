// Measures steps with their pictures, and compares their times with those of a browser without the server.
import type { Client, Env } from "../../clients/typescript/src/client.ts";
import type { Action } from "#contract/action.ts";
import type { Chrome } from "../build/chrome.ts";
import { openBaseline, largeSize, createPhone, swipe, type BaselineTab, type Size } from "./baseline.ts";
import { ms, p50, p95, report, measureMs } from "./measurements.ts";

/** The number of parallel phones, and of the members of a group. */
export const parallelPhones = 8;

export async function measureSteps(
  client: Client,
  chrome: Chrome,
  url: string,
  n: number,
  size: Size,
  name: string,
): Promise<void> {
  const env = await createPhone(client, size);
  const alone = await openBaseline(chrome, url, size, "alone");
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let i = -6; i < n; i++) {
    // Alternates between the phone and the browser without the server, so that a slow moment of the machine affects
    // the times of both.
    const a = await measureMs(() => env.step(swipe(i + 6), { screenshot: "base64" }));
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

  const envs = await Promise.all(Array.from({ length: parallelPhones }, () => createPhone(client, size)));
  await measureParallel(
    chrome,
    url,
    envs,
    size,
    Math.max(6, Math.floor(n / 4)),
    `${parallelPhones} phones in parallel, ${name}`,
  );
  await Promise.all(envs.map((e) => e.remove()));
}

/**
 * Measures phones with Notes open, and compares their steps with the steps of the same number of tabs without a server.
 * Each phone has its own actions.
 */
export async function measureParallel(
  chrome: Chrome,
  url: string,
  envs: readonly Env[],
  size: Size,
  each: number,
  name: string,
): Promise<void> {
  const tabs: BaselineTab[] = [];
  for (const lane of envs.keys()) tabs.push(await openBaseline(chrome, url, size, `lane${lane}`));
  const rate = async (step: (lane: number, i: number) => Promise<unknown>): Promise<number> => {
    const took = await measureMs(() =>
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
 * Measures three uses of the cache: the first pictures of a group, a repeated episode, and a group whose members act
 * alike for a while. Compares the times with those of a browser without the server, which draws every picture.
 */
export async function measureCache(client: Client, chrome: Chrome, url: string, steps: number): Promise<void> {
  const k = 8;
  const picture = { screenshot: "base64" } as const;
  const alone = await openBaseline(chrome, url, largeSize, "remembered");
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

  const parent = await createPhone(client, largeSize);
  const children = await parent.fork({ count: k });
  const firsts: number[] = [];
  for (const child of children) firsts.push(await measureMs(() => child.screenshot()));
  tell(`first picture of each of ${k} forks`, firsts, 0.5);

  const play = async (env: Env): Promise<number[]> => {
    const each: number[] = [];
    for (let i = 0; i < steps; i++) each.push(await measureMs(() => env.step(swipe(i), picture)));
    return each;
  };
  const first = await client.create({ seed: 101 });
  await play(first);
  await first.reset();
  tell(`replay of an episode of ${steps} steps, per step`, await play(first), 0.5);

  // The members act alike for the first half. Then their actions differ.
  const group = await parent.fork({ count: k });
  const rollout = async (env: Env, member: number): Promise<number[]> => {
    const each: number[] = [];
    for (let i = 0; i < steps; i++) {
      const action: Action =
        i < steps / 2 ? swipe(i) : ({ type: "SWIPE", point1: [500, 750 - 10 * member], point2: [500, 350] } as Action);
      each.push(await measureMs(() => env.step(action, picture)));
    }
    return each;
  };
  const all: number[] = [];
  // Runs the members one after another, so that the time of a step does not include a queue.
  for (const [member, env] of group.entries()) all.push(...(await rollout(env, member)));
  const agreed = all.filter((_, i) => i % steps < steps / 2);
  tell(`group of ${k}, per step while all members act alike`, agreed, 0.5);
  tell(`the same group, per step of the whole episode`, all, 1);
  await Promise.all([parent, first, ...children, ...group].map((env) => env.remove()));
}
