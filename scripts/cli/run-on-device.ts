// `./phonebooth run --on-device`: an agent follows one instruction on a real phone or an emulator, through adb.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connectDevice } from "#benchmark/device/adb-process.ts";
import { askPersonVerdict } from "#benchmark/device/person-verdict.ts";
import { DevicePhone } from "#benchmark/device/phone.ts";
import type { Agent } from "#benchmark/run/agent.ts";
import { execute, type Executed } from "#benchmark/run/execute.ts";
import { EpisodeFault } from "#benchmark/run/fault.ts";
import { RunError } from "#benchmark/run/run-error.ts";
import type { Lang } from "#contract/env.ts";
import { draw, getTask, staticTaskInfo, tasks } from "#tasks/catalog.ts";
import { localWorld } from "../build/world-file.ts";
import { parseOneOf, parseWholeNumber, UsageError } from "./options.ts";

/** The options of `run` that a real phone has. All others belong to our server, so they are refused. */
const deviceOptions: ReadonlySet<string> = new Set([
  "on-device",
  "exec",
  "task",
  "seed",
  "budget",
  "app",
  "settle-ms",
  "verdict",
  "agent",
  "name",
  "model",
  "base-url",
  "api-key",
  "setting",
  "option",
  "scale",
  "prompt",
  "again",
  "turn-seconds",
  "elements",
  "extended-actions",
  "screenshots",
  "out",
]);
/** The options that only a real phone has. */
export const onlyDeviceOptions = ["task", "app", "settle-ms", "verdict"] as const;

export interface DeviceValues {
  readonly "on-device": string;
  readonly exec?: string | undefined;
  readonly task?: string | undefined;
  readonly seed: string;
  readonly budget?: string | undefined;
  readonly app: readonly string[];
  readonly "settle-ms"?: string | undefined;
  readonly verdict?: string | undefined;
  readonly elements: boolean;
  readonly "extended-actions": boolean;
  readonly out?: string | undefined;
}
export interface DeviceRun {
  readonly agent: Agent;
  readonly values: DeviceValues;
  readonly turnSeconds: number;
  readonly keepPictures: boolean;
  readonly signal: AbortSignal;
}

const defaultSettleMs = 5000;
const defaultBudget = 30;

/** Throws UsageError if an option is given that a real phone does not have, or that does not fit the others. */
export function checkDeviceOptions(given: readonly string[], values: DeviceValues): void {
  for (const name of given)
    if (!deviceOptions.has(name))
      throw new UsageError(`--${name} cannot be combined with --on-device: only phones of our server have it`);
  if (values["on-device"] === "") throw new UsageError("--on-device needs the serial number that adb devices lists");
  if ((values.exec === undefined) === (values.task === undefined))
    throw new UsageError("--on-device needs either --exec with an instruction or --task with the task that has it");
  if (values.exec !== undefined && given.includes("seed")) throw new UsageError("--seed goes with --task");
  if (wantsVerdict(values) && values.out === undefined)
    throw new UsageError("--verdict ask needs --out, the folder in which the verdict is stored");
  if (values.out !== undefined && existsSync(join(values.out, deviceFile)))
    throw new UsageError(`${values.out} contains an episode already: choose another --out, or delete the folder`);
}
const wantsVerdict = ({ verdict = "none" }: DeviceValues): boolean =>
  parseOneOf("verdict", verdict, ["ask", "none"]) === "ask";

/** The file that describes the episode, in the folder of the episode. */
const deviceFile = "device.json";

/** Returns 0 if the agent sent COMPLETE, otherwise 1. */
export async function runOnDevice({ agent, values, turnSeconds, keepPictures, signal }: DeviceRun): Promise<number> {
  const { elements, out = null } = values;
  if (agent.needsOperatorToken)
    throw new RunError(`${agent.profile.name} reads the state of its phone, which a real phone does not give`);
  const settleMs = parseWholeNumber("settle-ms", values["settle-ms"] ?? String(defaultSettleMs), 0);
  const named = parseApps(values.app);
  const budget = values.budget === undefined ? null : parseWholeNumber("budget", values.budget, 1);
  if (values.task !== undefined && !tasks.has(values.task))
    throw new RunError(`There is no task ${values.task}; ./phonebooth tasks lists all`);
  const shell = await connectDevice({ serial: values["on-device"], adb: process.env["ADB"] || "adb" }, signal);
  const phone = await DevicePhone.open(shell, {
    settleMs,
    named,
    signal,
    onNotice: (text) => void process.stderr.write(`${text}\n`),
  });
  const { instruction, task, ...own } = await instructionOf(values, phone.facts.locale);
  const maxSteps = budget ?? own.budget;
  const { manufacturer, model, android } = phone.facts;
  process.stdout.write(`${manufacturer} ${model}, Android ${android}: ${instruction}\nAt most ${maxSteps} steps.\n`);
  const episode = {
    format: "phonebooth-device-1",
    instruction,
    task,
    agent: agent.profile,
    phone: { serial: values["on-device"], ...phone.facts },
    settle_ms: settleMs,
    elements,
    extended_actions: values["extended-actions"],
    budget: maxSteps,
    started: new Date().toISOString(),
  };
  const save = (more: object): void => {
    if (out === null) return;
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, deviceFile), `${JSON.stringify({ ...episode, ...more }, null, 2)}\n`);
  };
  save({ finished: null, outcome: null, steps: null, fault: null });
  const played: Executed = await execute({
    agent,
    instruction,
    open: async (look) => ({
      phone,
      first: await phone.observe(look),
      locale: phone.facts.locale,
      apps: phone.titles,
      inside: null,
      close: async () => {},
    }),
    elements,
    extended: values["extended-actions"],
    maxSteps,
    turnSeconds,
    out,
    keepPictures,
    signal,
  }).catch((error: unknown) => {
    if (error instanceof EpisodeFault)
      save({
        finished: new Date().toISOString(),
        outcome: null,
        steps: null,
        fault: { kind: error.kind, message: error.message },
      });
    throw error;
  });
  save({ finished: new Date().toISOString(), ...played, fault: null });
  if (wantsVerdict(values)) {
    const verdict = await askPersonVerdict(instruction, process.stdin, process.stdout, signal);
    if (verdict) writeFileSync(join(out!, "verdict.json"), `${JSON.stringify(verdict, null, 2)}\n`);
    else process.stderr.write("There was no answer, so no verdict is stored.\n");
  }
  return played.outcome === "complete" ? 0 : 1;
}

/** Parses `NAME=PACKAGE`. */
function parseApps(pairs: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    pairs.map((pair) => {
      const [, name, owner] = /^(.+)=([A-Za-z]\w*(?:\.\w+)+)$/.exec(pair) ?? [];
      if (name === undefined || owner === undefined)
        throw new UsageError(`--app must be NAME=PACKAGE, such as "Notes=com.example.notes", not ${pair}`);
      return [name, owner] as const;
    }),
  );
}

interface Instruction {
  readonly instruction: string;
  readonly budget: number;
  readonly task: { readonly id: string; readonly seed: number; readonly revision: number } | null;
}
/** A task gives its instruction and its budget. Its data and its judge need a phone whose state can be written and read. */
async function instructionOf({ exec, task, seed }: DeviceValues, locale: Lang): Promise<Instruction> {
  if (exec !== undefined) return { instruction: exec, budget: defaultBudget, task: null };
  const id = task!;
  const number = parseWholeNumber("seed", seed, 0);
  const { instruction } = await draw(id, number, locale, await localWorld());
  const { budget, revision } = staticTaskInfo(id, getTask(id));
  return { instruction, budget, task: { id, seed: number, revision } };
}
