// The part of the shell that its builtins use.
import type { Device } from "../device.ts";
import type { CommandFunction } from "./command.ts";
import type { Budget } from "./budget.ts";
import type { Io } from "./io.ts";
import type { ExpansionContext } from "./words.ts";

export interface ShellCore {
  readonly device: Device;
  readonly budget: Budget;
  readonly variables: Map<string, string>;
  readonly exported: Set<string>;
  readonly functions: { has(name: string): boolean; delete(name: string): boolean };
  parameters: string[];
  folder: string;
  readonly status: number;
  depth: number;
  readonly jobs: Promise<unknown>[];
  get(name: string): string;
  context(io: Io): ExpansionContext;
  fork(): ShellCore;
  run(source: string, io: Io): Promise<number>;
  runScript(source: string, io: Io): Promise<number>;
  runWords(words: readonly string[], io: Io): Promise<number>;
  findCommand(name: string): CommandFunction | "folder" | null;
}
