// Runs a server in a separate process, which can be killed.
import { spawn, type ChildProcess } from "node:child_process";
import type { Readable } from "node:stream";
import { root } from "../env.ts";
import type { ServerOptions } from "./server.ts";

export interface ServerProcess {
  readonly process: ChildProcess;
  readonly url: string;
  readonly adminKey: string;
}

/**
 * Starts a server. SIGTERM stops the server cleanly. Returns the server's error message if the server did not start.
 */
export async function startServerProcess(options: ServerOptions): Promise<ServerProcess | string> {
  const program = `
    const { startServer } = await import("./scripts/cli/server.ts");
    try {
      const { url, adminKey, stop } = await startServer(${JSON.stringify({ quiet: true, ...options })});
      process.removeAllListeners("SIGTERM").once("SIGTERM", () => stop().then(() => process.exit(0)));
      console.log(JSON.stringify({ url, adminKey }));
    } catch (error) {
      console.log(JSON.stringify(error.message));
      process.exit(1);
    }`;
  const flags = ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", program];
  const child = spawn(process.execPath, flags, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  const line = await firstLine(child.stdout);
  if (line === "") return "the server process ended without output";
  const started = JSON.parse(line) as { url: string; adminKey: string } | string;
  return typeof started === "string" ? started : { process: child, ...started };
}
/** Reads the output to its end, because a server without a reader for its output would crash. */
const firstLine = (from: Readable): Promise<string> =>
  new Promise((resolve) => {
    let output = "";
    from.on("data", (piece) => {
      output += String(piece);
      if (output.includes("\n")) resolve(output.slice(0, output.indexOf("\n")));
    });
    from.once("end", () => resolve(output));
  });
export const requireStarted = (started: ServerProcess | string): ServerProcess => {
  if (typeof started === "string") throw new Error(started);
  return started;
};
