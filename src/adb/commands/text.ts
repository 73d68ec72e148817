// Commands on texts: echo, printf, cat, head, tail, wc, sort, uniq, cut, tr, tee, base64, seq, xargs.
import { base64ToBytes, bytesToBase64 } from "../base64.ts";
import { concatBytes, toBytes, toText } from "../bytes.ts";
import { shellLimits } from "../limits.ts";
import { CommandError, type CommandContext, type CommandFunction } from "../shell/command.ts";
import { readAll, sourceOf } from "../shell/io.ts";
import { parseNumber, parseOptions } from "./options.ts";
import { eachFile, linesOf, readFile } from "./streams.ts";

const escapes: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  a: "\x07",
  b: "\b",
  f: "\f",
  v: "\v",
  e: "\x1b",
  "\\": "\\",
};
const unescape = (text: string): string =>
  text.replaceAll(
    /\\(?:0([0-7]{1,3})|x([0-9a-fA-F]{1,2})|([ntrabfve\\]))/g,
    (_, octal?: string, hex?: string, letter?: string) =>
      octal !== undefined
        ? String.fromCharCode(Number.parseInt(octal, 8) & 255)
        : hex !== undefined
          ? String.fromCharCode(Number.parseInt(hex, 16))
          : escapes[letter!]!,
  );

/** Android's shell interprets backslashes in `echo` unless -E is given. */
const echo: CommandFunction = async ({ args, out }) => {
  let words = args;
  let end = "\n";
  let interprets = true;
  while (/^-[neE]+$/.test(words[0] ?? "")) {
    if (words[0]!.includes("n")) end = "";
    interprets = !words[0]!.includes("E");
    words = words.slice(1);
  }
  const text = words.join(" ");
  await out((interprets ? unescape(text) : text) + end);
  return 0;
};

