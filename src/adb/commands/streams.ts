// What text commands read: files, or their input.
import { toText } from "../bytes.ts";
import { shellLimits } from "../limits.ts";
import { FileError } from "../file-tree.ts";
import type { CommandContext } from "../shell/command.ts";
import { readAll } from "../shell/io.ts";

/** Returns the content of a file, or of the input for "-". Throws FileError. */
export async function readFile(context: CommandContext, path: string): Promise<Uint8Array> {
  if (path === "-" || path === "/dev/stdin") return readAll(context.stdin, shellLimits.outputBytes);
  if (path === "/dev/null") return new Uint8Array(0);
  try {
    return context.device.files.read(context.device.files.resolve(path, context.folder));
  } catch (error) {
    // The message names the path as the client wrote it.
    if (error instanceof FileError) throw new FileError(`${path}: ${error.message.replace(/^.*: /, "")}`);
    throw error;
  }
}

/** Calls `use` with the content of each file; a missing file is reported, and the others go on. Returns the status. */
export async function eachFile(
  context: CommandContext,
  paths: readonly string[],
  use: (bytes: Uint8Array, path: string) => Promise<void>,
): Promise<number> {
  let status = 0;
  for (const path of paths.length === 0 ? ["-"] : paths) {
    try {
      await use(await readFile(context, path), path);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      await context.err(`${context.name}: ${error.message}\n`);
      status = 1;
    }
  }
  return status;
}

/** Splits a text into lines without their line feeds. */
export function linesOf(bytes: Uint8Array): string[] {
  const lines = toText(bytes).split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines;
}
