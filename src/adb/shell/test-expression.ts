// Evaluates the conditions of `test`, `[` and `[[`.
import { CommandError } from "./command.ts";
import type { ShellCore as Shell } from "./core.ts";

/** Evaluates the arguments of `test`. Throws CommandError with status 2 if they are no condition. */
export function evaluateTest(args: readonly string[], shell: Shell): boolean {
  const parser = new TestParser(args, shell);
  return args.length > 0 && parser.parse();
}

class TestParser {
  readonly #args: readonly string[];
  readonly #shell: Shell;
  #at = 0;
  constructor(args: readonly string[], shell: Shell) {
    this.#args = args;
    this.#shell = shell;
  }
  parse(): boolean {
    const value = this.#or();
    const rest = this.#args[this.#at];
    if (rest !== undefined) throw new CommandError(`test: ${rest}: unexpected operator/operand`, 2);
    return value;
  }
  #or(): boolean {
    let value = this.#and();
    while (this.#args[this.#at] === "-o") {
      this.#at++;
      const other = this.#and();
      value ||= other;
    }
    return value;
  }
  #and(): boolean {
    let value = this.#not();
    while (this.#args[this.#at] === "-a") {
      this.#at++;
      const other = this.#not();
      value &&= other;
    }
    return value;
  }
  #not(): boolean {
    let negated = false;
    while (this.#args[this.#at] === "!" && this.#at + 1 < this.#args.length) {
      this.#at++;
      negated = !negated;
    }
    return this.#primary() !== negated;
  }
  #primary(): boolean {
    const [left, operator, right] = this.#args.slice(this.#at, this.#at + 3);
    if (left === undefined) throw new CommandError("test: missing operand", 2);
    if (right !== undefined && operator !== undefined && operator in binary) {
      this.#at += 3;
      return binary[operator]!(left, right);
    }
    if (/^-[a-zA-Z]$/.test(left) && operator !== undefined) {
      this.#at += 2;
      return this.#unary(left, operator);
    }
    this.#at++;
    return left !== "";
  }
  #unary(operator: string, operand: string): boolean {
    const { files } = this.#shell.device;
    const path = files.resolve(operand, this.#shell.folder);
    switch (operator) {
      case "-n":
        return operand !== "";
      case "-z":
        return operand === "";
      case "-e":
      case "-r":
        return files.exists(path) || typeof this.#shell.findCommand(operand) === "function";
      case "-x":
        return files.isFolder(path) || typeof this.#shell.findCommand(operand) === "function";
      case "-f":
        return files.isFile(path);
      case "-d":
        return files.isFolder(path);
      case "-w":
        return files.isWritable(path);
      case "-s":
        return files.isFile(path) && files.read(path).length > 0;
      case "-L":
      case "-h":
      case "-t":
        return false;
      default:
        throw new CommandError(`test: ${operator}: unexpected operator/operand`, 2);
    }
  }
}

const toNumber = (text: string): number => {
  if (!/^\s*[-+]?\d+\s*$/.test(text)) throw new CommandError(`test: ${text}: bad number`, 2);
  return Number(text);
};
const binary: Readonly<Record<string, (left: string, right: string) => boolean>> = {
  "=": (left, right) => left === right,
  "==": (left, right) => left === right,
  "!=": (left, right) => left !== right,
  "<": (left, right) => left < right,
  ">": (left, right) => left > right,
  "-eq": (left, right) => toNumber(left) === toNumber(right),
  "-ne": (left, right) => toNumber(left) !== toNumber(right),
  "-lt": (left, right) => toNumber(left) < toNumber(right),
  "-le": (left, right) => toNumber(left) <= toNumber(right),
  "-gt": (left, right) => toNumber(left) > toNumber(right),
  "-ge": (left, right) => toNumber(left) >= toNumber(right),
};
