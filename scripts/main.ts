// The entry of `./phonebooth <command>`.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { settings } from "#durable/settings.ts";
import { applyEnvironment } from "./env.ts";
import { generate } from "./build/generate.ts";
import { exitCodeOf } from "./cli/exit-code.ts";

const commands = [
  "demo",
  "serve",
  "serve-graph",
  "gateway",
  "run",
  "report",
  "explore",
  "synthesize",
  "filter",
  "curriculum",
  "rescore",
  "calibrate",
  "rollouts",
  "export",
  "fuse",
  "play",
  "record",
  "learn",
  "verify",
  "tasks",
  "golden",
  "graph",
  "graph-study",
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

const help = `Usage: ./phonebooth <command>

  demo [--all] [--seed N]         play 15 tasks by their reference solutions in a real browser and write a report with replays;
       [--locale en|zh-CN]        --all plays every task, without pictures; --out: the report's folder (runs/demo);
       [--out DIR] [--keep]       --keep leaves the server and its console running
       [--parallel N]
  serve [--port N] [--host H]     run the server (8787 on 127.0.0.1; phones are kept in .phonebooth/)
        [--brand NAME]            a brand pack of src/brands, over the one of wrangler.toml
        [--memory] [--quiet]      forget the phones at the end; do not print what the worker logs
        [--workers N|auto]        processes that share the work (1); auto: as many as pay off on this machine's cores and memory
  serve-graph DIR [--port N]      the same with graphs that phones can be made on: DIR has graph.json and pictures/, or folders
                                  of such; takes --host, --memory and --quiet, too
  gateway ors|nemo [--port N]     a protocol at the root of a port (8080), for clients that know no path before theirs; --to names the
          [--to URL] [--key KEY]  server (http://127.0.0.1:8787), --key opens it where nemo's is closed
  run --agent NAME [options]      an agent on the tasks: results, metrics, a folder that resumes; run --help tells the options
  explore --out DIR [options]     walks through apps that prefer what was not used yet; explore --help tells the options
  synthesize DIR --out FILE       walks become tasks, each proved, in a suite that run plays; synthesize --help tells the options
  filter SUITE --agent NAME       an agent and a model of the world talk tasks through; filter --help tells the options
  curriculum SUITE --out FILE     tasks in the order in which they are learnt; curriculum --help tells the options
  rescore DIR                     judge a run's episodes again with today's judges, and tell what changed
  report DIR [DIR2 ...]           what a run came to, as a table and report.html; two or more are compared
         [--out FILE] [--json]    --images: megabytes of pictures in the page itself (40), the rest stay in the folder
         [--images MB|none]
  calibrate DIR [DIR2 ...]        the difficulty of tasks, by what reference models' runs made of them
            [--json] [--any]      --any takes runs without a model, too
  rollouts --agent NAME [options] groups of episodes from equal starts, with rewards and advantages, for trainers; rollouts --help
                                  tells the options
  export DIR --format F [options] a run as a data set for training; export --help tells formats and options
  fuse DIR... --out DIR [options] recordings of a task as one graph; fuse --tasks plays tasks of ours for it, --draw shows one;
                                 fuse --help tells sources and options
  play [TASK] [--seed N]          play a task, or a free phone, by hand: every gesture is a step, the judge has the last word
       [--locale L] [--url U]
  record TASK --out DIR           the same, kept as a run's folder; run --agent human plays many one after another
  learn [--seeds N] [--out DIR]   a small policy learns tasks on phones, and is tried in words that it never met; learn --help
  test [--all] [FILES]            every check and every test; --all also what a run leaves out since it is proved, or samples
  bench                           measure what a step costs
  bench graphs [--quick]          measure phones on a graph alone
  bench faults [--kills n]        kill the server and its browser 50 times each while phones are stepped; count what was lost;
               [--workers N]      with several workers, kill one after the other instead
  bench cores [--workers 1,2]     what a step takes of each process, servers of one and more workers, and a model of larger
              [--seconds n]       machines; under taskset, of fewer cores; --rates: the servers alone
              [--rates]
  bench groups [--quick]          steps a second of a group, and of as many phones of their own, against bare tabs
  bench load [--quick]            measure 64 and 256 clients at once, and one key beside another one's flood
  bench users [--quick]           steps without pictures: phones that scroll, 64 random users, groups of 16; processor time by process
  bench scale [--quick]           measure 10,000 phones on this machine, and what a hosted server needs for as many
  bench world [--quick]           measure world data at its full size, 350,000 records
  check                           generated files, format, lint, types, boundaries, dead code, and those node tests that are quick and
                                  have not passed as they stand, with some of the others
  monkey [--actions N]            random hands on the real page: nothing throws, replays and fresh pages agree
         [--seeds N] [--moments N]
  layout [--app ID] [--lang L]    every screen in both themes and languages at all sizes of text: nothing cut, covered, faint
         [--shots DIR]            also write pictures of them; --turned looks at them on a device that lies on its side
  purity [--pictures N]           equal states drawn on many pages at once, fresh and used ones: equal pictures, byte for byte
         [--pages N] [--dpr N]
  verify [--tasks PATTERN]        every proof that tasks are right, on the bare kernel; which ones by ids or "notes/*,across/*"
         [--split S] [--seeds N]  --page proves them through a server and its real page instead, your own with --url
         [--page] [--brief]       (ADMIN_KEY opens it); --brief plays each once, on one server; --out writes report and JSON,
         [--url URL] [--json F]   --json the JSON alone
         [--parallel N] [--out DIR]
  verify --suite FILE [--page]    the same about the tasks of a suite
  behaviour [--write]             whether system and apps still are what the version \`apps\` names; --write freezes them as they are
  phrasing                        texts of tasks, apps and docs in language that nobody would use; a person decides about each
  weight [--write]                what a browser fetches at first and for each app; --write allows that from now on
  new-app <id> [title]            a new app's folder, ready to grow
  deploy-check [--config FILE]    what a deploy of wrangler.toml's production environment would lack
  package [--out DIR] [--try]     what npx phonebooth needs, as a file of npm's; --try installs it in an empty folder and plays there
  world [--sql FILE]              make the world's records and tell what they are; --sql writes them for a remote D1
  graph [APP|all] [--out FILE]    how one gets around in the apps, as a graph
        [--format json|mermaid|svg|png] [--no-acts]
        [--check [--played]]      faults and oddities of navigation; --played also what neither tasks nor walks do
        [--path FROM TO]          the shortest way from one screen to another: --path notes.list contacts.main
        [--coverage] [--json]     what of it the tasks' reference solutions use
  graph-study --out DIR           whether graphs judge agents as phones do; graph-study --help tells the options
  golden FILE [--seeds N]         what the phone does, as hashes: written the first time, compared after that
         [--write]
  tasks [--tasks IDS] [--split S] the tasks and where they stand; IDS with commas and *
        [--app ID] [--json]
        [--suggest [--limit N]]   what no task touches yet, and the shortest way to it; --write drafts files for it
        [--write DIR]
  help                            this text

Environment of serve: PORT, and what a deployed server takes as vars and secrets
${Object.entries(settings)
  .map(([name, says]) => `  ${name.padEnd(15)}${says}\n`)
  .join("")}
Where nothing is said, AUTH is that of wrangler.toml ("open"), ADMIN_KEY random, ORIGIN the server's own address.
Commands that start a server for themselves take ADMIN_KEY, BRAND, HIDDEN_SEEDS, SIGNING_KEY and CDP_URL. CHROME_PATH names another
browser to start. FRAME_RATE=60 lets it draw 60 times a second at most: many phones at once get more steps, one alone gets fewer.
`;

const [word = "help", ...args] = process.argv.slice(2);
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
    process.stderr.write(`Unknown command: ${word}\n\n${help}`);
    return 2;
  }
  applyEnvironment();
  // Commands import generated registries, which must exist before.
  generate();
  const { main }: { main(args: string[]): Promise<number> } = await import(script);
  return exitCodeOf(main(args));
}
