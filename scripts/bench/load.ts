// `./phonebooth bench load`: runs many clients at once on one server, each with a separate phone. Measures their
// throughput and waiting times, and whether the load of one key slows down another key.
import { parseArgs } from "node:util";
import { Client, type Env } from "../../clients/typescript/src/client.ts";
import type { KeyBody, KeyCreated } from "#contract/key.ts";
import { largeSize, createPhone, smallSize, swipe, type Size } from "./baseline.ts";
import { startBenchServer } from "./start.ts";
import { ms, p50, quantile, report, sleep, measureMs } from "./measurements.ts";

interface Load {
  readonly name: string;
  readonly size: Size;
  readonly screenshot: "none" | "base64";
}
const loads: readonly Load[] = [
  { name: "no pictures", size: smallSize, screenshot: "none" },
  { name: "360×800", size: smallSize, screenshot: "base64" },
  { name: "1080×2400", size: largeSize, screenshot: "base64" },
];

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { quick: { type: "boolean", default: false } } });
  const forMs = values.quick ? 4000 : 20_000;
  const served = await startBenchServer();
  try {
    // Requests uncached steps, because the server would answer steps of equal phones from the cache.
    const client = new Client(served.url, served.key, { fresh: true });
    let errors = 0;
    for (const count of [64, 256])
      for (const load of loads) {
        const envs = await createPhones(client, count, load.size);
        const { steps, faults, took } = await measureSteps(envs, load, forMs);
        errors += faults.length;
        report(
          `${count} clients, ${load.name}: steps a second, p50 / p99`,
          `${((steps.length / took) * 1000).toFixed(0)}, ${ms(p50(steps))} / ${ms(quantile(steps, 0.99))}`,
          "no errors",
          faults.length === 0,
          { steps: steps.length, took, p50: p50(steps), p99: quantile(steps, 0.99), faults },
        );
        for (const fault of new Set(faults)) process.stdout.write(`    ${fault}\n`);
        await Promise.all(envs.map((env) => env.remove()));
      }
    await measureFairness(client, served.key, forMs);
    return errors === 0 ? 0 : 1;
  } finally {
    served.stop();
  }
}

/**
 * Measures the steps of a team whose agents wait for a second between steps. Measures these steps twice: without
 * another team, and while another team sends steps without pauses.
 */
async function measureFairness(admin: Client, adminKey: string, forMs: number): Promise<void> {
  const [calm, flood] = [
    await createKeyClient(admin, adminKey, "calm"),
    await createKeyClient(admin, adminKey, "flood"),
  ];
  const load = loads[1]!;
  const [thinking, flooding] = [await createPhones(calm, 8, load.size), await createPhones(flood, 128, load.size)];
  const pace = async (): Promise<{ readonly rate: number; readonly each: number[] }> => {
    const { steps, took } = await measureSteps(thinking, load, forMs, 1000);
    return { rate: (steps.length / took) * 1000, each: steps };
  };
  const alone = await pace();
  const flooded = measureSteps(flooding, load, forMs + 2000);
  await sleep(1000);
  const beside = await pace();
  const { steps, took } = await flooded;
  const ratio = beside.rate / alone.rate;
  report(
    "rate of one key while another key has 128 clients",
    `${(ratio * 100).toFixed(0)} %: ${beside.rate.toFixed(1)} of ${alone.rate.toFixed(1)} a second`,
    "80 %",
    ratio >= 0.8,
    { alone: alone.rate, beside: beside.rate },
  );
  report(
    "steps of that key, p50 / p99, alone and with the other key",
    [alone, beside].map(({ each }) => `${ms(p50(each))} / ${ms(quantile(each, 0.99))}`).join(", "),
    "",
    null,
    { alone: alone.each, beside: beside.each },
  );
  report("the other's steps", `${((steps.length / took) * 1000).toFixed(0)} a second`, "", null, steps.length);
}
async function createKeyClient(admin: Client, adminKey: string, name: string): Promise<Client> {
  const { url } = admin;
  const quotas = { phones: null, steps_per_day: null, pictures_per_minute: null };
  const body: KeyBody = { name, quotas };
  const { key } = await admin.json<KeyCreated>("/v1/keys", { method: "POST", body, token: adminKey });
  return new Client(url, key, { fresh: true });
}

/** Creates phones and opens Notes on each. */
async function createPhones(client: Client, count: number, size: Size): Promise<Env[]> {
  const made: Env[] = [];
  for (let i = 0; i < count; i += 16)
    made.push(...(await Promise.all(Array.from({ length: Math.min(16, count - i) }, () => createPhone(client, size)))));
  return made;
}

interface StepTimes {
  /** The time that each step took, in milliseconds, including waits that the server asked for. */
  readonly steps: number[];
  readonly faults: string[];
  readonly took: number;
}
/** Steps all phones for the given time. Sends a phone's next step `thinkMs` after its last answer. */
async function measureSteps(
  envs: readonly Env[],
  { screenshot }: Load,
  forMs: number,
  thinkMs = 0,
): Promise<StepTimes> {
  const steps: number[] = [];
  const faults: string[] = [];
  const until = performance.now() + forMs;
  const took = await measureMs(() =>
    Promise.all(
      envs.map(async (env, lane) => {
        await sleep((thinkMs * lane) / envs.length);
        for (let i = lane; performance.now() < until; i++) {
          try {
            steps.push(await measureMs(() => env.step(swipe(i), { screenshot })));
          } catch (error) {
            faults.push(String(error));
          }
          if (thinkMs > 0) await sleep(thinkMs);
        }
      }),
    ),
  );
  return { steps, faults, took };
}
