// Finds and kills the worker processes of a server.
import { readdirSync, readFileSync } from "node:fs";
import { childrenFolder } from "#scripts/env.ts";

/** The process id of a server's worker, or null while it restarts. Linux only. */
export function workerProcess(server: number, worker: number): number | null {
  const pids = readdirSync(childrenFolder).filter((name) => name.startsWith(`${server}.`));
  const found = pids
    .map((name) => Number(name.split(".")[1]))
    .find((pid) => {
      try {
        // The command line ends with the name of the worker's program and the number of the worker.
        return readFileSync(`/proc/${pid}/cmdline`, "utf8").endsWith(`worker-process.ts\0${worker}\0`);
      } catch {
        return false;
      }
    });
  return found ?? null;
}

/** Kills the worker. Throws when it is not running. */
export function killWorker(server: number, worker: number): void {
  const pid = workerProcess(server, worker);
  if (pid === null) throw new Error(`worker ${worker} of process ${server} is not there`);
  process.kill(pid, "SIGKILL");
}
