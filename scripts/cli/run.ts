// `./phonebooth run`: runs an agent on tasks and computes its metrics. With `--exec` the agent follows one instruction
// on a phone without a task, or on a real phone.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { splits } from "#contract/env.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import type { CreateBody, Reward } from "#contract/env.ts";
import type { Agent } from "#benchmark/run/agent.ts";
import { agentNames, createAgent } from "#benchmark/run/agents.ts";
import { execute, openFreePhone } from "#benchmark/run/execute.ts";
import { RunFolder } from "#benchmark/run/folder.ts";
import { digestOf, readGraphFolders, uploadGraph } from "#benchmark/run/recording-folders.ts";
import { StoppedError } from "#benchmark/run/fault.ts";
import { createProgress } from "#benchmark/run/progress.ts";
import { run, type RunOptions } from "#benchmark/run/run.ts";
import { writeReport } from "#benchmark/report/write.ts";
import { readSuite } from "#benchmark/run/suites.ts";
import type { NoiseStrength } from "#benchmark/scenarios/noise.ts";
import { readGraphs } from "#benchmark/scenarios/recorded-graphs.ts";
import type { ScenarioOptions } from "#benchmark/scenarios/scenario.ts";
import { scenarioNames } from "#contract/scenario.ts";
import type { Prices } from "#benchmark/run/cost.ts";
import { runVerified } from "#benchmark/run/verified.ts";
import { packed } from "../env.ts";
import { adbAgent } from "./adb-agent.ts";
import { parseDevice, parseOneOf, parseShare, UsageError, parseWholeNumber } from "./options.ts";
import { checkDeviceOptions, onlyDeviceOptions, runOnDevice } from "./run-on-device.ts";
import { startServer } from "./server.ts";
import { localWorld } from "../build/world-file.ts";

export const usage = `Usage: ${packed ? "npx " : "./"}phonebooth run --agent NAME [options], or run --adb "COMMAND" [options]

  --agent NAME             ${agentNames().join(", ")}
  --adb "COMMAND"          instead of --agent: this command drives each phone over adb; {serial} and {instruction} are replaced in it
  --model M --base-url U   model and URL of an OpenAI-compatible endpoint; the key from --api-key or OPENAI_API_KEY
  --setting name=value     a sampling parameter, instead of the adapter's own (temperature=0); may be repeated
  --option name=value      an option of the adapter; may be repeated
  --scale N                the share of the phone's resolution that the model sees, above 0 and up to 1 (1)
  --prompt FILE            a prompt instead of the adapter's own
  --name NAME              the agent's name in results
  --split test|train|high_risk       the tasks of a split; --tasks PATTERN: ids or globs with *, separated by commas; --limit N: the first N
  --suite FILE             play the tasks of a suite, which is uploaded to the server first
  --seed N [--seeds N]     the first seed (1), and the number of seeds (1)
  --trials N               how often each instance is played (1)
  --parallel N             episodes at once (4)
  --locale en|zh-CN  --device WxH@DPR  --elements (the agent receives them too)  --reward mobilegym|mobilegui  --floor noop
  --extended-actions       the agent may state durations, press keys and open addresses, which the result then says
  --url URL [--key KEY]    a running server; by default one is started, and stopped at the end
  --out DIR                the run's folder (runs/<agent>); run the same command again to continue an interrupted run
  --retries N              how often an invalid episode is played again (2)
  --again N                how often the model is asked again after a reply that cannot be parsed (2)
  --turn-seconds N         time limit for one turn of the agent (180)
  --screenshots full|none  whether pictures are stored (full)
  --scenario NAME          base, following, noise, interference or open: how instances are played; adds CR, CVR and AMR
  --strength 1|2|3         of noise (2); --graphs DIR: measure CR and CVR on these merged graphs, otherwise on milestones
  --verified               the server assigns the episodes, judges them and signs the run; with --hidden-seeds only the server knows the seeds
  --price-input USD        price of a million input tokens, with --price-output USD: adds the cost to the leaderboard (with --verified)
  --no-report              write no report.html
  --on-recordings DIR      play on the recordings of this folder instead of tasks; --tasks selects their ids
  --exec "INSTRUCTION"     no task: the agent does this on a phone of its own; --budget N: the maximum number of steps (30)
  --on-device SERIAL       with --exec: on this real phone or emulator, as adb devices lists it (ADB=PATH of adb). The phone is not
                           reset: what the agent does is done. No judge decides. --task ID --seed N: the instruction of a task, in
                           the phone's language, instead of --exec; its data are not on the phone
    --settle-ms N          how long to wait after an action until the display is still, at most (5000)
    --app NAME=PACKAGE     the agent may open this app by this name; may be repeated
    --verdict ask|none     ask a person at the end: success, failure or unclear; stored in the folder of --out (none)
`;

