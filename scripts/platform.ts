// The platform of a local server in this process: the bundled worker in Miniflare, and the entry before it. A server has one of these, or
// one in each of its worker processes.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statfsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Settings } from "../src/durable/settings.ts";
import { workerOf, type Workers } from "../src/durable/worker-of.ts";
import { workerBundle, workerOptions } from "./build.ts";
import { endWithUs, prepareWorkerd } from "./children.ts";
import { openEntry, type Entry } from "./entry.ts";
import { root } from "./env.ts";
import { objectId } from "./object-name.ts";

export interface PlatformOptions {
  readonly host: string;
  readonly port: number;
  /** Its address, as browsers reach it. */
  readonly url: string;
  readonly adminKey: string;
  /** Where it keeps its objects. */
  readonly folder: string;
  readonly quiet: boolean;
  /** Over the vars of wrangler.toml. */
  readonly vars: Settings;
  readonly worker: Workers;
  /** Of each worker, on this machine: where its platform listens, and where its door for the other workers is. */
  readonly ports: readonly { readonly platform: number; readonly peer: number }[];
}
export interface Platform {
  stop(): Promise<void>;
}

/**
 * `fault`: why phones are not kept any more; null while all is well. `worldPlaced`: what the worker asks whether the world is
 * there (src/durable/world.ts); left out where it is.
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
  prepareWorkerd();
  const letGo = endWithUs();

  // Nothing from outside reaches the platform but through our own entry.
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
        FOLDER: () => answerOf(fault(), folder),
        ...(worldPlaced ? { WORLD_PLACED: worldPlaced } : {}),
        ...(isOneOfMany ? peersOf(options) : {}),
      },
      ...(isOneOfMany ? { unsafeDirectSockets: [{ host: "127.0.0.1", port: peer, entrypoint: "Peer" }] } : {}),
      modulesRoot: dirname(workerBundle),
      modules: [{ type: "ESModule", path: workerBundle, contents: readFileSync(workerBundle, "utf8") }],
      bindings: {
        ...configured.bindings,
        ORIGIN: url,
        ADMIN_KEY: adminKey,
        // Whoever opens it to a network means to call it by that address.
        ...(host === "0.0.0.0" || host === "::" ? {} : { HOSTS: host }),
        ...awakeLimit(),
        ...vars,
        ...(isOneOfMany ? { WORKERS: { ...worker, ...pageOf(options) } } : {}),
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
    await healthy(`http://127.0.0.1:${platform}`);
    entry = await openEntry({ host, port, shared: isOneOfMany, to: routeOf(options) });
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

/** As it was read from wrangler.toml when it was built. */
export function workerConfiguration() {
  const { modulesRules: _, ...read } = JSON.parse(readFileSync(workerOptions, "utf8"));
  // Where it was built need not be where it runs.
  return { ...read, rootPath: root, assets: { ...read.assets, directory: join(root, "dist/client") } };
}

/** Its own browsers ask it and no other worker; somebody else's may reach no more than the address that all have. */
function pageOf({ vars, worker, ports }: PlatformOptions): Pick<Workers, "page"> {
  return vars.ORIGIN || vars.CDP_URL ? {} : { page: `http://127.0.0.1:${ports[worker.own]!.platform}` };
}

/** How the other workers' objects are reached. */
const peersOf = ({ worker, ports }: PlatformOptions) =>
  Object.fromEntries(
    ports.flatMap(({ peer }, n) =>
      n === worker.own ? [] : [[`WORKER_${n}`, { external: { address: `127.0.0.1:${peer}`, http: {} } }]],
    ),
  );

/** Every worker can answer everything. What is about one environment is taken to its own worker at once, to save the way. */
export function routeOf({ worker, ports }: Pick<PlatformOptions, "worker" | "ports">): (path: string) => number {
  const own = ports[worker.own]!.platform;
  if (worker.count === 1) return () => own;
  return (path) => {
    const [, id] = /^\/v1\/envs\/([A-Za-z0-9_-]+)(?:[/?]|$)/.exec(path) ?? [];
    return id === undefined ? own : ports[workerOf(objectId("-Phone", id), worker.count)]!.platform;
  };
}

/** What the worker cannot see of the folder that it keeps phones in (src/worker/folder.ts). */
function answerOf(fault: string | null, folder: string): Response {
  const { bavail, bsize } = statfsSync(existsSync(folder) ? folder : root);
  return Response.json({ fault, freeBytes: bavail * bsize });
}

/** A phone that is awake has three files open; connections, the world and the process itself need some, too. */
function awakeLimit(): Settings {
  const files = Number(execFileSync("sh", ["-c", "ulimit -n"], { encoding: "utf8" }));
  return Number.isInteger(files) ? { AWAKE: String(Math.max(16, Math.floor((files - 400) / 3))) } : {};
}

async function healthy(url: string): Promise<void> {
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
