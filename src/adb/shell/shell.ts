// Runs command lines as the phone's shell. The parser is the package unbash; this file evaluates its syntax tree on the
// phone's file tree. No command reaches the machine on which the door runs.
import {
  parse,
  type AndOr,
  type Case,
  type Command,
  type Node,
  type ParsedScript,
  type Pipeline,
  type Redirect,
  type Statement,
} from "unbash";
import { toBytes } from "../bytes.ts";
import type { Device } from "../device.ts";
import { FileError } from "../file-tree.ts";
import { shellLimits } from "../limits.ts";
import { PhoneError } from "../phone.ts";
import { ArithmeticError, evaluate } from "./arithmetic.ts";
import { checkWord, LimitError, type Budget } from "./budget.ts";
import { builtins } from "./builtins.ts";
import { CommandError, outputs, type CommandFunction } from "./command.ts";
import { evaluateCondition } from "./condition.ts";
import type { ShellCore } from "./core.ts";
import { BreakSignal, ExitSignal, isFlowSignal, ReturnSignal } from "./flow.ts";
import { BufferSink, emptySource, sourceOf, type ByteSink, type Io } from "./io.ts";
import { applyRedirect } from "./redirects.ts";
import { ExpansionError, expandPattern, expandText, expandWords, matches, type ExpansionContext } from "./words.ts";

export interface ShellOptions {
  readonly device: Device;
  readonly budget: Budget;
  readonly commands: ReadonlyMap<string, CommandFunction>;
}

export class Shell implements ShellCore {
  readonly device: Device;
  /** An interactive shell has a new budget for each line. */
  budget: Budget;
  readonly commands: ReadonlyMap<string, CommandFunction>;
  readonly variables: Map<string, string>;
  readonly exported: Set<string>;
  readonly functions: Map<string, Node>;
  parameters: string[] = [];
  folder = "/";
  status = 0;
  depth = 0;
  /** Commands that run in the background. */
  jobs: Promise<unknown>[] = [];

  constructor(options: ShellOptions, parent?: Shell) {
    this.device = options.device;
    this.budget = options.budget;
    this.commands = options.commands;
    this.variables = new Map(parent?.variables ?? initialVariables);
    this.exported = new Set(parent?.exported ?? initialVariables.keys());
    this.functions = new Map(parent?.functions);
    if (!parent) return;
    this.parameters = [...parent.parameters];
    this.folder = parent.folder;
    this.status = parent.status;
    this.depth = parent.depth + 1;
    if (this.depth > shellLimits.depth) throw new LimitError(`more than ${shellLimits.depth} nested calls`);
  }
  fork(): Shell {
    return new Shell(this, this);
  }

  /**
   * Runs a script and returns its exit status. Errors of the client are written to stderr. `report`: where the message goes
   * when the script exceeded a limit, which may be the limit of what stderr counts.
   */
  async run(source: string, io: Io, report: ByteSink = io.stderr): Promise<number> {
    try {
      return await this.runScript(source, io);
    } catch (error) {
      if (error instanceof ExitSignal || error instanceof ReturnSignal) return error.status;
      if (error instanceof BreakSignal) return this.status;
      if (!(error instanceof LimitError)) throw error;
      // The client stopped it, and knows.
      if (this.budget.signal.aborted) return 130;
      await report.write(toBytes(`/system/bin/sh: stopped: ${error.message}\n`));
      return 137;
    }
  }
  /** Runs a script inside this shell. Throws the signals of `exit`, `return` and `break`. */
  async runScript(source: string, io: Io): Promise<number> {
    const script = parse(source);
    const [error] = script.errors ?? [];
    if (error) {
      await outputs(io).err(`/system/bin/sh: syntax error: ${error.message}\n`);
      return (this.status = 1);
    }
    return this.#runList(script.commands, io);
  }

