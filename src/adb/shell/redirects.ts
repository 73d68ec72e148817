// Redirections: `>`, `>>`, `<`, `2>&1`, here-documents.
import type { Redirect } from "unbash";
import { toBytes } from "../bytes.ts";
import type { ShellCore } from "./core.ts";
import { emptySource, nullSink, sourceOf, type ByteSink, type Io } from "./io.ts";
import { expandHereDocument, ExpansionError, expandText } from "./words.ts";

type ChangeableIo = { -readonly [K in keyof Io]: Io[K] };

/** Changes the inputs and outputs as the redirection says. Throws FileError and ExpansionError. */
export async function applyRedirect(redirect: Redirect, io: ChangeableIo, shell: ShellCore): Promise<void> {
  const { operator, target, fileDescriptor } = redirect;
  const context = shell.context(io);
  if (operator === "<<" || operator === "<<-") {
    const { body, heredocQuoted, content } = redirect;
    io.stdin = sourceOf(toBytes(body && !heredocQuoted ? await expandHereDocument(body, context) : (content ?? "")));
    return;
  }
  const path = target ? await expandText(target, context) : "";
  switch (operator) {
    case "<<<":
      io.stdin = sourceOf(toBytes(`${path}\n`));
      return;
    case "<&":
      if (path === "-") io.stdin = emptySource();
      return;
    case "<":
      io.stdin = path === "/dev/null" ? emptySource() : sourceOf(shell.device.files.read(resolve(path, shell)));
      return;
    case "<>":
      throw new ExpansionError("syntax error: unexpected '<>'");
    default:
  }
  if (operator === ">&" && /^(?:\d+|-)$/.test(path)) {
    const sink = path === "-" ? nullSink : path === "1" ? io.stdout : path === "2" ? io.stderr : null;
    if (sink === null) throw new ExpansionError(`${path}: bad file descriptor`);
    assign(fileDescriptor ?? 1, sink, io);
    return;
  }
  const sink = fileSink(path, operator.endsWith(">>"), shell);
  if (operator.startsWith("&") || operator === ">&") io.stdout = io.stderr = sink;
  else assign(fileDescriptor ?? 1, sink, io);
}

function assign(descriptor: number, sink: ByteSink, io: ChangeableIo): void {
  if (descriptor === 1) io.stdout = sink;
  else if (descriptor === 2) io.stderr = sink;
}
function fileSink(path: string, appends: boolean, shell: ShellCore): ByteSink {
  if (path === "/dev/null") return nullSink;
  const { files } = shell.device;
  const resolved = resolve(path, shell);
  if (!appends || !files.exists(resolved)) files.write(resolved, new Uint8Array(0));
  return shell.budget.counting({ write: async (bytes) => files.append(resolved, bytes) });
}
function resolve(path: string, shell: ShellCore): string {
  if (path === "") throw new ExpansionError(": No such file or directory");
  return shell.device.files.resolve(path, shell.folder);
}
