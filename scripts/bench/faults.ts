// `./phonebooth bench faults`: kills the server and its browser repeatedly while phones are stepped. With --workers,
// kills one worker after another. In the end each phone must have done every step that its client sent, exactly once
// and in order.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Client } from "../../clients/typescript/src/client.ts";
import { killBrowsers } from "#test/support/browsers.ts";
import { workerNumber } from "#durable/worker-number.ts";
import { killWorker } from "#test/support/worker-processes.ts";
import { objectId } from "../cli/object-name.ts";
import { parseWholeNumber } from "../cli/options.ts";
import { startServerProcess, requireStarted, type ServerProcess } from "../cli/server-process.ts";
import { createPhone, smallSize } from "./baseline.ts";
import { startClients } from "./fault-clients.ts";
import { ms, p50, quantile, report, sleep, measureMs } from "./measurements.ts";

const phones = 16;

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { kills: { type: "string", default: "50" }, workers: { type: "string", default: "1" } },
  });
  const kills = parseWholeNumber("kills", values.kills, 1);
  const workers = parseWholeNumber("workers", values.workers, 1);
  if (workers > 1) return killWorkers(workers, kills);
  const kept = mkdtempSync(join(tmpdir(), "phonebooth-faults-"));
  let server = requireStarted(await startServerProcess({ port: 0, kept }));
  try {
    const { adminKey, url } = server;
    const client = new Client(url, adminKey, { fresh: true });
    const envs = await Promise.all(Array.from({ length: phones }, () => createPhone(client, smallSize)));
    const players = startClients(envs);
    // Waits until the phones have been stepped. An earlier kill would test nothing, because a server whose browser does
    // not run yet has nothing to lose. The wait of random length makes the kill happen at a random moment of a step.
    const atWork = async (): Promise<void> => {
      const until = players.answers + phones;
      while (players.answers < until) await sleep(10);
      await sleep(500 * Math.random());
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
        await measureMs(async () => {
          server.process.kill("SIGKILL");
          await once(server.process, "exit");
          server = await restartServer({ port: Number(new URL(url).port), kept, vars: { ADMIN_KEY: adminKey } });
        }),
      );
    }
    const { latenciesMs, faults } = await players.stop();
    report("browsers killed, servers killed", `${browsers}, ${kills}`, "", null, { browsers, kills });
    report("time from killing a server until it is up again, p50", ms(p50(backs)), "", null, backs);
    return reportSteps(latenciesMs, faults);
  } finally {
    server.process.kill("SIGTERM");
    await once(server.process, "exit");
    rmSync(kept, { recursive: true, force: true });
  }
}

/** Kills one worker after another. The remaining workers continue. */
async function killWorkers(workers: number, kills: number): Promise<number> {
  const kept = mkdtempSync(join(tmpdir(), "phonebooth-faults-"));
  const server = requireStarted(await startServerProcess({ port: 0, kept, workers }));
  try {
    const client = new Client(server.url, server.adminKey, { fresh: true });
    const envs = await Promise.all(Array.from({ length: phones }, () => createPhone(client, smallSize)));
    const homes = Map.groupBy(envs, ({ id }) => workerNumber(objectId("-Phone", id), workers));
    const players = startClients(envs);
    const backs: number[] = [];
    let others = 0;
    for (let i = 0; i < kills; i++) {
      const own = (homes.get(i % workers) ?? []).map(({ id }) => id);
      const rests = envs.map(({ id }) => id).filter((id) => !own.includes(id));
      // Waits until the phones of this worker have been stepped once on average. The wait of random length makes the
      // kill happen at a random moment of a step.
      const until = players.answersOf(own) + own.length;
      while (players.answersOf(own) < until) await sleep(10);
      await sleep(500 * Math.random());
      const [before, beforeOthers] = [players.answersOf(own), players.answersOf(rests)];
      backs.push(
        await measureMs(async () => {
          killWorker(server.process.pid!, i % workers);
          while (own.length > 0 && players.answersOf(own) === before) await sleep(10);
        }),
      );
      others += players.answersOf(rests) - beforeOthers;
    }
    const { latenciesMs, faults } = await players.stop();
    report(`workers killed, of ${workers}`, String(kills), "", null, kills);
    report("time from killing a worker until one of its phones steps, p50", ms(p50(backs)), "", null, backs);
    report("steps of the other workers' phones in that time", String(others), "", null, others);
    return reportSteps(latenciesMs, faults);
  } finally {
    server.process.kill("SIGTERM");
    await once(server.process, "exit");
    rmSync(kept, { recursive: true, force: true });
  }
}

/** Reports the steps. Returns the exit code. */
function reportSteps(waits: readonly number[], faults: readonly string[]): number {
  report("a step meanwhile, p50 / p99", `${ms(p50(waits))} / ${ms(quantile(waits, 0.99))}`, "", null, waits);
  report(`steps lost, doubled or refused, of ${waits.length}`, `${faults.length}`, "0", faults.length === 0, faults);
  for (const fault of faults.slice(0, 20)) process.stdout.write(`    ${fault}\n`);
  return faults.length === 0 ? 0 : 1;
}

/** Starts the server, and retries until the child processes of the killed server have ended. */
async function restartServer(options: Parameters<typeof startServerProcess>[0]): Promise<ServerProcess> {
  for (let tries = 1; ; tries++) {
    const told = await startServerProcess(options);
    if (typeof told !== "string") return told;
    if (tries >= 100) throw new Error(told);
    await sleep(100);
  }
}