  async #runList(statements: readonly Statement[], io: Io): Promise<number> {
    for (const statement of statements) await this.#run(statement, io);
    return this.status;
  }

  async #run(node: Node, io: Io): Promise<number> {
    this.depth++;
    try {
      if (this.depth > 4 * shellLimits.depth) throw new LimitError(`more than ${shellLimits.depth} nested calls`);
      return (this.status = await this.#dispatch(node, io));
    } catch (error) {
      if (isFlowSignal(error) || error instanceof LimitError) throw error;
      const text = clientMessage(error);
      if (text === null) throw error;
      await outputs(io).err(`/system/bin/sh: ${text}\n`);
      return (this.status = 1);
    } finally {
      this.depth--;
    }
  }

  async #dispatch(node: Node, io: Io): Promise<number> {
    switch (node.type) {
      case "Statement":
        return this.#runStatement(node, io);
      case "Command":
        return this.#runCommand(node, io);
      case "Pipeline":
        return this.#runPipeline(node, io);
      case "AndOr":
        return this.#runAndOr(node, io);
      case "CompoundList":
        return node.commands.length === 0 ? 0 : this.#runList(node.commands, io);
      case "BraceGroup":
        return this.#run(node.body, io);
      case "Subshell":
        return this.#runSubshell(node.body, io);
      case "If":
        if ((await this.#run(node.clause, io)) === 0) return this.#run(node.then, io);
        return node.else ? this.#run(node.else, io) : 0;
      case "While": {
        const wanted = node.kind === "while";
        return this.#loop(
          async function* (shell) {
            while (((await shell.#run(node.clause, io)) === 0) === wanted) yield;
          },
          () => this.#run(node.body, io),
        );
      }
      case "For": {
        const words =
          node.wordlist.length > 0 ? await expandWords(node.wordlist, this.context(io)) : [...this.parameters];
        return this.#loop(
          async function* (shell) {
            for (const word of words) {
              shell.variables.set(node.name.value, word);
              yield;
            }
          },
          () => this.#run(node.body, io),
        );
      }
      case "Case":
        return this.#runCase(node, io);
      case "Function":
        this.functions.set(node.name.value, node.body);
        return 0;
      case "TestCommand":
        return (await evaluateCondition(node.expression, this, io)) ? 0 : 1;
      case "ArithmeticCommand":
        return node.expression && evaluate(node.expression, this.#numbers()) !== 0 ? 0 : 1;
      default:
        throw new ExpansionError(`syntax error: '${node.type.toLowerCase()}' is not supported`);
    }
  }

  async #loop(rounds: (shell: Shell) => AsyncGenerator<void>, body: () => Promise<number>): Promise<number> {
    let [status, count] = [0, 0];
    try {
      for await (const _ of rounds(this)) {
        this.budget.countCommand();
        // Other connections must go on while a loop runs.
        if (++count % 64 === 0) await new Promise((resolve) => setTimeout(resolve, 0));
        try {
          status = await body();
        } catch (error) {
          if (!(error instanceof BreakSignal) || !error.continues || error.levels > 1) throw error;
        }
      }
    } catch (error) {
      if (!(error instanceof BreakSignal)) throw error;
      if (error.levels > 1) throw new BreakSignal(error.levels - 1, error.continues);
    }
    return status;
  }

  async #runStatement({ command, background, redirects }: Statement, io: Io): Promise<number> {
    if (!background) return this.#withRedirects(redirects, io, (own) => this.#run(command, own));
    if (this.budget.jobs >= shellLimits.jobs) throw new LimitError(`more than ${shellLimits.jobs} background jobs`);
    const shell = this.fork();
    this.budget.jobs++;
    const job = shell.#withRedirects(redirects, { ...io, stdin: emptySource() }, (own) => shell.#run(command, own))
      .catch((error: unknown) => {
        if (!isFlowSignal(error) && !(error instanceof LimitError)) throw error;
      })
      .finally(() => this.budget.jobs--);
    this.jobs.push(job);
    return 0;
  }

  async #runSubshell(body: Node, io: Io): Promise<number> {
    const shell = this.fork();
    try {
      return await shell.#run(body, io);
    } catch (error) {
      if (error instanceof ExitSignal || error instanceof ReturnSignal) return error.status;
      if (error instanceof BreakSignal) return shell.status;
      throw error;
    }
  }

  async #runAndOr({ commands, operators }: AndOr, io: Io): Promise<number> {
    let status = await this.#run(commands[0]!, io);
    for (const [i, operator] of operators.entries())
      if ((status === 0) === (operator === "&&")) status = await this.#run(commands[i + 1]!, io);
    return status;
  }

  /** Runs the commands of a pipeline one after the other; each reads what the one before it wrote. */
  async #runPipeline({ commands, operators, negated }: Pipeline, io: Io): Promise<number> {
    let { stdin } = io;
    let status = 0;
    for (const [i, command] of commands.entries()) {
      const pipe = new BufferSink();
      const isLast = i === commands.length - 1;
      const stdout = isLast ? io.stdout : this.budget.counting(pipe);
      const stderr = operators[i] === "|&" ? stdout : io.stderr;
      status =
        commands.length === 1
          ? await this.#run(command, io)
          : await this.#runSubshell(command, { stdin, stdout, stderr });
      stdin = sourceOf(pipe.bytes());
    }
    return negated ? Number(status === 0) : status;
  }

  async #runCase({ word, items }: Case, io: Io): Promise<number> {
    const context = this.context(io);
    const text = await expandText(word, context);
    let isMatched = false;
    let status = 0;
    for (const { pattern, body, terminator } of items) {
      for (const one of pattern) isMatched ||= matches(await expandPattern(one, context), text, context);
      if (!isMatched) continue;
      status = await this.#run(body, io);
      if (terminator !== ";&" && terminator !== ";;&") return status;
      isMatched = terminator === ";&";
    }
    return status;
  }

  async #runCommand({ name, prefix, suffix, redirects }: Command, io: Io): Promise<number> {
    this.budget.countCommand();
    const context = this.context(io);
    const before = this.status;
    const words = await expandWords(name ? [name, ...suffix] : suffix, context);
    const assigned = new Map<string, string>();
    for (const { name: variable, value, append, array, index } of prefix) {
      if (variable === undefined || array || index !== undefined) throw new ExpansionError("arrays are not supported");
      const text = value ? await expandText(value, context) : "";
      assigned.set(variable, checkWord(append ? this.get(variable) + text : text));
    }
    return this.#withRedirects(redirects, io, async (own) => {
      if (words.length > 0) return this.runWords(words, own, assigned);
      for (const [variable, value] of assigned) this.variables.set(variable, value);
      // A command of assignments alone has the status of its last command substitution.
      return this.status === before ? 0 : this.status;
    });
  }

  /** Runs a function, a builtin or a command. `assigned`: variables that are set for this command only. */
  async runWords(words: readonly string[], io: Io, assigned: ReadonlyMap<string, string> = new Map()): Promise<number> {
    const [name = "", ...args] = words;
    const body = this.functions.get(name);
    const builtin = builtins.get(name);
    if (body || builtin) {
      for (const [variable, value] of assigned) this.variables.set(variable, value);
      return body ? this.#callFunction(body, args, io) : builtin!({ shell: this, name, args, io, ...outputs(io) });
    }
    const command = this.findCommand(name);
    if (typeof command !== "function") {
      await outputs(io).err(
        `/system/bin/sh: ${name}: ${command === "folder" ? "can't execute: Is a directory" : "inaccessible or not found"}\n`,
      );
      return command === "folder" ? 126 : 127;
    }
    const environment = new Map([...this.variables].filter(([variable]) => this.exported.has(variable)));
    for (const [variable, value] of assigned) environment.set(variable, value);
    const run = (inner: readonly string[], other: Partial<Io> = {}): Promise<number> => {
      this.budget.countCommand();
      return this.fork().runWords(inner, { ...io, ...other }, assigned);
    };
    const { device, folder, budget } = this;
    const short = name.slice(name.lastIndexOf("/") + 1);
    const context = { name: short, args, device, folder, budget, environment, run, ...io, ...outputs(io) };
    try {
      return await command(context);
    } catch (error) {
      if (error instanceof LimitError || isFlowSignal(error)) throw error;
      const text = clientMessage(error);
      if (text === null) throw error;
      await context.err(
        error instanceof FileError
          ? `${short}: ${text}\n`
          : error instanceof PhoneError
            ? `Error: ${text}\n`
            : `${text}\n`,
      );
      return error instanceof CommandError ? error.status : 1;
    }
  }
  /** Returns the command with this name or path. Commands have their place in `/system/bin`. */
  findCommand(name: string): CommandFunction | "folder" | null {
    if (!name.includes("/")) return this.commands.get(name) ?? null;
    const path = this.device.files.resolve(name, this.folder);
    if (this.device.files.isFolder(path)) return "folder";
    const short = /^\/(?:system|vendor)\/(?:x?bin)\/([^/]+)$/.exec(path)?.[1];
    return short === undefined ? null : (this.commands.get(short) ?? null);
  }

  async #callFunction(body: Node, args: readonly string[], io: Io): Promise<number> {
    const outer = this.parameters;
    this.parameters = [...args];
    this.depth += 4;
    try {
      return await this.#run(body, io);
    } catch (error) {
      if (error instanceof ReturnSignal) return error.status;
      throw error;
    } finally {
      this.depth -= 4;
      this.parameters = outer;
    }
  }

  async #withRedirects(redirects: readonly Redirect[], io: Io, run: (io: Io) => Promise<number>): Promise<number> {
    if (redirects.length === 0) return run(io);
    const own = { ...io };
    for (const redirect of redirects) await applyRedirect(redirect, own, this);
    return run(own);
  }

  get(name: string): string {
    if (name === "?") return String(this.status);
    if (name === "$") return "4321";
    if (name === "0") return "/system/bin/sh";
    if (name === "PWD") return this.folder;
    return this.variables.get(name) ?? "";
  }
  #numbers(): ExpansionContext["variables"] {
    return { get: (name) => this.get(name), set: (name, value) => void this.variables.set(name, checkWord(value)) };
  }
  context(io: Io): ExpansionContext {
    return {
      budget: this.budget,
      variables: this.#numbers(),
      has: (name) => this.variables.has(name),
      parameters: this.parameters,
      substitute: (script) => this.#substitute(script, io),
      glob: (pattern) => this.device.files.glob(pattern, this.folder, (steps) => this.budget.countSteps(steps)),
    };
  }
  async #substitute(script: ParsedScript, io: Io): Promise<string> {
    const [error] = script.errors ?? [];
    if (error) throw new ExpansionError(`syntax error: ${error.message}`);
    const output = new BufferSink();
    const { commands } = script;
    const list: Node = { type: "CompoundList", pos: 0, end: 0, commands };
    this.status = await this.#runSubshell(list, { ...io, stdout: this.budget.counting(output) });
    return checkWord(output.text());
  }
}

const initialVariables: ReadonlyMap<string, string> = new Map([
  ["HOME", "/"],
  ["PATH", "/system/bin:/system/xbin:/vendor/bin"],
  ["SHELL", "/bin/sh"],
  ["USER", "shell"],
  ["LOGNAME", "shell"],
  ["TERM", "dumb"],
  ["TMPDIR", "/data/local/tmp"],
  ["ANDROID_ROOT", "/system"],
  ["ANDROID_DATA", "/data"],
  ["EXTERNAL_STORAGE", "/sdcard"],
]);

/** Returns the message of a client's mistake, or null if the error is a bug. */
function clientMessage(error: unknown): string | null {
  const isMistake =
    error instanceof ExpansionError ||
    error instanceof ArithmeticError ||
    error instanceof FileError ||
    error instanceof PhoneError ||
    error instanceof CommandError;
  return isMistake ? error.message : null;
}
