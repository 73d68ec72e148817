// The local server: the bundled worker in Miniflare, configured by wrangler.toml alone; in this process, or in several workers.
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Settings } from "../src/durable/settings.ts";
import { settingsFault } from "../src/durable/settings-fault.ts";
import { randomName } from "../src/env/token.ts";
import { buildClient, buildWorker, worldDatabaseId } from "./build.ts";
import { endLeftovers } from "./children.ts";
import { applyEnvironment, kept as keptFolder, prepareBrowser } from "./env.ts";
import { lockFolder } from "./folder-lock.ts";
import { UsageError } from "./options.ts";
import { startPlatform, workerConfiguration, type Platform, type PlatformOptions } from "./platform.ts";
import { holderOf } from "./port-holder.ts";
import { spreadObjects, workerFolder } from "./worker-folders.ts";
import { startWorkers } from "./workers.ts";
import { isWorldMade, placeWorld, worldFile } from "./world-file.ts";

export interface ServerOptions {
  /** 0 picks a free one. */
  port?: number;
  host?: string;
  /** Forget everything at the end instead of keeping phones in .phonebooth/. */
  memory?: boolean;
  /** Where it keeps phones, in place of .phonebooth/. */
  kept?: string;
  /** How many processes work behind the port (1). */
  workers?: number;
  /** Keep what the worker logs from the terminal. */
  quiet?: boolean;
  /** Over the vars of wrangler.toml. */
  vars?: Record<string, string>;
  /** Another world than the sources make: a file of `makeWorldFile`, and a worker that was built for it. */
  world?: string;
}

export interface Server {
  url: string;
  adminKey: string;
  /** Where it keeps phones. */
  folder: string;
  /** Why it does not keep them any more; null while all is well. */
  fault(): string | null;
  stop(): Promise<void>;
}

export async function startServer(options: ServerOptions = {}): Promise<Server> {
  applyEnvironment();
  const { vars = {}, workers = 1 } = options;
  // At once where it can be told at once; building takes a while.
  mustBeMeant({ AUTH: "open", ...fromEnvironment("BRAND"), ...vars });
  if (workers > 1 && process.platform !== "linux")
    throw new UsageError("More than one worker needs Linux, where several processes can share a port.");
  const host = options.host ?? "127.0.0.1";
  if (options.port) await mustBeFree(host, options.port);
  // A first start of one worker does not wait for the world: whatever reads it waits instead (src/durable/world.ts). Several read it
  // in processes of their own, to which nobody tells that it is there.
  const isMade = options.world !== undefined || workers > 1 || (await isWorldMade());
  const world = Promise.resolve(options.world ?? worldFile());
  await Promise.all([isMade && world, prepareBrowser(), buildClient(), buildWorker()]);

  const port = options.port || (await freePort(host));
  const url = `http://${host.includes(":") ? `[${host}]` : host === "0.0.0.0" ? "127.0.0.1" : host}:${port}`;
  const adminKey = vars["ADMIN_KEY"] ?? process.env["ADMIN_KEY"] ?? randomName();
  const given = { ...fromEnvironment("BRAND", "CDP_URL", "HIDDEN_SEEDS", "SIGNING_KEY"), ...vars };
  mustBeMeant({ ...workerConfiguration().bindings, ...vars });
  const kept = options.memory ? mkdtempSync(join(tmpdir(), "phonebooth-")) : (options.kept ?? keptFolder);
  const lock = lockFolder(kept, port);
  const forget = (): void => {
    lock.release();
    if (options.memory) rmSync(kept, { recursive: true, force: true });
  };
  process.once("exit", forget);
  let running: Pick<Platform, "stop">;
  let placement: Placement;
  try {
    await endLeftovers();
    spreadObjects(kept, workers);
    const ports = await freePorts(2 * workers);
    const secret = randomName();
    const platforms = Array.from(
      { length: workers },
      (_, own): PlatformOptions => ({
        host,
        port,
        url,
        adminKey,
        folder: workerFolder(kept, own),
        quiet: options.quiet ?? false,
        vars: given,
        worker: { own, count: workers, secret },
        ports: Array.from({ length: workers }, (_, n) => ({ platform: ports[2 * n]!, peer: ports[2 * n + 1]! })),
      }),
    );
    // Each its own: the platform writes to a database that it opens, if only tables of its own.
    placement = placementOf(
      world,
      platforms.map(({ folder }) => folder),
    );
    if (isMade) await placement.done;
    running =
      workers === 1
        ? await startPlatform(platforms[0]!, lock.fault, placement.answer)
        : await startWorkers(platforms.map((platform) => ({ platform, lock: kept })));
  } catch (error) {
    forget();
    process.off("exit", forget);
    throw error;
  }
  const stop = async (): Promise<void> => {
    placement.cancel();
    await running.stop();
    forget();
    process.off("exit", forget);
  };
  return { url, adminKey, folder: kept, fault: () => lock.fault() ?? placement.fault(), stop };
}

interface Placement {
  /** Rejects where the world cannot be made or placed. */
  readonly done: Promise<void>;
  fault(): string | null;
  /** To the worker (src/durable/world.ts): 200 when the world is there, 503 with the fault; to /now at once, 202 while it is being made. */
  answer(request: { readonly url: string }): Promise<Response>;
  cancel(): void;
}
/** Puts the world into each of the folders as soon as it is made. */
function placementOf(world: Promise<string>, folders: readonly string[]): Placement {
  let isCancelled = false;
  let isDone = false;
  let fault: string | null = null;
  const done = world.then((file) => {
    if (!isCancelled) for (const folder of folders) placeWorld(file, folder, worldDatabaseId());
    isDone = true;
  });
  const ended = done.catch((error: unknown) => {
    fault = `The world's records could not be made: ${error instanceof Error ? error.message : String(error)}`;
  });
  return {
    done,
    fault: () => fault,
    answer: async ({ url }) => {
      if (new URL(url).pathname === "/now" && !isDone && fault === null) return new Response(null, { status: 202 });
      await ended;
      return new Response(fault, { status: fault === null ? 200 : 503 });
    },
    cancel: () => void (isCancelled = true),
  };
}
function mustBeMeant(vars: Settings): void {
  const fault = settingsFault(vars);
  if (fault !== null) throw new UsageError(fault);
}

/** What is set to nothing is not set. */
export const fromEnvironment = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** Below the ports that systems give to whoever connects: one of those may be taken between the look and the use. */
const served = [20_000, 32_000] as const;
async function mustBeFree(host: string, port: number): Promise<void> {
  if ((await faultAt(host, port)) === null) return;
  const holder = holderOf(port);
  const who = holder ? ` by process ${holder.pid} (${holder.command.slice(0, 100)})` : "";
  throw new UsageError(`Port ${port} is taken${who}. Stop that one, or choose another with --port.`);
}
async function freePort(host: string): Promise<number> {
  for (let looks = 1; ; looks++) {
    const port = randomInt(...served);
    const fault = await faultAt(host, port);
    if (!fault) return port;
    if (looks >= 50) throw fault;
  }
}
/** So many, each another one, on this machine alone. */
async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort("127.0.0.1"));
  return [...ports];
}
/** Why nobody can listen there now. */
const faultAt = (host: string, port: number): Promise<Error | null> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", resolve);
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
