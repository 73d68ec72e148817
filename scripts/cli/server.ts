// The local server: Miniflare runs the bundled worker, configured only by wrangler.toml, in this process or in several
// worker processes.
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Settings } from "#durable/settings.ts";
import { settingsFault } from "#durable/settings-fault.ts";
import { randomName } from "#env/token.ts";
import { buildClient, buildWorker, worldDatabaseId } from "../build/build.ts";
import { killLeftovers } from "./child-processes.ts";
import { applyEnvironment, dataFolder as keptFolder, prepareBrowser } from "../env.ts";
import { lockFolder } from "./folder-lock.ts";
import { UsageError } from "./options.ts";
import { startPlatform, workerConfiguration, type Platform, type PlatformOptions } from "./platform.ts";
import { findPortHolder } from "./port-holder.ts";
import { distributeObjects, workerFolder } from "./worker-folders.ts";
import { startWorkers } from "./workers.ts";
import { isWorldMade, placeWorld, worldFile } from "../build/world-file.ts";

export interface ServerOptions {
  /** 0 selects a free port. */
  port?: number;
  host?: string;
  /** Discards all phones at the end instead of storing them in .phonebooth/. */
  memory?: boolean;
  /** The folder in which the server stores phones, instead of .phonebooth/. */
  kept?: string;
  /** The number of processes that serve the port (default 1). */
  workers?: number;
  /** If true, the server does not print the worker's log. */
  quiet?: boolean;
  /** Values that override the vars of wrangler.toml. */
  vars?: Record<string, string>;
  /**
   * A world that replaces the world of the sources: a file that `makeWorldFile` wrote. The worker must have been built
   * for this world.
   */
  world?: string;
}

export interface Server {
  url: string;
  adminKey: string;
  /** The folder in which the server stores phones. */
  folder: string;
  /** Returns the reason why the server no longer stores phones, or null if it stores them. */
  fault(): string | null;
  stop(): Promise<void>;
}

export async function startServer(options: ServerOptions = {}): Promise<Server> {
  applyEnvironment();
  const { vars = {}, workers = 1 } = options;
  // Settings are checked first, because building takes a while.
  checkSettings({ AUTH: "open", ...fromEnvironment("BRAND"), ...vars });
  if (workers > 1 && process.platform !== "linux")
    throw new UsageError("More than one worker needs Linux, where several processes can share a port.");
  const host = options.host ?? "127.0.0.1";
  if (options.port) await requireFreePort(host, options.port);
  // The first start of a single worker does not wait for the world. Instead, code that reads the world waits
  // (src/durable/world.ts). If there are several workers, they are separate processes, and nothing notifies them
  // when the world is ready.
  const isMade = options.world !== undefined || workers > 1 || (await isWorldMade());
  const world = Promise.resolve(options.world ?? worldFile());
  await Promise.all([isMade && world, prepareBrowser(), buildClient(), buildWorker()]);

  const port = options.port || (await findFreePort(host));
  const url = `http://${host.includes(":") ? `[${host}]` : host === "0.0.0.0" ? "127.0.0.1" : host}:${port}`;
  const adminKey = vars["ADMIN_KEY"] ?? process.env["ADMIN_KEY"] ?? randomName();
  const variables = { ...fromEnvironment("BRAND", "CDP_URL", "HIDDEN_SEEDS", "SIGNING_KEY"), ...vars };
  checkSettings({ ...workerConfiguration().bindings, ...vars });
  const dataFolder = options.memory ? mkdtempSync(join(tmpdir(), "phonebooth-")) : (options.kept ?? keptFolder);
  const lock = lockFolder(dataFolder, port);
  const forget = (): void => {
    lock.release();
    if (options.memory) rmSync(dataFolder, { recursive: true, force: true });
  };
  process.once("exit", forget);
  let running: Pick<Platform, "stop">;
  let placement: WorldPlacement;
  try {
    await killLeftovers();
    distributeObjects(dataFolder, workers);
    const ports = await findFreePorts(2 * workers);
    const secret = randomName();
    const platforms = Array.from(
      { length: workers },
      (_, own): PlatformOptions => ({
        host,
        port,
        url,
        adminKey,
        folder: workerFolder(dataFolder, own),
        quiet: options.quiet ?? false,
        vars: variables,
        worker: { own, count: workers, secret },
        ports: Array.from({ length: workers }, (_, n) => ({ platform: ports[2 * n]!, peer: ports[2 * n + 1]! })),
      }),
    );
    // Makes one copy for each worker, because the platform adds its own tables to each database that it opens.
    placement = startWorldPlacement(
      world,
      platforms.map(({ folder }) => folder),
    );
    if (isMade) await placement.done;
    running =
      workers === 1
        ? await startPlatform(platforms[0]!, lock.fault, placement.answer)
        : await startWorkers(platforms.map((platform) => ({ platform, lock: dataFolder })));
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
  return { url, adminKey, folder: dataFolder, fault: () => lock.fault() ?? placement.fault(), stop };
}

interface WorldPlacement {
  /** Rejects if the world cannot be made or put in place. */
  readonly done: Promise<void>;
  fault(): string | null;
  /**
   * Answers the worker's requests about the world (src/durable/world.ts). Waits until the world is in place, and then
   * answers with 200, or with 503 and the fault. For a request to `/now`, does not wait, and answers with 202 while the
   * world is being made.
   */
  answer(request: { readonly url: string }): Promise<Response>;
  cancel(): void;
}
/** Copies the world into each of the folders when the world has been made. */
function startWorldPlacement(world: Promise<string>, folders: readonly string[]): WorldPlacement {
  let isCancelled = false;
  let isDone = false;
  let fault: string | null = null;
  const done = world.then((file) => {
    if (!isCancelled) for (const folder of folders) placeWorld(file, folder, worldDatabaseId());
    isDone = true;
  });
  const ended = done.catch((error: unknown) => {
    fault = `The world's records could not be generated: ${error instanceof Error ? error.message : String(error)}`;
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
function checkSettings(vars: Settings): void {
  const fault = settingsFault(vars);
  if (fault !== null) throw new UsageError(fault);
}

/** Returns the values of these environment variables. Empty variables count as unset. */
export const fromEnvironment = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/**
 * The range of ports. The range is below the ports that systems assign to outgoing connections. Otherwise an outgoing
 * connection could take a port between the check and the use of the port.
 */
const portRange = [20_000, 32_000] as const;
async function requireFreePort(host: string, port: number): Promise<void> {
  if ((await listenError(host, port)) === null) return;
  const holder = findPortHolder(port);
  const holderText = holder ? ` by process ${holder.pid} (${holder.command.slice(0, 100)})` : "";
  throw new UsageError(`Port ${port} is taken${holderText}. Stop that process, or choose another port with --port.`);
}
async function findFreePort(host: string): Promise<number> {
  for (let looks = 1; ; looks++) {
    const port = randomInt(...portRange);
    const fault = await listenError(host, port);
    if (!fault) return port;
    if (looks >= 50) throw fault;
  }
}
/** Returns `count` different ports that are free on this machine. */
async function findFreePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await findFreePort("127.0.0.1"));
  return [...ports];
}
/** Returns the error from listening on this port now, or null if listening works. */
const listenError = (host: string, port: number): Promise<Error | null> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", resolve);
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
