// `./phonebooth bench scale`: creates, hibernates, wakes and steps thousands of phones on one machine, and restores
// them after a restart. Then computes, from the measured times of steps, what a hosted server needs and costs.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Client, type Env } from "../../clients/typescript/src/client.ts";
import { costOf, prices, type Units } from "./costs.ts";
import { startServer } from "../cli/server.ts";
import { formatTable } from "../cli/table.ts";
import { hibernationMs, treeBytes } from "./memory.ts";
import { ms, p50, quantile, report, sleep, measureMs } from "./measurements.ts";

const device = { width: 360, height: 800, dpr: 1 };
const concurrency = 16;
const sampleSize = 500;

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { quick: { type: "boolean", default: false } } });
  const phones = values.quick ? 1000 : 10_000;
  const kept = mkdtempSync(join(tmpdir(), "phonebooth-scale-"));
  try {
    let server = await startServer({ port: 0, kept, quiet: true });
    let client = new Client(server.url, server.adminKey);
    const base = memoryNow();
    const envs: Env[] = [];
    const made = await measureMs(async () => {
      envs.push(...(await runConcurrently(phones, () => client.create({ device, idle_seconds: 3600 }))));
    });
    const awake = memoryNow() - base;
    report(`${phones} phones made`, `${((phones / made) * 1000).toFixed(0)} a second`, "", null, made);
    await sleep(hibernationMs);
    const asleep = memoryNow() - base;
    report(
      "memory per phone, just created and hibernated",
      `${kb(awake / phones)}, ${kb(asleep / phones)}`,
      "",
      null,
      asleep,
    );
    const some = envs.filter((_, i) => i % Math.max(1, Math.floor(phones / sampleSize)) === 0);
    const woken = await stepped(some);
    report(
      "first step of a hibernated phone, without a picture, p50 / p99",
      formatTimes(woken.each),
      "",
      null,
      woken.each,
    );
    const again = await stepped(some);
    report(
      `steps without pictures, ${concurrency} at a time`,
      `${((some.length / again.took) * 1000).toFixed(0)} a second`,
      "",
      null,
      again.took,
    );
    // Requests uncached steps, because the server would answer steps of equal phones from the cache.
    const fresh = new Client(server.url, server.adminKey, { fresh: true });
    const timing = await timings(some.slice(0, 60).map(({ id, tokens }) => fresh.env(id, tokens)));

    await server.stop();
    const restart = await measureMs(async () => {
      server = await startServer({ port: 0, kept, quiet: true });
    });
    client = new Client(server.url, server.adminKey);
    report(`restart with ${phones} phones stored`, ms(restart), "", null, restart);
    const first = client.env(some[0]!.id, some[0]!.tokens);
    const found = await measureMs(() => first.step({ type: "NOOP" }, { screenshot: "none" }));
    report("first step after the restart", ms(found), "", null, found);
    await server.stop();
    printUnits(timing);
    return 0;
  } finally {
    rmSync(kept, { recursive: true, force: true });
  }

  async function stepped(envs: readonly Env[]): Promise<{ readonly each: number[]; readonly took: number }> {
    const each: number[] = [];
    const waiting = [...envs];
    const took = await measureMs(() =>
      runConcurrently(envs.length, async () => {
        const env = waiting.shift()!;
        each.push(await measureMs(() => env.step({ type: "NOOP" }, { screenshot: "none" })));
      }),
    );
    return { each, took };
  }
}

interface Span {
  readonly object: number;
  readonly page: number;
}
/** Reads `Server-Timing` of steps with and without pictures. */
async function timings(envs: readonly Env[]): Promise<Units> {
  const found = {
    none: { objects: [] as number[], pages: [] as number[] },
    base64: { objects: [] as number[], pages: [] as number[] },
  };
  // Alternates steps with and without pictures, so that other load on the machine slows both kinds equally.
  for (const [i, env] of envs.entries())
    for (const screenshot of i % 2 === 0 ? (["none", "base64"] as const) : (["base64", "none"] as const)) {
      const response = await env.call("/step", {
        method: "POST",
        token: env.tokens.agent,
        body: { action: { type: "SWIPE", point1: [500, 700], point2: [500, 500] }, observation: { screenshot } },
      });
      await response.arrayBuffer();
      const told = Object.fromEntries(
        (response.headers.get("server-timing") ?? "").split(", ").map((one) => {
          const [name = "", dur = ""] = one.split(";dur=");
          return [name, Number(dur)];
        }),
      );
      found[screenshot].objects.push((told["object"] ?? 0) + (told["page"] ?? 0));
      found[screenshot].pages.push(told["page"] ?? 0);
    }
  const [blind, seen] = [found.none, found.base64].map(({ objects, pages }) => ({
    object: p50(objects),
    page: p50(pages),
  })) as [Span, Span];
  return {
    // The processor time of a step at the edge and in the object. The time of the page is not included, because the
    // platform does not charge for I/O.
    stepCpuMs: Math.max(1, blind.object - blind.page),
    stepObjectMs: seen.object,
    stepBrowserMs: blind.page,
    pictureBrowserMs: seen.page,
    stepRows: 2,
    stepReads: 1,
    atOnce: 2,
  };
}

function printUnits(units: Units): void {
  process.stdout.write(`\nOf a step here: ${JSON.stringify(units)}\n\n`);
  const loads = [
    { stepsPerSecond: 10, pictured: 1 },
    { stepsPerSecond: 100, pictured: 1 },
    { stepsPerSecond: 1000, pictured: 1 },
    { stepsPerSecond: 1000, pictured: 0 },
  ];
  const dollars = (x: number): string => `$${x.toFixed(2)}`;
  process.stdout.write(
    formatTable(
      [
        "steps/s",
        "with pictures",
        "browsers",
        "object calls/s",
        "rows written/s",
        "$ per million steps",
        "of it browsers",
      ],
      loads.map((load) => {
        const {
          browsers,
          objectRequestsPerSecond: calls,
          rowsWrittenPerSecond: rows,
          perMillionSteps,
        } = costOf(units, prices, load);
        return [
          String(load.stepsPerSecond),
          `${load.pictured * 100} %`,
          String(browsers),
          String(calls),
          String(rows),
          dollars(perMillionSteps.total),
          dollars(perMillionSteps.browsers),
        ];
      }),
    ) + "\n",
  );
}

const memoryNow = (): number => (process.platform === "linux" ? treeBytes(process.pid) : Number.NaN);
const kb = (bytes: number): string => `${(bytes / 1e3).toFixed(0)} KB`;
const formatTimes = (each: readonly number[]): string => `${ms(p50(each))} / ${ms(quantile(each, 0.99))}`;

async function runConcurrently<T>(count: number, job: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let left = count;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left-- > 0) results.push(await job());
    }),
  );
  return results;
}