const printf: CommandFunction = async (context) => {
  const [format = "", ...values] = context.args;
  let at = 0;
  // The format is used again until all arguments are printed.
  for (let round = 0; round === 0 || at < values.length; round++) {
    context.budget.countCommand();
    const before = at;
    const text = unescape(format).replaceAll(
      /%(?:%|([-0+ #]*)(\d*)(?:\.(\d+))?([sdiuxXcbfq]))/g,
      (found, flags?: string, width?: string, precision?: string, kind?: string) => {
        if (kind === undefined) return found === "%%" ? "%" : found;
        const shown = printed(kind, values[at++] ?? "", precision);
        const length = Math.min(Number(width || 0), 1000);
        if (flags!.includes("-")) return shown.padEnd(length);
        return shown.padStart(length, flags!.includes("0") && kind !== "s" ? "0" : " ");
      },
    );
    await context.out(text);
    if (at === before) break;
  }
  return 0;
};
function printed(kind: string, value: string, precision: string | undefined): string {
  if (kind === "s") return precision === undefined ? value : value.slice(0, Number(precision));
  if (kind === "b") return unescape(value);
  if (kind === "c") return value.slice(0, 1);
  if (kind === "q") return value;
  const number = Number(value) || 0;
  if (kind === "f") return number.toFixed(Math.min(20, Number(precision ?? 6)));
  if (kind === "x" || kind === "X") {
    const hex = Math.trunc(number).toString(16);
    return kind === "x" ? hex : hex.toUpperCase();
  }
  return String(Math.trunc(number));
}

const cat: CommandFunction = async (context) => {
  const { operands } = parseOptions(context, "uvte");
  if (operands.length > 0) return eachFile(context, operands, (bytes) => context.stdout.write(bytes));
  for (let bytes = await context.stdin.read(); bytes !== null; bytes = await context.stdin.read())
    await context.stdout.write(bytes);
  return 0;
};

/** `head` and `tail`: -n LINES, -c BYTES, -LINES; `tail -n +N` starts at line N. */
const ends: CommandFunction = async (context) => {
  const args = context.args.map((arg) => (/^-\d+$/.test(arg) ? `-n${arg.slice(1)}` : arg));
  const own = { ...context, args };
  const { options, operands } = parseOptions(own, "n:c:qvf");
  const [kind, text] = options.has("c")
    ? (["c", options.get("c")!] as const)
    : (["n", options.get("n") ?? "10"] as const);
  const count = parseNumber(own, text);
  const isHead = context.name === "head";
  const select = <T>(items: { readonly length: number; slice(from: number, to?: number): T }): T => {
    if (isHead) return items.slice(0, count < 0 ? Math.max(0, items.length + count) : count);
    return text.startsWith("+")
      ? items.slice(Math.max(0, count - 1))
      : items.slice(Math.max(0, items.length - Math.abs(count)));
  };
  return eachFile(own, operands, async (bytes, path) => {
    if (operands.length > 1 && !options.has("q")) await context.out(`==> ${path} <==\n`);
    if (kind === "c") await context.stdout.write(select(bytes));
    else
      await context.out(
        select(linesOf(bytes))
          .map((line) => `${line}\n`)
          .join(""),
      );
  });
};

const wc: CommandFunction = async (context) => {
  const { options, operands } = parseOptions(context, "lwcm");
  const kinds = options.size === 0 ? ["l", "w", "c"] : ["l", "w", "m", "c"].filter((kind) => options.has(kind));
  const totals = kinds.map(() => 0);
  const show = (numbers: readonly number[], name: string): Promise<void> => {
    const columns =
      numbers.length === 1
        ? String(numbers[0])
        : numbers
            .map((number) => String(number).padStart(7))
            .join(" ")
            .trimStart();
    return context.out(`${columns}${name === "-" ? "" : ` ${name}`}\n`);
  };
  const status = await eachFile(context, operands, async (bytes, path) => {
    const text = toText(bytes);
    const counts: Readonly<Record<string, () => number>> = {
      l: () => text.split("\n").length - 1,
      w: () => text.split(/\s+/).filter(Boolean).length,
      c: () => bytes.length,
      m: () => [...text].length,
    };
    const numbers = kinds.map((kind) => counts[kind]!());
    for (const [i, number] of numbers.entries()) totals[i]! += number;
    await show(numbers, path);
  });
  if (operands.length > 1) await show(totals, "total");
  return status;
};

const sort: CommandFunction = async (context) => {
  const { options, operands } = parseOptions(context, "nrufk:t:sbV");
  const lines: string[] = [];
  const status = await eachFile(context, operands, async (bytes) => {
    for (const line of linesOf(bytes)) lines.push(line);
  });
  const field = options.has("k") ? Math.max(1, Number.parseInt(options.get("k")!, 10) || 1) - 1 : null;
  const keyOf = (line: string): string => {
    const key = field === null ? line : (line.split(options.get("t") ?? /[ \t]+/)[field] ?? "");
    return options.has("f") ? key.toLowerCase() : key;
  };
  const compare = options.has("n")
    ? (a: string, b: string) => (Number.parseFloat(keyOf(a)) || 0) - (Number.parseFloat(keyOf(b)) || 0)
    : (a: string, b: string) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b)));
  lines.sort(compare);
  if (options.has("r")) lines.reverse();
  const shown = options.has("u") ? lines.filter((line, i) => i === 0 || line !== lines[i - 1]) : lines;
  await context.out(shown.map((line) => `${line}\n`).join(""));
  return status;
};

const uniq: CommandFunction = async (context) => {
  const { options, operands } = parseOptions(context, "cdui");
  const groups: { line: string; count: number }[] = [];
  for (const line of linesOf(await readFile(context, operands[0] ?? "-")))
    if (groups.at(-1)?.line === line) groups.at(-1)!.count++;
    else groups.push({ line, count: 1 });
  const shown = groups.filter(({ count }) => (options.has("d") ? count > 1 : options.has("u") ? count === 1 : true));
  await context.out(
    shown
      .map(({ line, count }) => (options.has("c") ? `${String(count).padStart(7)} ${line}\n` : `${line}\n`))
      .join(""),
  );
  return 0;
};

