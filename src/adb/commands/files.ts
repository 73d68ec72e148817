// Commands on the files of the door: ls, rm, mkdir, rmdir, mv, cp, touch, chmod, stat, du, df, find, basename, dirname.
import { toText } from "../bytes.ts";
import { FileError, type FileEntry } from "../file-tree.ts";
import { fileLimits } from "../limits.ts";
import { CommandError, type CommandContext, type CommandFunction } from "../shell/command.ts";
import { matchesPattern, parsePattern } from "../shell/patterns.ts";
import { parseOptions } from "./options.ts";

const resolve = ({ device, folder }: CommandContext, path: string): string => device.files.resolve(path, folder);

/** Calls `use` for each path, and reports what fails as Android does. Returns the status. */
async function each(context: CommandContext, paths: readonly string[], use: (path: string) => void): Promise<number> {
  let status = 0;
  for (const path of paths) {
    try {
      use(path);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      await context.err(`${context.name}: ${path}: ${error.message.replace(/^.*: /, "")}\n`);
      status = 1;
    }
  }
  return status;
}
function requireOperand(context: CommandContext, operands: readonly string[], count = 1): void {
  if (operands.length < count)
    throw new CommandError(`${context.name}: Needs ${count} argument${count === 1 ? "" : "s"}`);
}

const permissions = (mode: number): string =>
  [6, 3, 0]
    .map((shift) => ["r", "w", "x"].map((letter, i) => ((mode >> shift) & (4 >> i) ? letter : "-")).join(""))
    .join("");
function longLine(name: string, entry: FileEntry): string {
  const date = new Date(entry.modified * 1000).toISOString();
  const type = entry.kind === "folder" ? "d" : "-";
  return `${type}${permissions(entry.mode)} 2 shell shell ${String(entry.kind === "folder" ? 4096 : entry.size).padStart(8)} ${date.slice(0, 10)} ${date.slice(11, 16)} ${name}`;
}

const ls: CommandFunction = async (context) => {
  const { options, operands } = parseOptions(context, "laAd1hRFstriLZ");
  const { files } = context.device;
  let status = 0;
  const paths = operands.length === 0 ? [context.folder] : operands;
  const show = async (names: readonly (readonly [string, string])[]): Promise<void> => {
    const lines = names.map(([name, path]) => (options.has("l") ? longLine(name, files.entry(path)!) : name));
    await context.out(lines.map((line) => `${line}\n`).join(""));
  };
  for (const operand of paths) {
    const path = resolve(context, operand);
    if (!files.exists(path)) {
      await context.err(`ls: ${operand}: No such file or directory\n`);
      status = 1;
      continue;
    }
    if (!files.isFolder(path) || options.has("d")) {
      await show([[operand, path]]);
      continue;
    }
    try {
      const names = files.list(path).filter((name) => options.has("a") || options.has("A") || !name.startsWith("."));
      if (paths.length > 1) await context.out(`${operand}:\n`);
      if (options.has("l")) await context.out(`total ${names.length * 4}\n`);
      const base = path === "/" ? "" : path;
      const dots = options.has("a") ? [[".", path] as const, ["..", files.resolve("..", path)] as const] : [];
      await show([...dots, ...names.map((name) => [name, `${base}/${name}`] as const)]);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      await context.err(`ls: ${operand}: Permission denied\n`);
      status = 1;
    }
  }
  return status;
};

