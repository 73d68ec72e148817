// `./phonebooth bench load`: many clients at once on one server, each with a phone of its own: what they get done, how long each waits,
// and whether one key's flood slows another key down.
import { parseArgs } from "node:util";
import { Client, type Env } from "../../clients/typescript/src/client.ts";
import type { KeyBody, KeyCreated } from "../../src/contract/key.ts";
import { big, phoneOn, small, swipe, type Size } from "./bare.ts";
import { serve } from "./start.ts";
import { ms, p50, quantile, report, rest, timed } from "./table.ts";

interface Load {
  readonly name: string;
  readonly size: Size;
  readonly screenshot: "none" | "base64";
}
const loads: readonly Load[] = [
  { name: "no pictures", size: small, screenshot: "none" },
  { name: "360×800", size: small, screenshot: "base64" },
  { name: "1080×2400", size: big, screenshot: "base64" },
];

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { quick: { type: "boolean", default: false } } });
  const forMs = values.quick ? 4000 : 20_000;
  const served = await serve();
  try {
    // What equal phones did before would be remembered.
    const client = new Client(served.url, served.key, { fresh: true });
    let errors = 0;
    for (const count of [64, 256])
      for (const load of loads) {
        const envs = await phones(client, count, load.size);
        const { steps, faults, took } = await stepped(envs, load, forMs);
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
    await fairness(client, served.key, forMs);
    return errors === 0 ? 0 : 1;
  } finally {
    served.stop();
  }
}

/** A team whose agents think for a second between steps, alone and beside one that asks for as much as it can. */
async function fairness(admin: Client, adminKey: string, forMs: number): Promise<void> {
  const [calm, flood] = [await keyed(admin, adminKey, "calm"), await keyed(admin, adminKey, "flood")];
  const load = loads[1]!;
  const [thinking, flooding] = [await phones(calm, 8, load.size), await phones(flood, 128, load.size)];
  const pace = async (): Promise<{ readonly rate: number; readonly each: number[] }> => {
    const { steps, took } = await stepped(thinking, load, forMs, 1000);
    return { rate: (steps.length / took) * 1000, each: steps };
  };
  const alone = await pace();
  const flooded = stepped(flooding, load, forMs + 2000);
  await rest(1000);
  const beside = await pace();
  const { steps, took } = await flooded;
  const ratio = beside.rate / alone.rate;
  report(
    "a key's pace beside another key's 128 clients",
    `${(ratio * 100).toFixed(0)} %: ${beside.rate.toFixed(1)} of ${alone.rate.toFixed(1)} a second`,
    "80 %",
    ratio >= 0.8,
    { alone: alone.rate, beside: beside.rate },
  );
  report(
    "its steps, p50 / p99, alone and beside",
    [alone, beside].map(({ each }) => `${ms(p50(each))} / ${ms(quantile(each, 0.99))}`).join(", "),
    "",
    null,
    { alone: alone.each, beside: beside.each },
  );
  report("the other's steps", `${((steps.length / took) * 1000).toFixed(0)} a second`, "", null, steps.length);
}
async function keyed(admin: Client, adminKey: string, name: string): Promise<Client> {
  const { url } = admin;
  const quotas = { phones: null, steps_per_day: null, pictures_per_minute: null };
  const body: KeyBody = { name, quotas };
  const { key } = await admin.json<KeyCreated>("/v1/keys", { method: "POST", body, token: adminKey });
  return new Client(url, key, { fresh: true });
}

/** Each has Notes open. */
async function phones(client: Client, count: number, size: Size): Promise<Env[]> {
  const made: Env[] = [];
  for (let i = 0; i < count; i += 16)
    made.push(...(await Promise.all(Array.from({ length: Math.min(16, count - i) }, () => phoneOn(client, size)))));
  return made;
}

interface Done {
  /** How long each took, in milliseconds, waits that the server asked for included. */
  readonly steps: number[];
  readonly faults: string[];
  readonly took: number;
}
/** All step for so long, each its next as soon as its last is answered; `thinkMs` after it. */
async function stepped(envs: readonly Env[], { screenshot }: Load, forMs: number, thinkMs = 0): Promise<Done> {
  const steps: number[] = [];
  const faults: string[] = [];
  const until = performance.now() + forMs;
  const took = await timed(() =>
    Promise.all(
      envs.map(async (env, lane) => {
        await rest((thinkMs * lane) / envs.length);
        for (let i = lane; performance.now() < until; i++) {
          try {
            steps.push(await timed(() => env.step(swipe(i), { screenshot })));
          } catch (error) {
            faults.push(String(error));
          }
          if (thinkMs > 0) await rest(thinkMs);
        }
      }),
    ),
  );
  return { steps, faults, took };
}