/** Parses a list such as `1,3-5,7-` and returns whether a position, from 1, is in it. */
function parseRanges(context: CommandContext, text: string): (position: number) => boolean {
  const ranges = text.split(",").map((part) => {
    const [, from, dash, to] = /^(\d*)(-?)(\d*)$/.exec(part) ?? [];
    if (from === undefined || part === "" || part === "-")
      throw new CommandError(`${context.name}: bad range '${part}'`);
    return [Number(from || 1), dash === "" ? Number(from) : to === "" ? Infinity : Number(to)] as const;
  });
  return (position) => ranges.some(([from, to]) => position >= from && position <= to);
}
const cut: CommandFunction = async (context) => {
  const { options, operands } = parseOptions(context, "d:f:c:b:s");
  const list = options.get("f") ?? options.get("c") ?? options.get("b");
  if (list === undefined) throw new CommandError("cut: Needs 1 of -bcfF");
  const isIn = parseRanges(context, list);
  const separator = options.get("d") ?? "\t";
  return eachFile(context, operands, async (bytes) => {
    const lines = linesOf(bytes).flatMap((line) => {
      if (!options.has("f")) return [[...line].filter((_, i) => isIn(i + 1)).join("")];
      const fields = line.split(separator);
      if (fields.length === 1) return options.has("s") ? [] : [line];
      return [fields.filter((_, i) => isIn(i + 1)).join(separator)];
    });
    await context.out(lines.map((line) => `${line}\n`).join(""));
  });
};

/** Expands the ranges and classes in a set of `tr`. */
function expandSet(text: string): string[] {
  const plain = unescape(text)
    .replaceAll("[:lower:]", "a-z")
    .replaceAll("[:upper:]", "A-Z")
    .replaceAll("[:digit:]", "0-9")
    .replaceAll("[:space:]", " \t\n\r\v\f");
  const characters = [...plain];
  const set: string[] = [];
  for (let i = 0; i < characters.length; i++) {
    const [from, dash, to] = characters.slice(i, i + 3);
    if (dash !== "-" || to === undefined) {
      set.push(from!);
      continue;
    }
    const last = Math.min(to.codePointAt(0)!, from!.codePointAt(0)! + 255);
    for (let code = from!.codePointAt(0)!; code <= last; code++) set.push(String.fromCodePoint(code));
    i += 2;
  }
  return set;
}
const tr: CommandFunction = async (context) => {
  const { options, operands } = parseOptions(context, "dscC");
  const from = expandSet(operands[0] ?? "");
  const to = expandSet(operands[1] ?? "");
  const places = new Map(from.map((character, i) => [character, i]));
  const isIn = (character: string): boolean => places.has(character) !== (options.has("c") || options.has("C"));
  const squeezed = options.has("s") ? new Set(to.length > 0 ? to : from) : null;
  let result = "";
  for (const character of toText(await readAll(context.stdin, shellLimits.outputBytes))) {
    if (options.has("d") && isIn(character)) continue;
    const place = places.get(character) ?? to.length - 1;
    const shown =
      !options.has("d") && to.length > 0 && isIn(character) ? to[Math.min(place, to.length - 1)]! : character;
    if (!(squeezed?.has(shown) && result.endsWith(shown))) result += shown;
  }
  await context.out(result);
  return 0;
};

const tee: CommandFunction = async (context) => {
  const { options, operands } = parseOptions(context, "ai");
  const bytes = await readAll(context.stdin, shellLimits.outputBytes);
  const { files } = context.device;
  for (const operand of operands) {
    const path = files.resolve(operand, context.folder);
    if (operand === "/dev/null") continue;
    context.budget.countBytes(bytes.length);
    if (options.has("a")) files.append(path, bytes);
    else files.write(path, bytes);
  }
  await context.stdout.write(bytes);
  return 0;
};

