// What a command of the phone's shell receives, and the names that commands share.
import type { Device } from "../device.ts";
import { toBytes } from "../bytes.ts";
import type { Budget } from "./budget.ts";
import type { Io } from "./io.ts";

export interface CommandContext extends Io {
  /** The name under which the command was called. */
  readonly name: string;
  readonly args: readonly string[];
  readonly device: Device;
  /** The folder in which the command runs. */
  readonly folder: string;
  readonly budget: Budget;
  /** The exported variables. */
  readonly environment: ReadonlyMap<string, string>;
  out(text: string): Promise<void>;
  err(text: string): Promise<void>;
  /** Runs another command, as `xargs` and `nohup` do. */
  run(words: readonly string[], io?: Partial<Io>): Promise<number>;
}
/** Returns the exit status. */
export type CommandFunction = (context: CommandContext) => Promise<number>;

/** A mistake of the client: the command ends with this message and status. */
export class CommandError extends Error {
  override name = "CommandError";
  readonly status: number;
  constructor(message: string, status = 1) {
    super(message);
    this.status = status;
  }
}

export const outputs = ({ stdout, stderr }: Io): Pick<CommandContext, "out" | "err"> => ({
  out: (text) => stdout.write(toBytes(text)),
  err: (text) => stderr.write(toBytes(text)),
});
