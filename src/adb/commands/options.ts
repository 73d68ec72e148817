// Splits the arguments of a command into options and operands.
import { CommandError, type CommandContext } from "../shell/command.ts";

export interface Options {
  /** The value of each option; "" for an option without a value. */
  readonly options: ReadonlyMap<string, string>;
  readonly operands: readonly string[];
}

/**
 * `spec`: the letters of the options; a letter before a colon takes a value. `long`: names of long options, with a colon
 * after the name if they take a value.
 */
export function parseOptions({ name, args }: CommandContext, spec: string, long: readonly string[] = []): Options {
  const options = new Map<string, string>();
  const operands: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (arg === "--") return { options, operands: [...operands, ...args.slice(i + 1)] };
    if (!arg.startsWith("-") || arg === "-") {
      operands.push(arg);
      continue;
    }
    if (arg.startsWith("--")) {
      const [word = "", value] = arg.slice(2).split(/=(.*)/s);
      const known = long.find((one) => one.replace(":", "") === word);
      if (known === undefined) throw new CommandError(`${name}: Unknown option '${word}' (see "${name} --help")`);
      options.set(word, known.endsWith(":") ? (value ?? args[++i] ?? "") : "");
      continue;
    }
    for (let at = 1; at < arg.length; at++) {
      const letter = arg[at]!;
      const place = letter === ":" ? -1 : spec.indexOf(letter);
      if (place < 0) throw new CommandError(`${name}: Unknown option '${letter}' (see "${name} --help")`);
      if (spec[place + 1] !== ":") {
        options.set(letter, "");
        continue;
      }
      const value = arg.slice(at + 1) || args[++i];
      if (value === undefined) throw new CommandError(`${name}: Missing argument to -${letter}`);
      options.set(letter, value);
      break;
    }
  }
  return { options, operands };
}

/** Parses a number of a command's arguments. */
export function parseNumber({ name }: CommandContext, text: string): number {
  const number = Number(text);
  if (text.trim() === "" || !Number.isFinite(number)) throw new CommandError(`${name}: not a number '${text}'`);
  return number;
}
