// The local server: the bundled worker in Miniflare, configured by wrangler.toml alone.
import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Settings } from "../src/durable/settings.ts";
import { settingsFault } from "../src/durable/settings-fault.ts";
import { randomName } from "../src/env/token.ts";
import { buildClient, buildWorker, workerBundle, workerOptions, worldDatabaseId } from "./build.ts";
import { openEntry, type Entry } from "./entry.ts";
import { applyEnvironment, kept as keptFolder, prepareBrowser, root } from "./env.ts";
import { endLeftovers, endWithUs, prepareWorkerd } from "./children.ts";
import { removeErased } from "./erased-files.ts";
import { lockFolder } from "./folder-lock.ts";
import { holderOf } from "./port-holder.ts";
import { UsageError } from "./options.ts";
import { isWorldMade, placeWorld, worldFile } from "./world-file.ts";

export interface ServerOptions {
  /** 0 picks a free one. */
  port?: number;
  host?: string;
  /** Forget everything at the end instead of keeping phones in .phonebooth/. */
  memory?: boolean;
  /** Where it keeps phones, in place of .phonebooth/. */
  kept?: string;
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
  const { vars = {} } = options;
  // At once where it can be told at once; building takes a while.
  mustBeMeant({ AUTH: "open", ...fromEnvironment("BRAND"), ...vars });
  const host = options.host ?? "127.0.0.1";
  if (options.port) await mustBeFree(host, options.port);
  // A first start does not wait for the world: whatever reads it waits instead (src/durable/world.ts).
  const isMade = options.world !== undefined || (await isWorldMade());
  const world = Promise.resolve(options.world ?? worldFile());
  await Promise.all([isMade && world, prepareBrowser(), buildClient(), buildWorker()]);
  const { Log, LogLevel, Miniflare, convertV4MiniflareOptions } = await import("miniflare");

  const port = options.port || (await freePort(host));
  const url = `http://${host.includes(":") ? `[${host}]` : host === "0.0.0.0" ? "127.0.0.1" : host}:${port}`;
  const adminKey = vars["ADMIN_KEY"] ?? process.env["ADMIN_KEY"] ?? randomName();

  const { modulesRules: _, ...read } = JSON.parse(readFileSync(workerOptions, "utf8"));
  // Where it was built need not be where it runs.
  const configured = { ...read, rootPath: root, assets: { ...read.assets, directory: join(root, "dist/client") } };
  mustBeMeant({ ...configured.bindings, ...vars });
  const kept = options.memory ? mkdtempSync(join(tmpdir(), "phonebooth-")) : (options.kept ?? keptFolder);
  endLeftovers();
  const lock = lockFolder(kept, port);
  const forget = (): void => {
    lock.release();
    if (options.memory) rmSync(kept, { recursive: true, force: true });
  };
  process.once("exit", forget);
  removeErased(kept);
  const placement = placementOf(world, kept);
  if (isMade) await placement.done;
  prepareWorkerd();
  const letGo = endWithUs();

  // Nothing from outside reaches the platform but through our own entry.
  const inner = await freePort("127.0.0.1");
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...configured,
      host: "127.0.0.1",
      port: inner,
      cf: false,
      log: new Log(options.quiet ? LogLevel.ERROR : LogLevel.WARN),
      ...(options.quiet ? { handleStructuredLogs: () => {} } : {}),
      resourcePersistencePath: kept,
      serviceBindings: { FOLDER: () => answerOf(lock.fault(), kept), WORLD_PLACED: placement.answer },
      modulesRoot: dirname(workerBundle),
      modules: [{ type: "ESModule", path: workerBundle, contents: readFileSync(workerBundle, "utf8") }],
      bindings: {
        ...configured.bindings,
        ORIGIN: url,
        ADMIN_KEY: adminKey,
        // Whoever opens it to a network means to call it by that address.
        ...(host === "0.0.0.0" || host === "::" ? {} : { HOSTS: host }),
        ...awakeLimit(),
        ...fromEnvironment("BRAND", "CDP_URL", "HIDDEN_SEEDS", "SIGNING_KEY"),
        ...vars,
      },
    }),
  );
  let entry: Entry | null = null;
  const stop = async (): Promise<void> => {
    placement.cancel();
    await entry?.stop();
    await miniflare.dispose();
    letGo();
    forget();
    process.off("exit", forget);
  };
  try {
    await miniflare.ready;
    entry = await openEntry({ host, port, to: inner });
    await healthy(url);
  } catch (error) {
    await stop();
    throw error;
  }
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
/** Puts the world into the folder of phones as soon as it is made. */
function placementOf(world: Promise<string>, kept: string): Placement {
  let isCancelled = false;
  let isDone = false;
  let fault: string | null = null;
  const done = world.then((file) => {
    if (!isCancelled) placeWorld(file, kept, worldDatabaseId());
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

function mustBeMeant(vars: Settings): void {
  const fault = settingsFault(vars);
  if (fault !== null) throw new UsageError(fault);
}

/** What is set to nothing is not set. */
export const fromEnvironment = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

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
/** Why nobody can listen there now. */
const faultAt = (host: string, port: number): Promise<Error | null> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", resolve);
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