export async function main(args: string[]): Promise<number> {
  const { values, tokens } = parseArgs({
    args,
    tokens: true,
    options: {
      agent: { type: "string" },
      adb: { type: "string" },
      model: { type: "string" },
      "base-url": { type: "string" },
      "api-key": { type: "string" },
      setting: { type: "string", multiple: true, default: [] },
      option: { type: "string", multiple: true, default: [] },
      scale: { type: "string", default: "1" },
      prompt: { type: "string" },
      name: { type: "string" },
      split: { type: "string" },
      tasks: { type: "string" },
      suite: { type: "string" },
      limit: { type: "string" },
      seed: { type: "string", default: "1" },
      seeds: { type: "string", default: "1" },
      trials: { type: "string", default: "1" },
      parallel: { type: "string", default: "4" },
      locale: { type: "string", default: "en" },
      device: { type: "string" },
      elements: { type: "boolean", default: false },
      "extended-actions": { type: "boolean", default: false },
      reward: { type: "string" },
      floor: { type: "string" },
      url: { type: "string" },
      key: { type: "string" },
      out: { type: "string" },
      retries: { type: "string", default: "2" },
      again: { type: "string", default: "2" },
      "turn-seconds": { type: "string", default: "180" },
      screenshots: { type: "string", default: "full" },
      exec: { type: "string" },
      "on-recordings": { type: "string" },
      // The former name of `--on-recordings`.
      "on-graphs": { type: "string" },
      budget: { type: "string" },
      "on-device": { type: "string" },
      task: { type: "string" },
      app: { type: "string", multiple: true, default: [] },
      "settle-ms": { type: "string" },
      verdict: { type: "string" },
      scenario: { type: "string" },
      strength: { type: "string" },
      graphs: { type: "string" },
      verified: { type: "boolean", default: false },
      "hidden-seeds": { type: "boolean", default: false },
      "price-input": { type: "string" },
      "price-output": { type: "string" },
      "no-report": { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.adb !== undefined && values.agent !== undefined)
    throw new UsageError("--adb and --agent exclude each other");
  if (values.adb !== undefined && (values["on-recordings"] ?? values["on-graphs"] ?? values.exec) !== undefined)
    throw new UsageError("--adb plays tasks on simulated phones only");
  if (values.help || (values.agent === undefined && values.adb === undefined)) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  const given = tokens.flatMap((token) => (token.kind === "option" ? [token.name] : []));
  const serial = values["on-device"];
  const onDevice = serial === undefined ? null : { ...values, "on-device": serial };
  if (onDevice) checkDeviceOptions(given, onDevice);
  else
    for (const name of onlyDeviceOptions)
      if (given.includes(name)) throw new UsageError(`--${name} goes with --on-device`);
  const turnSeconds = parseWholeNumber("turn-seconds", values["turn-seconds"], 1);
  const agent =
    values.adb !== undefined
      ? adbAgent({ command: values.adb, name: values.name ?? null, apps: () => client.apps() })
      : createAgent(
          {
            agent: values.agent!,
            name: values.name ?? null,
            model: values.model ?? null,
            baseUrl: values["base-url"] ?? process.env["OPENAI_BASE_URL"] ?? null,
            apiKey: values["api-key"] ?? process.env["OPENAI_API_KEY"] ?? null,
            settings: values.setting,
            options: values.option,
            scale: parseShare("scale", values.scale),
            prompt: values.prompt ?? null,
            again: parseWholeNumber("again", values.again, 0),
            turnSeconds,
          },
          localWorld,
        );
  const elements = values.elements || agent.elements === true;
  const recordings = values["on-recordings"] ?? values["on-graphs"];
  const ground = recordings === undefined ? null : readGraphFolders(recordings);
  if (ground && values["extended-actions"])
    throw new UsageError(
      "--extended-actions cannot be combined with --on-recordings: a recording has only the 17 actions",
    );
  if (ground)
    for (const name of ["split", "suite", "device", "exec", "verified", "scenario"] as const)
      if (values[name])
        throw new UsageError(`--${name} cannot be combined with --on-recordings: a recording has its own settings`);
  const locale = parseOneOf("locale", values.locale, ["en", "zh-CN"]);
  const device = parseDevice(values.device);
  const reward = parseReward(values.reward, values.floor);
  const wished = parseScenario(values.scenario, values.strength);
  if (values.graphs !== undefined && !wished) throw new UsageError("--graphs requires --scenario");
  const graphs = values.graphs === undefined ? null : readGraphs(values.graphs);
  const scenario = wished && graphs ? { ...wished, graphs: graphs.hash } : wished;
  if (scenario && (values.verified || values.exec !== undefined))
    throw new UsageError("--scenario cannot be combined with --verified or --exec");
  const keepPictures = parseOneOf("screenshots", values.screenshots, ["full", "none"]) === "full";
  const stop = new AbortController();
  let asked = 0;
  const onSignal = (): void => {
    asked += 1;
    // A second interrupt ends the process immediately. Unfinished episodes are lost, and written episodes are kept.
    if (asked > 1) process.exit(130);
    process.stderr.write("\nStopping; finished episodes are kept. Interrupt again to quit at once.\n");
    stop.abort();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, onSignal);

  if (onDevice)
    try {
      return await runOnDevice({
        agent,
        values: { ...onDevice, elements },
        turnSeconds,
        keepPictures,
        signal: stop.signal,
      });
    } catch (error) {
      if (error instanceof StoppedError) return 130;
      throw error;
    } finally {
      await agent.end?.();
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, onSignal);
    }
  const server = values.url === undefined ? await startServer({ port: 0, memory: true, quiet: true }) : null;
  const client = new Client(values.url ?? server!.url, values.key ?? server?.adminKey ?? process.env["ADMIN_KEY"]);
  try {
    if (values.exec !== undefined) {
      const body: CreateBody = {
        locale,
        ...(device ? { device } : {}),
        ...(elements ? { elements } : {}),
      };
      const { outcome } = await execute({
        agent,
        instruction: values.exec,
        open: (look) => openFreePhone(client, body, agent, look),
        elements,
        extended: values["extended-actions"],
        maxSteps: parseWholeNumber("budget", values.budget ?? "30", 1),
        turnSeconds,
        out: values.out ?? null,
        keepPictures,
        signal: stop.signal,
      });
      return outcome === "complete" ? 0 : 1;
    }
    for (const folder of ground ?? []) await uploadGraph(client, folder);
    const seeds = Array.from(
      { length: parseWholeNumber("seeds", values.seeds, 1) },
      (_, i) => parseWholeNumber("seed", values.seed, 0) + i,
    );
    const folder = new RunFolder(values.out ?? join("runs", folderName(agent)));
    if (values.suite !== undefined && (values.split !== undefined || values.verified))
      throw new UsageError(
        "--suite cannot be combined with --split or --verified: the tasks of a suite are in no split",
      );
    const suite = values.suite === undefined ? null : readSuite(values.suite);
    const stored = suite && (await client.putSuite(suite));
    const prices = parsePrices(values["price-input"], values["price-output"], values.verified);
    const split = values.split === undefined ? null : parseOneOf("split", values.split, splits);
    const listener = createProgress(process.stdout);
    const options: RunOptions = {
      client,
      agent,
      folder,
      config: {
        agent: agent.profile,
        selection: {
          ...(stored ? { suite: { name: stored.name, hash: stored.hash } } : {}),
          split,
          tasks: values.tasks ?? null,
          seeds,
          trials: parseWholeNumber("trials", values.trials, 1),
          limit: values.limit === undefined ? null : parseWholeNumber("limit", values.limit, 1),
        },
        locale,
        device,
        elements,
        ...(values["extended-actions"] ? { extendedActions: true } : {}),
        reward,
        ...(scenario ? { scenario } : {}),
        ...(ground ? { onGraphs: Object.fromEntries(ground.map(({ graph }) => [graph.id, digestOf(graph)])) } : {}),
      },
      world: localWorld,
      ...(ground ? { onGraphs: ground } : {}),
      ...(graphs ? { graphs } : {}),
      parallel: parseWholeNumber("parallel", values.parallel, 1),
      retries: parseWholeNumber("retries", values.retries, 0),
      turnSeconds,
      keepPictures,
      signal: stop.signal,
      listener,
    };
    const {
      summary,
      finished,
      leftOut = [],
    } = values.verified
      ? await runVerified({ ...options, hidden: values["hidden-seeds"], ...(prices ? { prices } : {}) })
      : await run(options);
    listener.ended(summary, folder.path, finished);
    if (leftOut.length > 0)
      process.stdout.write(
        `Episodes to which the scenario does not apply: ${leftOut.length} (${leftOut.join(", ")})\n`,
      );
    if (!finished) return 130;
    if (!values["no-report"]) process.stdout.write(`${await writeReport(folder)}\n`);
    return summary.errors > 0 ? 1 : 0;
  } finally {
    await agent.end?.();
    await server?.stop();
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, onSignal);
  }
}

function parsePrices(input: string | undefined, output: string | undefined, isVerified: boolean): Prices | null {
  if (input === undefined && output === undefined) return null;
  if (input === undefined || output === undefined)
    throw new UsageError("--price-input and --price-output must be given together, in US dollars per million tokens");
  if (!isVerified) throw new UsageError("--price-input and --price-output go with --verified");
  const usd = (name: string, text: string): number => {
    const price = Number(text);
    if (text.trim() === "" || !Number.isFinite(price) || price < 0)
      throw new UsageError(`--${name} must be at least 0, in US dollars per million tokens, not ${text}`);
    return price;
  };
  return { input: usd("price-input", input), output: usd("price-output", output) };
}
function parseReward(text: string | undefined, floor: string | undefined): Reward | null {
  const name = text === undefined ? undefined : parseOneOf("reward", text, ["mobilegym", "mobilegui"]);
  if (floor === undefined) return name === undefined ? null : { name };
  if (name === "mobilegui") throw new UsageError("--floor is only for the reward mobilegym");
  return { name: "mobilegym", floor: parseOneOf("floor", floor, ["noop"]) };
}
function parseScenario(name: string | undefined, strength: string | undefined): ScenarioOptions | null {
  if (name === undefined && strength === undefined) return null;
  const chosen = parseOneOf("scenario", name ?? "", scenarioNames);
  if (strength !== undefined && chosen !== "noise") throw new UsageError("--strength goes with --scenario noise");
  if (chosen !== "noise") return { name: chosen, strength: null };
  return { name: chosen, strength: Number(parseOneOf("strength", strength ?? "2", ["1", "2", "3"])) as NoiseStrength };
}
const folderName = ({ profile }: Agent): string => profile.name.replaceAll(/[^A-Za-z0-9._-]+/g, "-");
