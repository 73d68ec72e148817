// Reaches a phone through the program `adb` of this machine.
import { spawn } from "node:child_process";
import { EpisodeFault, StoppedError } from "../run/fault.ts";
import { RunError } from "../run/run-error.ts";
import type { AdbShell } from "./shell.ts";

export interface AdbProcessOptions {
  /** The serial number of the phone, as `adb devices` lists it. */
  readonly serial: string;
  /** The path of the program. */
  readonly adb: string;
  /** The maximum time of one command, in milliseconds. */
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 60_000;

interface ProcessResult {
  readonly stdout: Buffer;
  readonly stderr: string;
  readonly status: number;
}

/**
 * Returns the shell of a phone that adb has connected and authorized. Throws RunError that says what to do if there is no
 * such phone.
 */
export async function connectDevice(options: AdbProcessOptions, signal: AbortSignal): Promise<AdbShell> {
  const { serial, adb, timeoutMs = defaultTimeoutMs } = options;
  const run = (args: readonly string[], stop: AbortSignal | undefined): Promise<ProcessResult> =>
    runProcess(adb, args, timeoutMs, stop);
  const { stdout, stderr, status } = await run(["-s", serial, "get-state"], signal);
  const state = stdout.toString().trim();
  if (status !== 0 || state !== "device")
    throw new RunError(explainState(serial, status === 0 ? state : stderr, await listDevices(run, signal)));
  const runOnPhone = async (args: readonly string[], stop: AbortSignal | undefined): Promise<ProcessResult> => {
    const result = await run(["-s", serial, ...args], stop);
    if (isLost(result)) throw new EpisodeFault("infrastructure", `adb lost the phone: ${result.stderr.trim()}`);
    return result;
  };
  return {
    shell: async (command, stop) => {
      const result = await runOnPhone(["shell", command], stop);
      return { ...result, stdout: result.stdout.toString() };
    },
    exec: async (command, stop) => (await runOnPhone(["exec-out", command], stop)).stdout,
  };
}

/** Lists the connected phones, one line for each. */
async function listDevices(
  run: (args: readonly string[], stop: AbortSignal) => Promise<ProcessResult>,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { stdout } = await run(["devices"], signal);
  const lines = stdout.toString().split("\n").slice(1);
  return lines.map((line) => line.trim().replaceAll(/\s+/g, " ")).filter((line) => line !== "");
}

/** Returns what a person must do so that the phone can be used. `reason`: the state or the error that adb printed. */
export function explainState(serial: string, reason: string, devices: readonly string[]): string {
  const listed = devices.length === 0 ? "adb lists no phone" : `adb lists: ${devices.join("; ")}`;
  if (/unauthorized/.test(reason))
    return `The phone ${serial} has not authorized this machine: unlock it and accept the question about USB debugging`;
  if (/offline/.test(reason))
    return `The phone ${serial} is offline: connect it again, or run adb reconnect; ${listed}`;
  if (/more than one/.test(reason)) return `Several phones fit ${serial}: give the serial number of one; ${listed}`;
  if (/no permissions|insufficient permissions/.test(reason))
    return `adb may not use the phone ${serial}: ${reason.trim()}`;
  if (/not found|no devices/.test(reason)) {
    const connect = serial.includes(":") ? `; for a phone in the network, run adb connect ${serial} first` : "";
    return `adb has no phone ${serial}; ${listed}${connect}`;
  }
  return `The phone ${serial} cannot be used: ${reason.trim() || "adb did not say why"}; ${listed}`;
}

/** Whether adb itself failed, and not the command on the phone. Both have status 1. */
const isLost = ({ status, stderr }: ProcessResult): boolean =>
  status === 1 &&
  /^(error|adb): (device .*not found|device (is )?(offline|unauthorized|still )|no devices|more than one|closed|protocol fault|insufficient permissions|cannot connect|failed to (read|write|get)|connection reset)/m.test(
    stderr,
  );

/** Runs a program without a shell, so that no argument is read as syntax. */
function runProcess(
  file: string,
  args: readonly string[],
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new StoppedError());
      return;
    }
    const child = spawn(file, args, { stdio: ["ignore", "pipe", "pipe"] });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on("data", (bytes: Buffer) => stdout.push(bytes));
    child.stderr.on("data", (bytes: Buffer) => stderr.push(bytes));
    let error: Error | null = null;
    const end = (reason: Error): void => {
      error ??= reason;
      child.kill("SIGKILL");
      // A server that adb has started may hold the pipes open, so the end of the pipes is not waited for.
      child.stdout.destroy();
      child.stderr.destroy();
    };
    const stop = (): void => end(new StoppedError());
    const timer = setTimeout(
      () =>
        end(new EpisodeFault("infrastructure", `adb did not answer within ${timeoutMs / 1000} s: ${args.join(" ")}`)),
      timeoutMs,
    );
    signal?.addEventListener("abort", stop, { once: true });
    child.once("error", (cause: NodeJS.ErrnoException) => {
      error ??=
        cause.code === "ENOENT" || cause.code === "EACCES"
          ? new RunError(
              `${file} cannot be started: install adb (Android's platform-tools), or set ADB to the path of the program`,
            )
          : cause;
    });
    child.once("close", (code) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
      if (error) reject(error);
      else resolve({ stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString(), status: code ?? 137 });
    });
  });
}
