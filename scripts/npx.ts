// `npx phonebooth <command>`: runs the commands that need no clone. All other commands are for contributors: see
// `./phonebooth help` in a clone.
import { settings } from "#durable/settings.ts";
import { applyEnvironment } from "./env.ts";
import { asksForHelp, commandsWithOwnHelp, helpOf, unknownCommandMessage } from "./cli/command-help.ts";
import { exitCodeOf } from "./cli/exit-code.ts";

interface Command {
  main(args: string[]): Promise<number>;
}
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  demo: () => import("./cli/demo.ts"),
  serve: () => import("./cli/serve.ts"),
  run: () => import("./cli/run.ts"),
};

const help = `Usage: npx phonebooth <command>

  serve [--port N] [--host H]     run the server (8787 on 127.0.0.1; phones are kept in .phonebooth/ of this folder)
        [--brand NAME]            what apps are called: "reference" or "neutral"
        [--memory] [--quiet]      forget the phones at the end; do not print what the worker logs
  demo [--all] [--seed N]         play 15 tasks by their reference solutions in a real browser and write a report with replays;
       [--locale en|zh-CN]        --all plays every task, without pictures; --out: the report's folder (runs/demo);
       [--out DIR] [--keep]       --keep leaves the server and its console running
       [--parallel N]
  run --agent NAME [options]      an agent on the tasks: results, metrics, a folder that resumes; run --help tells the options
  help                            this text

What can be made again (the browser, the world's records) is made at the first start, in .phonebooth/cache of this folder.

Environment of serve: PORT, and
${Object.entries(settings)
  .map(([name, says]) => `  ${name.padEnd(15)}${says}\n`)
  .join("")}`;

const [first = "help", ...rest] = process.argv.slice(2);
// `help serve` is `serve --help`.
const [word, args] = first === "help" && rest[0] !== undefined ? [rest[0], ["--help"]] : [first, rest];
const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
if (command && asksForHelp(args) && !commandsWithOwnHelp.has(word)) process.stdout.write(helpOf(help, word));
else if (command) {
  applyEnvironment();
  process.exitCode = await exitCodeOf((await command()).main(args));
} else if (["help", "--help", "-h"].includes(word)) process.stdout.write(help);
else {
  process.stderr.write(unknownCommandMessage("npx phonebooth", word, Object.keys(commands)));
  process.exitCode = 2;
}
