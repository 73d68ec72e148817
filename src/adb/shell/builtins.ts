// The commands that change the shell itself.
import { checkWord } from "./budget.ts";
import { CommandError } from "./command.ts";
import { readAll, type Io } from "./io.ts";
import { BreakSignal, ExitSignal, ReturnSignal } from "./flow.ts";
import { shellLimits } from "../limits.ts";
import { toText } from "../bytes.ts";
import { quoteWord } from "./quote.ts";
import type { ShellCore as Shell } from "./core.ts";
import { evaluateTest } from "./test-expression.ts";

export interface BuiltinContext {
  readonly shell: Shell;
  readonly name: string;
  readonly args: readonly string[];
  readonly io: Io;
  out(text: string): Promise<void>;
  err(text: string): Promise<void>;
}
type Builtin = (context: BuiltinContext) => Promise<number> | number;

const done: Builtin = () => 0;
const exports_: Builtin = async ({ shell, args, out }) => {
  const [first] = args;
  if (first === undefined || first === "-p") {
    for (const name of [...shell.exported].sort()) await out(`export ${name}=${quoteWord(shell.get(name))}\n`);
    return 0;
  }
  for (const arg of args) {
    const name = assign(shell, arg);
    shell.exported.add(name);
  }
  return 0;
};
const local: Builtin = ({ shell, args }) => {
  for (const arg of args) if (!arg.startsWith("-")) assign(shell, arg);
  return 0;
};
const test: Builtin = async ({ shell, name, args, err }) => {
  if (name === "[" && args.at(-1) !== "]") {
    await err("/system/bin/sh: [: missing ]\n");
    return 2;
  }
  try {
    return evaluateTest(name === "[" ? args.slice(0, -1) : args, shell) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    await err(`/system/bin/sh: ${error.message}\n`);
    return error.status;
  }
};

/** Runs a file as a script. Every file of the file tree can be a script. */
const source: Builtin = async ({ shell, args, io, err }) => {
  const [path = "", ...parameters] = args;
  const resolved = shell.device.files.resolve(path, shell.folder);
  if (path === "" || !shell.device.files.isFile(resolved)) {
    await err(`/system/bin/sh: .: ${path}: No such file or directory\n`);
    return 1;
  }
  if (parameters.length > 0) shell.parameters = [...parameters];
  return nested(shell, () => shell.runScript(toText(shell.device.files.read(resolved)), io));
};

/** `sh`, in all its uses: a script as an argument, from a file, or from the input. */
const sh: Builtin = async ({ shell, args, io, err }) => {
  const inner = shell.fork();
  const option = args[0] ?? "";
  if (/^-\w*c\w*$/.test(option)) {
    inner.parameters = [...args.slice(3)];
    return nested(inner, () => inner.run(args[1] ?? "", io));
  }
  const [path, ...parameters] = args;
  if (path === undefined || path === "-")
    return nested(inner, async () => inner.run(toText(await readAll(io.stdin, shellLimits.wordBytes)), io));
  const resolved = shell.device.files.resolve(path, shell.folder);
  if (!shell.device.files.isFile(resolved)) {
    await err(`/system/bin/sh: ${path}: No such file or directory\n`);
    return 127;
  }
  inner.parameters = parameters;
  return nested(inner, () => inner.run(toText(shell.device.files.read(resolved)), io));
};

