// `./phonebooth bench faults`: the server and its browser are killed again and again while phones are stepped. Each client sends a step
// until it is answered, then the next. In the end each phone must have done what its client sent, all of it, once, in order.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Client, ProblemError, type Env } from "../../clients/typescript/src/client.ts";
import type { Action } from "../../src/contract/action.ts";
import { killBrowsers } from "../../test/support/browsers.ts";
import { serverProcess, up, type ServerProcess } from "../server-process.ts";
import { phoneOn, small } from "./bare.ts";
import { ms, p50, quantile, report, rest, timed } from "./table.ts";

const phones = 16;
/** A step that is not answered for so long is a fault, not a wait. */
const patienceMs = 120_000;

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { kills: { type: "string", default: "50" } } });
  const kills = Number(values.kills);
  const kept = mkdtempSync(join(tmpdir(), "phonebooth-faults-"));
  let server = up(await serverProcess({ port: 0, kept }));
  try {
    const { adminKey, url } = server;
    const client = new Client(url, adminKey, { fresh: true });
    const envs = await Promise.all(Array.from({ length: phones }, () => phoneOn(client, small)));
    let isOver = false;
    const heard = { answers: 0 };
    const played = envs.map((env, lane) =>
      play(
        env,
        lane,
        () => isOver,
        () => (heard.answers += 1),
      ),
    );
    // Killed before its browser is up, it would do nothing that could be lost. The moment after that is any.
    const atWork = async (): Promise<void> => {
      const until = heard.answers + phones;
      while (heard.answers < until) await rest(10);
      await rest(500 * Math.random());
    };

    let browsers = 0;
    for (let i = 0; i < kills; i++) {
      await atWork();
      if (killBrowsers(server.process.pid!) > 0) browsers += 1;
    }
    const backs: number[] = [];
    for (let i = 0; i < kills; i++) {
      await atWork();
      backs.push(
        await timed(async () => {
          server.process.kill("SIGKILL");
          await once(server.process, "exit");
          server = await startedAgain({ port: Number(new URL(url).port), kept, vars: { ADMIN_KEY: adminKey } });
        }),
      );
    }
    isOver = true;
    const sent = await Promise.all(played);

    const faults = (await Promise.all(envs.map((env, lane) => faultsOf(env, sent[lane]!.actions)))).flat();
    const waits = sent.flatMap(({ waits }) => waits);
    const steps = waits.length;
    report("browsers killed, servers killed", `${browsers}, ${kills}`, "", null, { browsers, kills });
    report("a server killed until it is up again, p50", ms(p50(backs)), "", null, backs);
    report("a step meanwhile, p50 / p99", `${ms(p50(waits))} / ${ms(quantile(waits, 0.99))}`, "", null, waits);
    report(`of ${steps} steps, lost, doubled or refused`, `${faults.length}`, "0", faults.length === 0, faults);
    for (const fault of faults.slice(0, 20)) process.stdout.write(`    ${fault}\n`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    server.process.kill("SIGTERM");
    await once(server.process, "exit");
    rmSync(kept, { recursive: true, force: true });
  }
}

/** What the killed one had started ends by itself, a moment later. */
async function startedAgain(options: Parameters<typeof serverProcess>[0]): Promise<ServerProcess> {
  for (let tries = 1; ; tries++) {
    const told = await serverProcess(options);
    if (typeof told !== "string") return told;
    if (tries >= 100) throw new Error(told);
    await rest(100);
  }
}

interface Sent {
  readonly actions: readonly Action[];
  readonly waits: readonly number[];
}
async function play(env: Env, lane: number, isOver: () => boolean, heard: () => void): Promise<Sent> {
  const actions: Action[] = [];
  const waits: number[] = [];
  while (!isOver()) {
    // No two of a phone are alike, so that one that came twice shows.
    const n = actions.length;
    const action: Action = { type: "SWIPE", point1: [500, 700], point2: [(n * 7 + lane) % 1000, 300 + (n % 200)] };
    actions.push(action);
    waits.push(await timed(() => answered(env, action, n % 2 === 0)));
    heard();
  }
  return { actions, waits };
}
/** Sends it until it is answered. */
async function answered(env: Env, action: Action, isPictured: boolean): Promise<void> {
  const idempotencyKey = crypto.randomUUID();
  const body = { action, observation: { screenshot: isPictured ? "base64" : "none" } };
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      const wish = { method: "POST", body, token: env.tokens.agent, idempotencyKey } as const;
      await (await env.call("/step", wish)).json();
      return;
    } catch (error) {
      const isFinal = error instanceof ProblemError && error.problem.status < 500;
      if (isFinal || performance.now() > until) throw error;
      await rest(50);
    }
  }
}

async function faultsOf(env: Env, sent: readonly Action[]): Promise<string[]> {
  const lines = await env.trajectory();
  // The first step opened the app.
  const done = lines.map(({ action }) => action).slice(1);
  const at = sent.findIndex((action, i) => JSON.stringify(action) !== JSON.stringify(done[i]));
  if (at >= 0) return [`${env.id}: step ${at + 2} of ${done.length + 1} is not what was sent`];
  return done.length === sent.length ? [] : [`${env.id}: ${done.length} steps done, ${sent.length} sent`];
}
