// `./phonebooth bench faults`: the server and its browser are killed again and again while phones are stepped; with --workers, worker after
// worker. In the end each phone must have done what its client sent, all of it, once, in order.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Client } from "../../clients/typescript/src/client.ts";
import { killBrowsers } from "../../test/support/browsers.ts";
import { workerOf } from "../../src/durable/worker-of.ts";
import { killWorker } from "../../test/support/worker-processes.ts";
import { objectId } from "../object-name.ts";
import { whole } from "../options.ts";
import { serverProcess, up, type ServerProcess } from "../server-process.ts";
import { phoneOn, small } from "./bare.ts";
import { playAgain } from "./fault-players.ts";
import { ms, p50, quantile, report, rest, timed } from "./table.ts";

const phones = 16;

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { kills: { type: "string", default: "50" }, workers: { type: "string", default: "1" } },
  });
  const kills = whole("kills", values.kills, 1);
  const workers = whole("workers", values.workers, 1);
  if (workers > 1) return workersKilled(workers, kills);
  const kept = mkdtempSync(join(tmpdir(), "phonebooth-faults-"));
  let server = up(await serverProcess({ port: 0, kept }));
  try {
    const { adminKey, url } = server;
    const client = new Client(url, adminKey, { fresh: true });
    const envs = await Promise.all(Array.from({ length: phones }, () => phoneOn(client, small)));
    const players = playAgain(envs);
    // Killed before its browser is up, it would do nothing that could be lost. The moment after that is any.
    const atWork = async (): Promise<void> => {
      const until = players.answers + phones;
      while (players.answers < until) await rest(10);
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
    const { waits, faults } = await players.stop();
    report("browsers killed, servers killed", `${browsers}, ${kills}`, "", null, { browsers, kills });
    report("a server killed until it is up again, p50", ms(p50(backs)), "", null, backs);
    return stepsTold(waits, faults);
  } finally {
    server.process.kill("SIGTERM");
    await once(server.process, "exit");
    rmSync(kept, { recursive: true, force: true });
  }
}

/** One worker after the other, while the others go on. */
async function workersKilled(workers: number, kills: number): Promise<number> {
  const kept = mkdtempSync(join(tmpdir(), "phonebooth-faults-"));
  const server = up(await serverProcess({ port: 0, kept, workers }));
  try {
    const client = new Client(server.url, server.adminKey, { fresh: true });
    const envs = await Promise.all(Array.from({ length: phones }, () => phoneOn(client, small)));
    const homes = Map.groupBy(envs, ({ id }) => workerOf(objectId("-Phone", id), workers));
    const players = playAgain(envs);
    const backs: number[] = [];
    let others = 0;
    for (let i = 0; i < kills; i++) {
      const own = (homes.get(i % workers) ?? []).map(({ id }) => id);
      const rests = envs.map(({ id }) => id).filter((id) => !own.includes(id));
      // Each of its phones is at work again, on average; the moment after that is any.
      const until = players.answersOf(own) + own.length;
      while (players.answersOf(own) < until) await rest(10);
      await rest(500 * Math.random());
      const [before, beforeOthers] = [players.answersOf(own), players.answersOf(rests)];
      backs.push(
        await timed(async () => {
          killWorker(server.process.pid!, i % workers);
          while (own.length > 0 && players.answersOf(own) === before) await rest(10);
        }),
      );
      others += players.answersOf(rests) - beforeOthers;
    }
    const { waits, faults } = await players.stop();
    report(`workers killed, of ${workers}`, String(kills), "", null, kills);
    report("a worker killed until one of its phones steps, p50", ms(p50(backs)), "", null, backs);
    report("steps of the other workers' phones meanwhile", String(others), "", null, others);
    return stepsTold(waits, faults);
  } finally {
    server.process.kill("SIGTERM");
    await once(server.process, "exit");
    rmSync(kept, { recursive: true, force: true });
  }
}

/** What became of the steps; the exit code that follows. */
function stepsTold(waits: readonly number[], faults: readonly string[]): number {
  report("a step meanwhile, p50 / p99", `${ms(p50(waits))} / ${ms(quantile(waits, 0.99))}`, "", null, waits);
  report(`of ${waits.length} steps, lost, doubled or refused`, `${faults.length}`, "0", faults.length === 0, faults);
  for (const fault of faults.slice(0, 20)) process.stdout.write(`    ${fault}\n`);
  return faults.length === 0 ? 0 : 1;
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
