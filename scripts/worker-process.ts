// One worker process of a server (workers.ts starts it): its own platform and browsers, and an entry on the port that all share.
import { once } from "node:events";
import { endLeftovers } from "./children.ts";
import { applyEnvironment } from "./env.ts";
import { watchFolder } from "./folder-lock.ts";
import { startPlatform } from "./platform.ts";
import type { WorkerStart, WorkerWord } from "./workers.ts";

const say = (word: WorkerWord): void => void process.send?.(word);

// Without its launcher there is nobody who would end it.
process.once("disconnect", () => process.exit(1));
const [{ platform, lock }] = (await once(process, "message")) as [WorkerStart];
try {
  applyEnvironment();
  // What this worker's last life has left holds its objects open.
  await endLeftovers();
  const started = await startPlatform(platform, watchFolder(lock));
  // Miniflare's own listeners would end the process before it has let go of its files.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.removeAllListeners(signal).once(signal, () => void started.stop().then(() => process.exit(0)));
  say({ ready: true });
} catch (error) {
  say({ failed: String(error) });
  process.exitCode = 1;
  process.disconnect();
}
