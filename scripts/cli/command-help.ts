// The commands of `./phonebooth`, their help, and the answer to an unknown command.
import { nearestName } from "#contract/nearest-name.ts";
import { settings } from "#durable/settings.ts";

export const commands = [
  "demo",
  "serve",
  "serve-recordings",
  "gateway",
  "run",
  "report",
  "explore",
  "synthesize",
  "pool",
  "filter",
  "curriculum",
  "rescore",
  "calibrate",
  "rollouts",
  "export",
  "fuse",
  "play",
  "adb",
  "record",
  "learn",
  "verify",
  "tasks",
  "catalog",
  "golden",
  "navigation",
  "recordings-study",
  "test",
  "check",
  "bench",
  "monkey",
  "layout",
  "purity",
  "weight",
  "behaviour",
  "phrasing",
  "new-app",
  "package",
  "world",
  "deploy-check",
];

/** Commands that parse `--help` themselves. They print a longer text than their paragraph in the output of `help`. */
export const commandsWithOwnHelp: ReadonlySet<string> = new Set([
  "adb",
  "curriculum",
  "explore",
  "export",
  "filter",
  "fuse",
  "learn",
  "play",
  "pool",
  "record",
  "recordings-study",
  "rollouts",
  "run",
  "synthesize",
]);

