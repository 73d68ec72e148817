// Shows everything in one command: a server, a real browser, a run of tasks that their reference solutions play, and
// the report of the run. By default the demo plays a few chosen tasks and takes a picture of each step. With `--all`
// the demo plays every task, without pictures.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { Client } from "../../clients/typescript/src/client.ts";
import { writeReport } from "#benchmark/report/write.ts";
import { baselines } from "#benchmark/run/baselines.ts";
import { RunFolder } from "#benchmark/run/folder.ts";
import { run } from "#benchmark/run/run.ts";
import { createProgress } from "#benchmark/run/progress.ts";
import { consoleAddress } from "./console-address.ts";
import { clearDemoFolder } from "./demo-folder.ts";
import { packed } from "../env.ts";
import { parseOneOf, parseWholeNumber } from "./options.ts";
import { startServer } from "./server.ts";
import { localWorld } from "../build/world-file.ts";

/**
 * The tasks that the demo plays by default. They include each kind of task (operate, query and hybrid), tasks within
 * one app and across several apps, a question to the user, a payment, and a picture.
 */
const chosenTasks: readonly string[] = [
  "notes/pin-among-drafts",
  "clock/weekly-alarm",
  "weather/warmer-of-two",
  "calendar/conflict-asked",
  "maps/way-with-stop",
  "ebay/buy-with-coupon",
  "alipay/cheapest-fund-bought",
  "wechat/packet-with-greeting",
  "railway/cheapest-by-deadline",
  "meeting/series-scheduled",
  "gallery/highest-receipt",
  "messages/which-anna",
  "files/unzip-and-move",
  "settings/airplane-with-wifi",
  "across/birthday-packet",
];

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      all: { type: "boolean", default: false },
      seed: { type: "string", default: "1" },
      locale: { type: "string", default: "en" },
      parallel: { type: "string", default: "4" },
      out: { type: "string", default: "runs/demo" },
      keep: { type: "boolean", default: false },
    },
  });
  const seed = parseWholeNumber("seed", values.seed, 0);
  const parallel = parseWholeNumber("parallel", values.parallel, 1);
  const locale = parseOneOf("locale", values.locale, ["en", "zh-CN"]);
  const folder = new RunFolder(resolve(values.out));
  clearDemoFolder(folder.path);
  const began = performance.now();
  const passed = (): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  const server = await startServer({ port: 0, memory: true, quiet: true });
  try {
    printLine(`Server up after ${passed()}.`);
    const agent = baselines["oracle"]!.agent(localWorld);
    await run({
      client: new Client(server.url, server.adminKey),
      agent,
      folder,
      config: {
        agent: agent.profile,
        selection: {
          split: null,
          tasks: values.all ? null : chosenTasks.join(","),
          seeds: [seed],
          trials: 1,
          limit: null,
        },
        locale,
        device: null,
        elements: false,
        reward: null,
      },
      world: localWorld,
      parallel,
      retries: 0,
      turnSeconds: 180,
      keepPictures: !values.all,
      signal: new AbortController().signal,
      listener: createProgress(process.stdout),
    });
    printLine("Writing the report …");
    const report = await writeReport(folder);
    const { planned } = folder.meta();
    const won = folder.results().filter(({ success }) => success).length;
    printLine(`\n${won} of ${planned} tasks solved without side effects, ${passed()} in all.`);
    printLine(`\nOpen the report${values.all ? "" : ", with a replay of each episode"}: ${report}`);
    const command = `${packed ? "npx " : "./"}phonebooth demo`;
    if (!values.all) printLine(`Play every task: ${command} --all`);
    if (values.keep || process.stdout.isTTY) {
      printLine(
        `Open the console with all phones that were played: ${consoleAddress(server)}\nCtrl-C stops the server.`,
      );
      await new Promise<void>((resolve) => {
        for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
      });
    } else printLine(`Leave the server running, to open its console: ${command} --keep`);
    return won === planned ? 0 : 1;
  } finally {
    await server.stop();
  }
}
const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
