// The connection to a real phone, as the rest of this folder needs it.

export interface ShellOutput {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number;
}
/** Both methods throw EpisodeFault if the phone cannot be reached, and StoppedError if the signal aborts. */
export interface AdbShell {
  /** Runs a command line in the phone's shell. A command that fails is no error: its status says so. */
  shell(command: string, signal?: AbortSignal): Promise<ShellOutput>;
  /** Runs a command line and returns its output as bytes. */
  exec(command: string, signal?: AbortSignal): Promise<Uint8Array>;
}

/** The first line of an error of the phone, for a message of one line. */
export const firstLine = ({ stdout, stderr }: ShellOutput): string =>
  `${stderr}\n${stdout}`
    .split("\n")
    .map((line) => line.trim())
    .find((line) => line !== "") ?? "no output";