const base64: CommandFunction = async (context) => {
  const { options, operands } = parseOptions(context, "diw:");
  const bytes = await readFile(context, operands[0] ?? "-");
  if (options.has("d")) {
    const decoded = base64ToBytes(toText(bytes).replaceAll(/[^A-Za-z0-9+/=]/g, ""));
    if (decoded === null) throw new CommandError("base64: bad input");
    await context.stdout.write(decoded);
    return 0;
  }
  const width = Number(options.get("w") ?? 76);
  const encoded = bytesToBase64(bytes);
  const lines = width > 0 ? (encoded.match(new RegExp(`.{1,${Math.min(width, 10_000)}}`, "g")) ?? []) : [encoded];
  await context.out(lines.map((line) => `${line}\n`).join(""));
  return 0;
};

const seq: CommandFunction = async (context) => {
  const numbers = context.args.map((arg) => parseNumber(context, arg));
  const [first, step, last] =
    numbers.length === 1 ? [1, 1, numbers[0]!] : numbers.length === 2 ? [numbers[0]!, 1, numbers[1]!] : numbers;
  if (last === undefined || !step) throw new CommandError("seq: Needs 1 argument");
  const count = Math.floor((last - first!) / step) + 1;
  if (count > shellLimits.words) throw new CommandError(`seq: more than ${shellLimits.words} numbers`);
  await context.out(Array.from({ length: Math.max(0, count) }, (_, i) => `${first! + i * step}\n`).join(""));
  return 0;
};

const xargs: CommandFunction = async (context) => {
  const start = context.args.findIndex((arg, i) => !arg.startsWith("-") && !/^-[nI]$/.test(context.args[i - 1] ?? ""));
  const own = { ...context, args: start < 0 ? context.args : context.args.slice(0, start) };
  const { options } = parseOptions(own, "n:I:r0t");
  const command = start < 0 ? ["echo"] : context.args.slice(start);
  const text = toText(await readAll(context.stdin, shellLimits.wordBytes));
  const mark = options.get("I");
  const words = text.split(options.has("0") ? "\0" : mark === undefined ? /\s+/ : "\n").filter(Boolean);
  if (words.length === 0 && options.has("r")) return 0;
  const size = mark === undefined ? Math.max(1, Number(options.get("n")) || words.length || 1) : 1;
  let status = 0;
  for (let i = 0; i < Math.max(1, words.length); i += size) {
    const group = words.slice(i, i + size);
    const line =
      mark === undefined ? [...command, ...group] : command.map((word) => word.replaceAll(mark, group[0] ?? ""));
    if ((await context.run(line, { stdin: sourceOf(new Uint8Array(0)) })) !== 0) status = 123;
  }
  return status;
};

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const digest =
  (algorithm: string): CommandFunction =>
  (context) => {
    const { options, operands } = parseOptions(context, "b");
    return eachFile(context, operands, async (bytes, path) => {
      const sum = hex(await crypto.subtle.digest(algorithm, bytes as BufferSource));
      await context.out(options.has("b") ? `${sum}\n` : `${sum}  ${path}\n`);
    });
  };

const rev: CommandFunction = (context) =>
  eachFile(context, context.args, async (bytes) =>
    context.out(
      linesOf(bytes)
        .map((line) => `${[...line].toReversed().join("")}\n`)
        .join(""),
    ),
  );
const tac: CommandFunction = (context) =>
  eachFile(context, context.args, async (bytes) =>
    context.out(
      linesOf(bytes)
        .toReversed()
        .map((line) => `${line}\n`)
        .join(""),
    ),
  );

const yes: CommandFunction = async (context) => {
  const line = toBytes(`${context.args.join(" ") || "y"}\n`);
  const block = concatBytes(...Array.from({ length: 5000 }, () => line));
  for (;;) {
    context.budget.check();
    await context.stdout.write(block);
  }
};

export const textCommands: Readonly<Record<string, CommandFunction>> = {
  echo,
  printf,
  cat,
  head: ends,
  tail: ends,
  wc,
  sort,
  uniq,
  cut,
  tr,
  tee,
  base64,
  seq,
  xargs,
  rev,
  tac,
  yes,
  sha1sum: digest("SHA-1"),
  sha256sum: digest("SHA-256"),
};