const rm: CommandFunction = async (context) => {
  const { options, operands } = parseOptions(context, "rRfiv");
  if (!options.has("f")) requireOperand(context, operands);
  const { files } = context.device;
  return each(context, operands, (operand) => {
    const path = resolve(context, operand);
    if (!files.exists(path) && options.has("f")) return;
    if (files.isFolder(path) && !options.has("r") && !options.has("R")) throw new FileError("Is a directory");
    files.remove(path);
  });
};
const rmdir: CommandFunction = async (context) => {
  const { operands } = parseOptions(context, "p");
  const { files } = context.device;
  requireOperand(context, operands);
  return each(context, operands, (operand) => {
    const path = resolve(context, operand);
    if (files.list(path).length > 0) throw new FileError("Directory not empty");
    files.remove(path);
  });
};
const mkdir: CommandFunction = async (context) => {
  const { options, operands } = parseOptions(context, "pm:v");
  requireOperand(context, operands);
  return each(context, operands, (operand) =>
    context.device.files.makeFolder(resolve(context, operand), options.has("p")),
  );
};
const mv: CommandFunction = async (context) => {
  const { operands } = parseOptions(context, "finv");
  requireOperand(context, operands, 2);
  const target = operands.at(-1)!;
  if (operands.length > 2 && !context.device.files.isFolder(resolve(context, target)))
    throw new CommandError(`mv: '${target}' not directory`);
  return each(context, operands.slice(0, -1), (operand) =>
    context.device.files.move(resolve(context, operand), resolve(context, target)),
  );
};
const cp: CommandFunction = async (context) => {
  const { options, operands } = parseOptions(context, "rRafpvin");
  requireOperand(context, operands, 2);
  const { files } = context.device;
  const target = operands.at(-1)!;
  const copy = (from: string, to: string): void => {
    if (!files.isFolder(from)) {
      context.budget.countBytes(files.read(from).length);
      files.write(to, files.read(from).slice(), files.entry(from)!.mode);
      return;
    }
    if (to === from || to.startsWith(`${from}/`)) throw new FileError("Invalid argument");
    files.makeFolder(to, true);
    for (const name of files.list(from)) copy(`${from}/${name}`, `${to}/${name}`);
  };
  return each(context, operands.slice(0, -1), (operand) => {
    const [from, to] = [resolve(context, operand), resolve(context, target)];
    if (files.isFolder(from) && !["r", "R", "a"].some((letter) => options.has(letter)))
      throw new FileError("Is a directory");
    copy(from, files.isFolder(to) ? `${to}/${from.slice(from.lastIndexOf("/") + 1)}` : to);
  });
};
const touch: CommandFunction = async (context) => {
  const { operands } = parseOptions(context, "acmd:t:r:");
  requireOperand(context, operands);
  return each(context, operands, (operand) =>
    context.device.files.append(resolve(context, operand), new Uint8Array(0)),
  );
};
const chmod: CommandFunction = async (context) => {
  const { operands } = parseOptions(
    { ...context, args: context.args.map((arg) => (/^-[rwx]+$/.test(arg) ? `a${arg}` : arg)) },
    "Rvf",
  );
  const [mode = "", ...paths] = operands;
  requireOperand(context, operands, 2);
  return each(context, paths, (operand) => {
    const path = resolve(context, operand);
    const before = context.device.files.entry(path)?.mode ?? 0;
    context.device.files.setMode(
      path,
      /^[0-7]{1,4}$/.test(mode) ? Number.parseInt(mode, 8) : changedMode(before, mode),
    );
  });
};
function changedMode(before: number, text: string): number {
  let mode = before;
  for (const part of text.split(",")) {
    const [, who = "", sign, what = ""] = /^([ugoa]*)([-+=])([rwxX]*)$/.exec(part) ?? [];
    if (sign === undefined) throw new CommandError(`chmod: bad mode '${text}'`);
    const shifts =
      who === "" || who.includes("a") ? [6, 3, 0] : [...who].map((one) => ({ u: 6, g: 3, o: 0 })[one] ?? 0);
    let bits = 0;
    for (const shift of shifts) for (const letter of what) bits |= ({ r: 4, w: 2, x: 1, X: 1 }[letter] ?? 0) << shift;
    mode = sign === "-" ? mode & ~bits : mode | bits;
  }
  return mode;
}

const stat: CommandFunction = async (context) => {
  const { options, operands } = parseOptions(context, "c:fLt");
  requireOperand(context, operands);
  let status = 0;
  for (const operand of operands) {
    const entry = context.device.files.entry(resolve(context, operand));
    if (!entry) {
      await context.err(`stat: '${operand}': No such file or directory\n`);
      status = 1;
      continue;
    }
    const date = new Date(entry.modified * 1000).toISOString().replace("T", " ").replace("Z", "000000 +0000");
    const kind = entry.kind === "folder" ? "directory" : "regular file";
    const values: Readonly<Record<string, string>> = {
      s: String(entry.size),
      n: operand,
      N: `'${operand}'`,
      F: kind,
      a: (entry.mode & 0o7777).toString(8),
      A: `${entry.kind === "folder" ? "d" : "-"}${permissions(entry.mode)}`,
      f: entry.mode.toString(16),
      u: "2000",
      U: "shell",
      g: "2000",
      G: "shell",
      Y: String(entry.modified),
      X: String(entry.modified),
      Z: String(entry.modified),
      y: date,
      x: date,
      z: date,
      "%": "%",
    };
    const format =
      options.get("c") ??
      `  File: %n\n  Size: %s\t Blocks: ${Math.ceil(entry.size / 512)}\t IO Blocks: 512\t%F\nModify: %y`;
    await context.out(`${format.replaceAll(/%(.)/g, (found, letter: string) => values[letter] ?? found)}\n`);
  }
  return status;
};

