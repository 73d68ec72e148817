// The entry of `./phonebooth <command>`.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { applyEnvironment } from "./env.ts";
import { generate } from "./build/generate.ts";
import { asksForHelp, commands, commandsWithOwnHelp, help, helpOf, unknownCommandMessage } from "./cli/command-help.ts";
import { exitCodeOf } from "./cli/exit-code.ts";

/** Former names of commands, which still work. */
const formerNames: Readonly<Record<string, string>> = {
  graph: "navigation",
  "serve-graph": "serve-recordings",
  "graph-study": "recordings-study",
};

// A reader such as `head` may close the pipe early. The command does not treat this as a fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});
const [first = "help", ...rest] = process.argv.slice(2);
// `help serve` is `serve --help`.
const [given, args] =
  first === "help" && rest[0] !== undefined && !rest[0].startsWith("-") ? [rest[0], ["--help"]] : [first, rest];
const word = formerNames[given] ?? given;
if (word !== given) process.stderr.write(`"${given}" is now called "${word}"; the old name still works.\n`);
process.exitCode = await run();

async function run(): Promise<number> {
  if (word === "help" || word === "--help" || word === "-h") {
    process.stdout.write(help);
    return 0;
  }
  const script = ["cli", "build", "bench", "study"]
    .map((folder) => join(import.meta.dirname, folder, `${word}.ts`))
    .find((path) => existsSync(path));
  if (!commands.includes(word) || script === undefined) {
    process.stderr.write(unknownCommandMessage("./phonebooth", word, commands));
    return 2;
  }
  if (asksForHelp(args) && !commandsWithOwnHelp.has(word)) {
    process.stdout.write(helpOf(help, word));
    return 0;
  }
  applyEnvironment();
  // Commands import generated registries, so the registries must exist before the import.
  generate();
  const { main }: { main(args: string[]): Promise<number> } = await import(script);
  return exitCodeOf(main(args));
}