export const help = `Usage: ./phonebooth <command>

Serve
  serve [--port N] [--host H]     run the server (port 8787 on 127.0.0.1; phones are stored in .phonebooth/)
        [--brand NAME]            a brand pack of src/brands instead of the one in wrangler.toml
        [--memory] [--quiet]      store nothing; do not print the worker's log
        [--workers N|auto]        number of worker processes (1); auto: as many as this machine's cores and memory allow
  serve-recordings DIR [--port N] the same, with the recordings in DIR (graph.json and pictures/, or folders of these);
                                  takes --host, --memory and --quiet too
  gateway ors|nemo [--port N]     serve one protocol at the root path of a port (8080), for clients that allow no path prefix;
          [--to URL] [--key KEY]  --to: the server (http://127.0.0.1:8787); --key: its key, if its nemo endpoint is closed

Play and measure agents
  demo [--all] [--seed N]         play 15 tasks by their reference solutions in a real browser and write a report with replays;
       [--locale en|zh-CN]        --all plays every task, without pictures; --out: the report's folder (runs/demo);
       [--out DIR] [--keep]       --keep leaves the server and its console running
       [--parallel N]
  play [TASK] [--seed N]          play a task, or a phone without a task, yourself in a browser; every gesture is a step, and the
       [--locale L] [--url U]     judge decides at the end
  play --session DIR --person N   deal 20 tasks to a person and measure success, steps and time; options: play --help
  adb [--task TASK] [options]     let a program that drives Android phones over adb drive this phone; options: adb --help
  record TASK --out DIR           play a task yourself and store it as a run; run --agent human plays several in a row
  run --agent NAME [options]      run an agent on tasks; writes results and metrics to a folder; options: run --help
  run --on-device SERIAL --exec I let the agent follow instruction I on a real Android phone, through adb; nothing is reset or judged
  report DIR [DIR2 ...]           print a run's results as a table and write report.html; with two or more runs, compare them
         [--out FILE] [--json]    --images: megabytes of pictures to embed in the page (40); the others stay in the folder
         [--images MB|none]
  rescore DIR                     judge a run's episodes again with the current judges and list what changed
  calibrate DIR [DIR2 ...]        compute the difficulty of tasks from runs of reference models
            [--json] [--any]      --any also accepts runs without a model
  export DIR --format F [options] convert a run into a training data set; formats and options: export --help

Train
  rollouts --agent NAME [options] groups of episodes from equal starts, with rewards and advantages; options: rollouts --help
  explore --out DIR [options]     explore apps, with a preference for elements that are not used yet; options: explore --help
  synthesize DIR --out FILE       turn explorations into tasks, each of them proved; options: synthesize --help
  pool --out DIR [options]        make thousands of proved tasks from random walks without a page; options: pool --help
  filter SUITE --agent NAME       let an agent and a world model simulate tasks in text; options: filter --help
  curriculum SUITE --out FILE     sort tasks by difficulty; options: curriculum --help
  learn [--seeds N] [--out DIR]   train a small policy on phones and test it on held-out instances; options: learn --help

Recordings
  fuse DIR... --out DIR [options] merge recordings of a task into one graph; fuse --tasks records our own tasks first;
                                  fuse --draw draws a graph; sources and options: fuse --help
  recordings-study --out DIR      measure whether verdicts on recordings agree with live verdicts; options: recordings-study --help

Develop
  check                           run the quick checks: generated files, format, lint, types, module boundaries, dead code, and
                                  quick node tests whose inputs have changed, with a sample of the others
  test [--all] [FILES]            run every check and test; --all also runs what is already proved or only sampled
  verify [--tasks PATTERN]        prove that tasks are right, in the kernel without a page; PATTERN: ids or "notes/*,across/*"
         [--split S] [--seeds N]  --page: prove them through a server and its real page; --url: on your own server
         [--page] [--brief]       (ADMIN_KEY gives access); --brief: play each task once, on one server;
         [--url URL] [--json F]   --out: write a report and JSON; --json: write JSON only
         [--parallel N] [--out DIR]
  verify --suite FILE [--page]    prove the tasks of a suite
  tasks [--tasks IDS] [--split S] list tasks with their axes; IDS: separated by commas, with *
        [--app ID] [--json]
        [--suggest [--limit N]]   list what no task uses yet and the shortest path to it; --write: write draft task files
        [--write DIR]
  catalog [--tasks PATTERN]       play the reference solutions of new and changed tasks, and write the table of all tasks
          [--parallel N]          (docs/tasks.md): instruction, axes, evidence for the difficulty, a picture of the end;
          [--freeze]              --freeze: record the current tasks as the frozen task set (tasks/frozen.json)
  navigation [APP|all]            print the graph of screens and acts of an app, or of all apps; --out: write it to a file
        [--out FILE] [--no-acts]
        [--format json|mermaid|svg|png]
        [--check [--played]]      list faults of the navigation; --played: also acts that no task and no exploration uses
        [--path FROM TO]          the shortest path between two screens: --path notes.list contacts.main
        [--coverage] [--json]     which part of it the tasks' reference solutions use
  new-app <id> [title]            create the folder of a new app
  golden FILE [--seeds N]         compare hashes of phone states with those in FILE; the first run writes the file
         [--write]
  behaviour [--write]             check that system and apps match the frozen version \`apps\`; --write freezes the current code
  phrasing                        list unnatural phrases in texts of tasks, apps and docs; a person decides about each
  layout [--app ID] [--lang L]    check every screen in both themes, both languages and all font sizes: nothing is cut off, covered
         [--shots DIR]            or faint; --shots also writes pictures; --turned uses a device in landscape
  monkey [--actions N]            perform random actions on the real page: no errors, and replays and fresh pages agree
         [--seeds N] [--moments N]
  purity [--pictures N]           draw equal states on many pages at once, new and used ones, and compare the pictures byte by byte
         [--pages N] [--browsers N] [--dpr N]
  weight [--write]                measure what a browser fetches at first and for each app; --write sets the new limits
  world [--sql FILE]              build the world data and print its size; --sql writes it for a remote D1 database
  package [--out DIR] [--try]     build the npm package; --try installs it in an empty folder and plays a task there
  deploy-check [--config FILE]    list what is missing in wrangler.toml's production environment for a deployment

Benchmarks
  bench                           measure the cost of a step
  bench adb [--quick]             measure commands of adb only
  bench recordings [--quick]      measure phones on recordings only
  bench faults [--kills n]        kill the server and its browser 50 times each while phones are stepped, and count lost steps;
               [--workers N]      with several workers, kill one after the other
  bench cores [--workers 1,2]     processor time of a step by process, for servers with one and more workers, and a model of larger
              [--seconds n]       machines; run it under taskset for fewer cores; --rates: server rates only
              [--rates]
  bench groups [--quick]          steps per second of a group and of as many single phones, compared with plain browser tabs
  bench load [--quick]            64 and 256 clients at once, and one key beside another key's flood
  bench users [--quick]           steps without pictures: scrolling phones, 64 random users, groups of 16; processor time by process
  bench scale [--quick]           10,000 phones on this machine, and what a hosted server needs for as many
  bench world [--quick]           world data at its full size, 350,000 records

  help                            print this text

Environment variables of serve: PORT, and the variables and secrets of a deployed server
${Object.entries(settings)
  .map(([name, meaning]) => `  ${name.padEnd(17)} ${meaning}\n`)
  .join("")}

Defaults: AUTH as in wrangler.toml ("open"), a random ADMIN_KEY, ORIGIN is the server's own address.
Commands that start their own server read ADMIN_KEY, BRAND, HIDDEN_SEEDS, SIGNING_KEY and CDP_URL. CHROME_PATH selects another
browser. FRAME_RATE=60 limits the browser to 60 frames per second: many phones at once get more steps, a single phone gets fewer.
`;

/** Returns whether the arguments of a command ask for its help. Arguments after `--` do not count. */
export function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf("--");
  return args.slice(0, end < 0 ? args.length : end).some((arg) => arg === "--help" || arg === "-h");
}

/**
 * Returns the first line of a help text, and the lines about one command. In `text`, the first line about a command
 * starts with two spaces and the command. The next lines about the command start with more spaces.
 */
export function helpOf(text: string, command: string): string {
  const [usage = "", ...lines] = text.split("\n");
  const found: string[] = [];
  let isInside = false;
  for (const line of lines) {
    if (!line.startsWith("   ")) isInside = line.startsWith(`  ${command} `);
    if (isInside) found.push(line);
  }
  return `${usage.replace("<command>", command)} [options]\n\n${found.join("\n")}\n`;
}

/** Returns the answer to an unknown command, as one line. `program`: how the user starts the commands. */
export function unknownCommandMessage(program: string, word: string, known: readonly string[]): string {
  const near = nearestName(word, known);
  const hint = near === null ? "" : ` Did you mean ${near}?`;
  return `Unknown command: ${word}.${hint} ${program} help lists all commands.\n`;
}