export const builtins: ReadonlyMap<string, Builtin> = new Map<string, Builtin>([
  [":", done],
  ["true", done],
  ["false", () => 1],
  ["test", test],
  ["[", test],
  [
    "cd",
    async ({ shell, args, err }) => {
      const path = shell.device.files.resolve(args[0] ?? shell.get("HOME"), shell.folder);
      if (shell.device.files.isFolder(path)) {
        shell.folder = path;
        return 0;
      }
      await err(`/system/bin/sh: cd: ${args[0] ?? ""}: No such file or directory\n`);
      return 2;
    },
  ],
  [
    "pwd",
    async ({ shell, out }) => {
      await out(`${shell.folder}\n`);
      return 0;
    },
  ],
  ["export", exports_],
  ["local", local],
  ["typeset", local],
  ["readonly", local],
  [
    "unset",
    ({ shell, args }) => {
      for (const arg of args) {
        shell.variables.delete(arg);
        shell.exported.delete(arg);
        shell.functions.delete(arg);
      }
      return 0;
    },
  ],
  [
    "set",
    async ({ shell, args, out }) => {
      if (args.length === 0)
        for (const [name, value] of [...shell.variables].sort()) await out(`${name}=${quoteWord(value)}\n`);
      const end = args.indexOf("--");
      if (end >= 0) shell.parameters = [...args.slice(end + 1)];
      else if (args.length > 0 && !/^[-+]/.test(args[0]!)) shell.parameters = [...args];
      return 0;
    },
  ],
  [
    "shift",
    ({ shell, args }) => {
      const count = countOf(args[0]);
      if (count > shell.parameters.length) return 1;
      shell.parameters = shell.parameters.slice(count);
      return 0;
    },
  ],
  [
    "exit",
    ({ shell, args }) => {
      throw new ExitSignal(args[0] === undefined ? shell.status : Number(args[0]) & 255);
    },
  ],
  [
    "return",
    ({ shell, args }) => {
      throw new ReturnSignal(args[0] === undefined ? shell.status : Number(args[0]) & 255);
    },
  ],
  [
    "break",
    ({ args }) => {
      throw new BreakSignal(countOf(args[0]), false);
    },
  ],
  [
    "continue",
    ({ args }) => {
      throw new BreakSignal(countOf(args[0]), true);
    },
  ],
  ["eval", ({ shell, args, io }) => nested(shell, () => shell.runScript(args.join(" "), io))],
  [
    "exec",
    async ({ shell, args, io }) => {
      if (args.length === 0) return 0;
      throw new ExitSignal(await shell.runWords(args, io));
    },
  ],
  [".", source],
  ["source", source],
  ["sh", sh],
  ["/system/bin/sh", sh],
  ["/bin/sh", sh],
  [
    "read",
    async ({ shell, args, io }) => {
      const names = args.filter((arg) => !arg.startsWith("-"));
      const line = await io.stdin.line(shellLimits.wordBytes);
      const words = (line ?? "").trim().split(/[ \t]+/);
      const last = Math.max(0, names.length - 1);
      for (const [i, name] of (names.length > 0 ? names : ["REPLY"]).entries())
        shell.variables.set(name, checkWord((i === last ? words.slice(i).join(" ") : words[i]) ?? ""));
      return line === null ? 1 : 0;
    },
  ],
  [
    "wait",
    async ({ shell }) => {
      await Promise.all(shell.jobs.splice(0));
      return 0;
    },
  ],
  [
    "command",
    ({ shell, args, ...rest }) =>
      args[0] === "-v" || args[0] === "-V"
        ? describe({ shell, args: args.slice(1), ...rest }, true)
        : shell.runWords(args, rest.io),
  ],
  ["type", (context) => describe(context, false)],
  ["whence", (context) => describe(context, true)],
  ["which", (context) => describe(context, true)],
  ["trap", done],
  ["umask", done],
  ["ulimit", done],
  ["alias", done],
  ["hash", done],
  ["jobs", done],
  ["bg", done],
  ["fg", done],
]);

async function describe({ shell, args, out, err, name }: BuiltinContext, short: boolean): Promise<number> {
  let status = 0;
  for (const arg of args) {
    const isBuiltin = builtins.has(arg) || shell.functions.has(arg);
    const isCommand = typeof shell.findCommand(arg) === "function";
    if (isBuiltin && name !== "which") await out(short ? `${arg}\n` : `${arg} is a shell builtin\n`);
    else if (isCommand) {
      const path = arg.includes("/") ? arg : `/system/bin/${arg}`;
      await out(short ? `${path}\n` : `${arg} is ${path}\n`);
    } else {
      if (!short) await err(`/system/bin/sh: type: ${arg}: not found\n`);
      status = 1;
    }
  }
  return status;
}

async function nested(shell: Shell, run: () => Promise<number>): Promise<number> {
  shell.depth += 4;
  try {
    return await run();
  } finally {
    shell.depth -= 4;
  }
}

function assign(shell: Shell, text: string): string {
  const [, name, value] = /^([A-Za-z_]\w*)(?:=([^]*))?$/.exec(text) ?? [];
  if (name === undefined) throw new CommandError(`${text}: is not an identifier`);
  if (value !== undefined) shell.variables.set(name, checkWord(value));
  return name;
}
const countOf = (text: string | undefined): number => Math.max(0, Math.trunc(Number(text ?? 1)) || 0);
