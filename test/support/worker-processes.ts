// The worker processes of a server, to be killed.
import { readdirSync, readFileSync } from "node:fs";
import { childrenFolder } from "../../scripts/env.ts";

/** The process of a server's worker; null while it is being started again. Linux alone tells it. */
export function workerProcess(server: number, worker: number): number | null {
  const pids = readdirSync(childrenFolder).filter((name) => name.startsWith(`${server}.`));
  const found = pids
    .map((name) => Number(name.split(".")[1]))
    .find((pid) => {
      try {
        // Its arguments: node's own, its program, its number.
        return readFileSync(`/proc/${pid}/cmdline`, "utf8").endsWith(`worker-process.ts\0${worker}\0`);
      } catch {
        return false;
      }
    });
  return found ?? null;
}

/** Kills it; throws where it is not there. */
export function killWorker(server: number, worker: number): void {
  const pid = workerProcess(server, worker);
  if (pid === null) throw new Error(`worker ${worker} of process ${server} is not there`);
  process.kill(pid, "SIGKILL");
}
