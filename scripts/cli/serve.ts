// `./phonebooth serve`: runs the local server until it is stopped.
import { parseArgs } from "node:util";
import { settings } from "#durable/settings.ts";
import { parseNumberSetting } from "#durable/parse-setting.ts";
import { consoleAddress } from "./console-address.ts";
import { planProcesses, formatPlan, thisMachine, parseWorkers } from "./machine.ts";
import { fromEnvironment, startServer, type Server } from "./server.ts";

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: "string", default: process.env["PORT"] ?? "8787" },
      host: { type: "string", default: "127.0.0.1" },
      brand: { type: "string" },
      memory: { type: "boolean", default: false },
      quiet: { type: "boolean", default: false },
      workers: { type: "string", default: "1" },
    },
  });
  return serveUntilStopped({ ...values, workers: parseWorkers(values.workers) });
}

interface ServeOptions {
  readonly port: string;
  readonly host: string;
  readonly brand?: string;
  readonly memory: boolean;
  readonly quiet: boolean;
  readonly workers?: number | "auto";
}
/** Runs a server until a signal stops it. `ready` runs before the server is reported as ready. */
export async function serveUntilStopped(
  values: ServeOptions,
  ready: (server: Server) => Promise<void> = async () => {},
): Promise<number> {
  // Passes on all settings, because an ignored setting could leave an endpoint open.
  const vars: Record<string, string> = {
    ...fromEnvironment(...Object.keys(settings)),
    ...(values.brand ? { BRAND: values.brand } : {}),
  };
  const machine = thisMachine();
  const plan = planProcesses(machine, values.workers ?? 1);
  // If the user has set SCREEN_SHARDS or CDP_URL, the setting takes precedence over the plan.
  const own = vars["SCREEN_SHARDS"] ?? (vars["CDP_URL"] ? "1" : undefined);
  const browsers = parseNumberSetting(own, plan.browsers, 1, 256);
  const server = await startServer({
    ...values,
    port: Number(values.port),
    workers: plan.workers,
    vars: { ...vars, SCREEN_SHARDS: String(browsers) },
  });
  try {
    await ready(server);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
      // Miniflare's own listeners would end the process before the platform has closed its files.
      process.removeAllListeners(signal).once(signal, () => resolve());
    }
  });
  process.stdout.write(`Phonebooth is ready: ${consoleAddress(server)}\n`);
  if (!values.quiet) {
    process.stdout.write(`${formatPlan(machine, { ...plan, browsers })}\n`);
    process.stdout.write("Open the address in a browser for the console; /docs there describes the API.\n");
  }
  // Watches the folder, because the platform reports no error if the folder's files are deleted. The platform keeps
  // writing to the deleted files, and the phones are lost.
  const watch = setInterval(() => {
    const fault = server.fault();
    if (fault === null) return;
    clearInterval(watch);
    process.stderr.write(`${fault}\n`);
  }, 2000);
  await stopped;
  clearInterval(watch);
  await server.stop();
  return 0;
}
