// The platform of a local server in this process: Miniflare runs the bundled worker, behind the entry. A server has one
// platform, or one in each of its worker processes.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statfsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Settings } from "#durable/settings.ts";
import { workerNumber, type Workers } from "#durable/worker-number.ts";
import { workerBundle, workerOptions } from "../build/build.ts";
import { endChildrenOnExit, wrapWorkerd } from "./child-processes.ts";
import { startEntry, type Entry } from "./entry.ts";
import { root } from "../env.ts";
import { objectId } from "./object-name.ts";

export interface PlatformOptions {
  readonly host: string;
  readonly port: number;
  /** The server's address for browsers. */
  readonly url: string;
  readonly adminKey: string;
  /** The folder in which the platform stores its objects. */
  readonly folder: string;
  readonly quiet: boolean;
  /** Values that override the vars of wrangler.toml. */
  readonly vars: Settings;
  readonly worker: Workers;
  /**
   * Ports of each worker on this machine: `platform` for its platform, and `peer` for its endpoint for the other
   * workers.
   */
  readonly ports: readonly { readonly platform: number; readonly peer: number }[];
}
export interface Platform {
  stop(): Promise<void>;
}

/**
 * Starts the platform. `fault`: returns the reason why phones are no longer stored, or null if they are stored.
 * `worldPlaced`: the service that tells the worker whether the world is in place (src/durable/world.ts). Omit this
 * service if the world is already in place.
 */
export async function startPlatform(
  options: PlatformOptions,
  fault: () => string | null,
  worldPlaced?: (request: { readonly url: string }) => Promise<Response>,
): Promise<Platform> {
  const { host, port, url, adminKey, folder, quiet, vars, worker, ports } = options;
  const { Log, LogLevel, Miniflare, convertV4MiniflareOptions } = await import("miniflare");
  const configured = workerConfiguration();
  const { platform, peer } = ports[worker.own]!;
  const isOneOfMany = worker.count > 1;
  wrapWorkerd();
  const letGo = endChildrenOnExit();

  // Requests from outside reach the platform only through the entry.
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...configured,
      host: "127.0.0.1",
      port: platform,
      cf: false,
      log: new Log(quiet ? LogLevel.ERROR : LogLevel.WARN),
      ...(quiet ? { handleStructuredLogs: () => {} } : {}),
      resourcePersistencePath: folder,
      serviceBindings: {
        FOLDER: () => folderAnswer(fault(), folder),
        ...(worldPlaced ? { WORLD_PLACED: worldPlaced } : {}),
        ...(isOneOfMany ? peerService(options) : {}),
      },
      ...(isOneOfMany ? { unsafeDirectSockets: [{ host: "127.0.0.1", port: peer, entrypoint: "Peer" }] } : {}),
      modulesRoot: dirname(workerBundle),
      modules: [{ type: "ESModule", path: workerBundle, contents: readFileSync(workerBundle, "utf8") }],
      bindings: {
        ...configured.bindings,
        ORIGIN: url,
        ADMIN_KEY: adminKey,
        // A server that listens on a particular address also accepts requests that name this address as their host.
        ...(host === "0.0.0.0" || host === "::" ? {} : { HOSTS: host }),
        ...awakeLimitSettings(),
        ...vars,
        ...(isOneOfMany ? { WORKERS: { ...worker, ...pageSettings(options) } } : {}),
      },
    }),
  );
  let entry: Entry | null = null;
  const stop = async (): Promise<void> => {
    await entry?.stop();
    await miniflare.dispose();
    letGo();
  };
  try {
    await miniflare.ready;
    await waitUntilHealthy(`http://127.0.0.1:${platform}`);
    entry = await startEntry({ host, port, shared: isOneOfMany, to: portForPath(options) });
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

/** Returns the configuration that the build read from wrangler.toml. */
export function workerConfiguration() {
  const { modulesRules: _, ...read } = JSON.parse(readFileSync(workerOptions, "utf8"));
  // Sets the paths, because the build may have run in a different folder.
  return { ...read, rootPath: root, assets: { ...read.assets, directory: join(root, "dist/client") } };
}

/**
 * Returns the address of the page for browsers that the server starts. The address has this worker's own port. Returns
 * no address for an external browser, because an external browser may reach only the shared address.
 */
function pageSettings({ vars, worker, ports }: PlatformOptions): Pick<Workers, "page"> {
  return vars.ORIGIN || vars.CDP_URL ? {} : { page: `http://127.0.0.1:${ports[worker.own]!.platform}` };
}

/** Returns the services through which this worker reaches the objects of the other workers. */
const peerService = ({ worker, ports }: PlatformOptions) =>
  Object.fromEntries(
    ports.flatMap(({ peer }, n) =>
      n === worker.own ? [] : [[`WORKER_${n}`, { external: { address: `127.0.0.1:${peer}`, http: {} } }]],
    ),
  );

/**
 * Returns the function that chooses the port for a request's path. Every worker can answer every request. A request
 * about one environment goes directly to the worker that has the environment, to save a hop.
 */
export function portForPath({ worker, ports }: Pick<PlatformOptions, "worker" | "ports">): (path: string) => number {
  const own = ports[worker.own]!.platform;
  if (worker.count === 1) return () => own;
  return (path) => {
    const [, id] = /^\/v1\/envs\/([A-Za-z0-9_-]+)(?:[/?]|$)/.exec(path) ?? [];
    return id === undefined ? own : ports[workerNumber(objectId("-Phone", id), worker.count)]!.platform;
  };
}

/**
 * Tells the worker whether its folder of phones has a fault and how much space is free, because the worker cannot read
 * the file system (src/worker/storage-status.ts).
 */
function folderAnswer(fault: string | null, folder: string): Response {
  const { bavail, bsize } = statfsSync(existsSync(folder) ? folder : root);
  return Response.json({ fault, freeBytes: bavail * bsize });
}

/**
 * Computes from the limit on open files how many phones may be awake. An awake phone has three files open. Connections,
 * the world and the process itself need some files, too.
 */
function awakeLimitSettings(): Settings {
  const files = Number(execFileSync("sh", ["-c", "ulimit -n"], { encoding: "utf8" }));
  return Number.isInteger(files) ? { AWAKE: String(Math.max(16, Math.floor((files - 400) / 3))) } : {};
}

async function waitUntilHealthy(url: string): Promise<void> {
  const deadline = performance.now() + 20_000;
  for (;;) {
    const status = await fetch(`${url}/v1/health`).then(
      async (response) => {
        await response.body?.cancel();
        return String(response.status);
      },
      (error: unknown) => String(error),
    );
    if (status === "200") return;
    if (performance.now() > deadline) throw new Error(`${url}/v1/health does not answer: ${status}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
