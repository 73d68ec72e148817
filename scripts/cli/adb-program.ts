// Runs the program that drives a phone, and connects adb for it.
import { execFile, spawn } from "node:child_process";
import { connect } from "node:net";
import { promisify } from "node:util";
import { RunError } from "#benchmark/run/run-error.ts";

export interface ProgramOptions {
  readonly command: readonly string[];
  readonly serial: string;
  readonly instruction: string;
  readonly signal: AbortSignal;
}

/** How long a program that was told to end may still run. */
const graceMs = 3000;

/** Runs the program and returns its exit status. A program that a signal ended has a status above 128. */
export function runProgram({ command, serial, instruction, signal }: ProgramOptions): Promise<number> {
  const fill = (word: string): string => word.replaceAll("{serial}", serial).replaceAll("{instruction}", instruction);
  const [file = "", ...args] = command.map(fill);
  // A group of its own, so that the end of the program also ends what it has started.
  const child = spawn(file, args, {
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
    env: { ...process.env, ANDROID_SERIAL: serial, PHONEBOOTH_INSTRUCTION: instruction },
  });
  const kill = (name: NodeJS.Signals): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, name);
    } catch {
      // The whole group has ended.
      return;
    }
  };
  const stop = (): void => {
    kill("SIGTERM");
    setTimeout(() => kill("SIGKILL"), graceMs).unref();
  };
  signal.addEventListener("abort", stop, { once: true });
  return new Promise<number>((resolve, reject) => {
    child.once("error", (error) => reject(new RunError(`${file} cannot be started: ${error.message}`)));
    child.once("exit", (code, name) => resolve(code ?? (name === "SIGKILL" ? 137 : 143)));
  }).finally(() => {
    signal.removeEventListener("abort", stop);
    // Children that the program left behind.
    kill("SIGKILL");
  });
}

const run = promisify(execFile);

/**
 * Connects adb with the phones, if adb is installed. Returns a function that disconnects it. An adb server that was not
 * there before is ended. A server that still lists an earlier door at the same port as offline would try again only every
 * ten seconds, so that it is disconnected first.
 */
export async function connectAdb(serials: readonly string[]): Promise<() => Promise<void>> {
  const wasRunning = await isListening(Number(process.env["ANDROID_ADB_SERVER_PORT"] ?? 5037));
  try {
    for (const serial of serials) {
      if (wasRunning) await run("adb", ["disconnect", serial], { timeout: 20_000 }).catch(ignoreUnlisted);
      const { stdout } = await run("adb", ["connect", serial], { timeout: 20_000 });
      // The status is 0 even if nobody answers.
      if (!stdout.includes("connected to")) throw new Error(stdout.trim());
    }
  } catch (error) {
    // Without adb, the program speaks the protocol itself.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return async () => {};
    throw new RunError(`adb cannot connect: ${error instanceof Error ? error.message : String(error)}`);
  }
  return async () => {
    const commands = wasRunning ? serials.map((serial) => ["disconnect", serial]) : [["kill-server"]];
    for (const command of commands) await run("adb", command, { timeout: 20_000 }).catch(() => {});
  };
}
/** adb's status is 1 if it does not list the phone. */
function ignoreUnlisted(error: NodeJS.ErrnoException): void {
  if (error.code === "ENOENT") throw error;
}
const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
    socket.setTimeout(1000, () => socket.destroy());
    socket.once("connect", () => socket.destroy());
  });
