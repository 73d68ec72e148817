// The platform of a local server in this process: the bundled worker in Miniflare, behind the entry. A server has one
// of these, or one in each of its worker processes.
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
  /** Its address for browsers. */
  readonly url: string;
  readonly adminKey: string;
  /** Where it stores its objects. */
  readonly folder: string;
  readonly quiet: boolean;
  /** Override the vars of wrangler.toml. */
  readonly vars: Settings;
  readonly worker: Workers;
  /** Ports of each worker on this machine: of its platform, and of its endpoint for the other workers. */
  readonly ports: readonly { readonly platform: number; readonly peer: number }[];
}
export interface Platform {
  stop(): Promise<void>;
}

/**
 * `fault`: why phones are no longer stored; null if all is well. `worldPlaced`: the service that tells the worker
 * whether the world is there (src/durable/world.ts); omitted if it is.
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
        // A server that listens on a network is meant to be called by that address.
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

/** As it was read from wrangler.toml at the build. */
export function workerConfiguration() {
  const { modulesRules: _, ...read } = JSON.parse(readFileSync(workerOptions, "utf8"));
  // The build may have run in another folder.
  return { ...read, rootPath: root, assets: { ...read.assets, directory: join(root, "dist/client") } };
}

/** Its own browsers request their page from this worker; an external browser may only reach the shared address. */
function pageSettings({ vars, worker, ports }: PlatformOptions): Pick<Workers, "page"> {
  return vars.ORIGIN || vars.CDP_URL ? {} : { page: `http://127.0.0.1:${ports[worker.own]!.platform}` };
}

/** How the objects of the other workers are reached. */
const peerService = ({ worker, ports }: PlatformOptions) =>
  Object.fromEntries(
    ports.flatMap(({ peer }, n) =>
      n === worker.own ? [] : [[`WORKER_${n}`, { external: { address: `127.0.0.1:${peer}`, http: {} } }]],
    ),
  );

/**
 * Every worker can answer everything. Requests about one environment are forwarded directly to its worker, to save a
 * hop.
 */
export function portForPath({ worker, ports }: Pick<PlatformOptions, "worker" | "ports">): (path: string) => number {
  const own = ports[worker.own]!.platform;
  if (worker.count === 1) return () => own;
  return (path) => {
    const [, id] = /^\/v1\/envs\/([A-Za-z0-9_-]+)(?:[/?]|$)/.exec(path) ?? [];
    return id === undefined ? own : ports[workerNumber(objectId("-Phone", id), worker.count)]!.platform;
  };
}

/** Tells the worker what it cannot see of its folder of phones (src/worker/storage-status.ts). */
function folderAnswer(fault: string | null, folder: string): Response {
  const { bavail, bsize } = statfsSync(existsSync(folder) ? folder : root);
  return Response.json({ fault, freeBytes: bavail * bsize });
}

/** An awake phone has three files open; connections, the world and the process itself need some, too. */
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
