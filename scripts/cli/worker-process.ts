// One worker process of a server (started by workers.ts). The process has its own platform and browsers, and an entry
// on the shared port.
import { once } from "node:events";
import { killLeftovers } from "./child-processes.ts";
import { applyEnvironment } from "../env.ts";
import { watchFolder } from "./folder-lock.ts";
import { startPlatform } from "./platform.ts";
import type { WorkerSettings, WorkerMessage } from "./workers.ts";

const sendMessage = (word: WorkerMessage): void => void process.send?.(word);

// Exits when the launcher has ended, because nothing else would end this process.
process.once("disconnect", () => process.exit(1));
const [{ platform, lock }] = (await once(process, "message")) as [WorkerSettings];
try {
  applyEnvironment();
  // Kills processes that remain from before this worker's restart, because they keep the worker's objects open.
  await killLeftovers();
  const started = await startPlatform(platform, watchFolder(lock));
  // Miniflare's own listeners would end the process before the platform has closed its files.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.removeAllListeners(signal).once(signal, () => void started.stop().then(() => process.exit(0)));
  sendMessage({ ready: true });
} catch (error) {
  sendMessage({ failed: String(error) });
  process.exitCode = 1;
  process.disconnect();
}
