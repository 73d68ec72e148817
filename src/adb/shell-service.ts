// The services `shell` and `exec`: a command line, or a shell into which a client types.
import { ByteBuffer, concatBytes, readUint32, uint32s } from "./bytes.ts";
import { commands } from "./commands/registry.ts";
import type { AdbStream } from "./connection.ts";
import type { Device } from "./device.ts";
import { maxPayload, shellLimits } from "./limits.ts";
import { Budget } from "./shell/budget.ts";
import { LineSource, type ByteSink, type Io } from "./shell/io.ts";
import { Shell } from "./shell/shell.ts";
import type { ShellWire } from "./shell-wire.ts";
import { Terminal } from "./terminal.ts";

/** The ids of the packets of shell v2. */
const packet = { stdin: 0, stdout: 1, stderr: 2, exit: 3, closeStdin: 4 } as const;
const packetBytes = 64 << 10;

export interface ShellRequest {
  readonly command: string;
  /** Whether stdout, stderr and the exit status are told apart. */
  readonly isV2: boolean;
  readonly hasTerminal: boolean;
}

/** Parses `shell,v2,TERM=xterm,raw:COMMAND`, `shell:COMMAND` and `exec:COMMAND`. Returns null for other services. */
export function parseShellRequest(service: string): ShellRequest | null {
  const [, kind, options = "", command = ""] = /^(shell|exec)((?:,[^:]*)?):([^]*)$/.exec(service) ?? [];
  if (kind === undefined) return null;
  const words = options.split(",");
  const isV2 = kind === "shell" && words.includes("v2");
  // A v1 shell without a command is a terminal; with a command, Android gives it none.
  const hasTerminal = words.includes("pty") || (kind === "shell" && !isV2 && command === "");
  return { command, isV2, hasTerminal };
}

export async function runShell(request: ShellRequest, stream: AdbStream, device: Device): Promise<void> {
  const { command, isV2, hasTerminal } = request;
  const wire = isV2 ? packetWire(stream) : plainWire(stream);
  const newBudget = (signal: AbortSignal): Budget => new Budget(signal, () => device.clock.now());
  let status: number;
  if (hasTerminal) {
    const terminal = new Terminal(wire, stream.signal);
    status = await (command === ""
      ? interact(new Shell({ device, commands, budget: newBudget(stream.signal) }), terminal, newBudget)
      : terminal.foreground((io, signal) =>
          new Shell({ device, commands, budget: newBudget(signal) }).run(command, io),
        ));
  } else {
    const shell = new Shell({ device, commands, budget: newBudget(stream.signal) });
    const io = { stdin: new LineSource(wire.stdin), stdout: wire.stdout, stderr: wire.stderr };
    status = await (command === ""
      ? runLines(shell, io, () => newBudget(stream.signal))
      : runCounted(shell, command, io));
    await settleJobs(shell);
  }
  await wire.exit(status);
}

/**
 * Lets commands in the background begin. They end with the stream, but a daemon that one of them starts goes on, as on a
 * phone.
 */
const settleJobs = (shell: Shell): Promise<unknown> =>
  Promise.race([Promise.allSettled(shell.jobs), new Promise((resolve) => setTimeout(resolve, jobStartMs))]);
const jobStartMs = 20;

const runCounted = (shell: Shell, command: string, io: Io): Promise<number> =>
  shell.run(
    command,
    { ...io, stdout: shell.budget.counting(io.stdout), stderr: shell.budget.counting(io.stderr) },
    io.stderr,
  );

/** Without a terminal and without a command, each line of the input is a command line. */
async function runLines(shell: Shell, io: Io, newBudget: () => Budget): Promise<number> {
  for (;;) {
    const line = await io.stdin.line(shellLimits.wordBytes);
    if (line === null) return shell.status;
    if (isExit(line)) return exitStatus(line, shell.status);
    shell.budget = newBudget();
    await runCounted(shell, line, io);
  }
}
/** A prompt, a line, its output, and so on until `exit` or ^D. */
async function interact(shell: Shell, terminal: Terminal, newBudget: (signal: AbortSignal) => Budget): Promise<number> {
  for (;;) {
    const line = await terminal.prompt(`boothone:${shell.folder} $ `);
    if (line === null) return shell.status;
    if (isExit(line)) return exitStatus(line, shell.status);
    await terminal.foreground((io, signal) => {
      shell.budget = newBudget(signal);
      return runCounted(shell, line, io);
    });
  }
}
const isExit = (line: string): boolean => /^\s*exit(?:\s+\d+)?\s*$/.test(line);
const exitStatus = (line: string, fallback: number): number => Number(/\d+/.exec(line)?.[0] ?? fallback) & 255;

const plainWire = (stream: AdbStream): ShellWire => ({
  stdin: { read: () => stream.read() },
  stdout: { write: (bytes) => stream.write(bytes) },
  stderr: { write: (bytes) => stream.write(bytes) },
  exit: async () => {},
});

function packetWire(stream: AdbStream): ShellWire {
  const sink = (id: number): ByteSink => ({
    write: async (bytes) => {
      for (let at = 0; at < bytes.length && !stream.isEnded; at += packetBytes)
        await stream.write(encodePacket(id, bytes.subarray(at, at + packetBytes)));
    },
  });
  const buffer = new ByteBuffer();
  let isClosed = false;
  return {
    stdin: {
      read: async () => {
        while (!isClosed) {
          const header = buffer.peek(5);
          const length = header === null ? 0 : readUint32(header, 1);
          if (length > maxPayload) return null;
          const whole = header === null ? null : buffer.take(5 + length);
          if (whole === null) {
            const more = await stream.read();
            if (more === null) return null;
            buffer.append(more);
          } else if (whole[0] === packet.closeStdin) isClosed = true;
          else if (whole[0] === packet.stdin && length > 0) return whole.subarray(5);
        }
        return null;
      },
    },
    stdout: sink(packet.stdout),
    stderr: sink(packet.stderr),
    exit: (status) => stream.write(encodePacket(packet.exit, Uint8Array.of(status & 255))),
  };
}
export const encodePacket = (id: number, bytes: Uint8Array): Uint8Array =>
  concatBytes(Uint8Array.of(id), uint32s(bytes.length), bytes);