/** Returns the paths below a path, itself first. */
function* walk(context: CommandContext, path: string, depth = 0): Generator<string> {
  yield path;
  if (!context.device.files.isFolder(path) || depth > 40) return;
  // The content of closed folders cannot be listed.
  const { files } = context.device;
  const names = ["/data", "/data/app", "/data/data"].includes(path) ? [] : files.list(path);
  for (const name of names) yield* walk(context, path === "/" ? `/${name}` : `${path}/${name}`, depth + 1);
}
const du: CommandFunction = async (context) => {
  const { options, operands } = parseOptions(context, "shakmcd:");
  for (const operand of operands.length > 0 ? operands : ["."]) {
    let bytes = 0;
    for (const path of walk(context, resolve(context, operand))) bytes += context.device.files.entry(path)?.size ?? 0;
    await context.out(`${options.has("h") ? `${(bytes / 1024).toFixed(1)}K` : Math.ceil(bytes / 1024)}\t${operand}\n`);
  }
  return 0;
};
const df: CommandFunction = async ({ out }) => {
  const blocks = fileLimits.bytes / 1024;
  await out(
    `Filesystem     1K-blocks  Used Available Use% Mounted on\n/dev/fuse      ${String(blocks).padStart(9)} ${String(0).padStart(5)} ${String(blocks).padStart(9)}   0% /storage/emulated\n`,
  );
  return 0;
};
/** `find` with -name, -iname, -type and -maxdepth. */
const find: CommandFunction = async (context) => {
  const tests: ((path: string, depth: number) => boolean)[] = [];
  const starts: string[] = [];
  for (let i = 0; i < context.args.length; i++) {
    const arg = context.args[i]!;
    if (!arg.startsWith("-")) starts.push(arg);
    else if (arg === "-print") continue;
    else {
      const value = context.args[++i] ?? "";
      if (arg === "-name" || arg === "-iname") {
        const fold = (text: string): string => (arg === "-iname" ? text.toLowerCase() : text);
        const items = parsePattern(fold(value));
        tests.push((path) => {
          const name = fold(path.slice(path.lastIndexOf("/") + 1));
          context.budget.countSteps((items.length + 1) * (name.length + 1));
          return matchesPattern(items, name);
        });
      } else if (arg === "-type")
        tests.push((path) => context.device.files.entry(path)?.kind === (value === "d" ? "folder" : "file"));
      else if (arg === "-maxdepth") tests.push((_, depth) => depth <= Number(value));
      else throw new CommandError(`find: bad arg '${arg}'`);
    }
  }
  let status = 0;
  for (const operand of starts.length > 0 ? starts : ["."]) {
    const start = resolve(context, operand);
    if (!context.device.files.exists(start)) {
      await context.err(`find: '${operand}': No such file or directory\n`);
      status = 1;
      continue;
    }
    const lines = [...walk(context, start)]
      .filter((path) => tests.every((test) => test(path, path.slice(start.length).split("/").length - 1)))
      .map((path) => `${operand}${path.slice(start.length)}\n`);
    await context.out(lines.join(""));
  }
  return status;
};

const basename: CommandFunction = async ({ args, out }) => {
  const name = (args[0] ?? "").replace(/\/+$/, "").replace(/^.*\//, "");
  await out(`${args[1] && name !== args[1] && name.endsWith(args[1]) ? name.slice(0, -args[1].length) : name}\n`);
  return 0;
};
const dirname: CommandFunction = async ({ args, out }) => {
  const path = (args[0] ?? "").replace(/\/+$/, "");
  await out(`${path.includes("/") ? path.slice(0, path.lastIndexOf("/")) || "/" : "."}\n`);
  return 0;
};
const realpath: CommandFunction = async (context) => {
  for (const operand of context.args) await context.out(`${resolve(context, operand)}\n`);
  return 0;
};
const cmp: CommandFunction = async (context) => {
  const { options, operands } = parseOptions(context, "sl");
  requireOperand(context, operands, 2);
  const [a, b] = operands.slice(0, 2).map((operand) => context.device.files.read(resolve(context, operand)));
  const at = a!.findIndex((byte, i) => byte !== b![i]);
  if (at < 0 && a!.length === b!.length) return 0;
  if (!options.has("s"))
    await context.out(
      at < 0
        ? `cmp: EOF on ${a!.length < b!.length ? operands[0] : operands[1]}\n`
        : `${operands[0]} ${operands[1]} differ: char ${at + 1}, line ${toText(a!.subarray(0, at)).split("\n").length}\n`,
    );
  return 1;
};

export const fileCommands: Readonly<Record<string, CommandFunction>> = {
  ls,
  rm,
  rmdir,
  mkdir,
  mv,
  cp,
  touch,
  chmod,
  stat,
  du,
  df,
  find,
  basename,
  dirname,
  realpath,
  readlink: realpath,
  cmp,
};
