// `./phonebooth adb`: opens phones for programs that drive Android phones over adb.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { systemClock } from "#adb/clock.ts";
import { Device } from "#adb/device.ts";
import { PhoneError } from "#adb/phone.ts";
import { restPhone } from "#adb/rest-phone.ts";
import type { Action } from "#contract/action.ts";
import type { EpisodeEnd } from "#contract/env.ts";
import { maxIdleSeconds } from "#benchmark/run/episode.ts";
import { RunError } from "#benchmark/run/run-error.ts";
import { Client, ProblemError, type Env } from "../../clients/typescript/src/client.ts";
import { isScannedByAdb, pipeToSocket, reservePort, serveDevice, type Door, type Listener } from "./adb-listener.ts";
import { connectAdb, runProgram } from "./adb-program.ts";
import { formatVerdict } from "./format-verdict.ts";
import { parseDevice, parseOneOf, parseWholeNumber, UsageError } from "./options.ts";
import { startServer } from "./server.ts";

const usage = `Usage: ./phonebooth adb [--task TASK] [options] [-- PROGRAM ARGS...]

Opens a phone for programs that drive Android phones over adb. Connect with the line that is printed: adb connect 127.0.0.1:6520

  --task TASK --seed N     a task (a phone without a task by default) and its seed (1)
  --phones N               several phones with the seeds N, N+1, …, each on a port of its own (1)
  --locale en|zh-CN  --device WxH@DPR
  --port P                 the first port (6520, or the next free one)
  --url URL [--key KEY]    on this server; without it one is started, and stopped at the end
  --edge                   the server runs the door, and this command only passes the bytes on
  --env ID --token TOKEN   a phone that exists already; --token: the agent's or the operator's token, or both (repeat it)
  --out DIR                where the trajectories are written (runs/adb)
  --quiet                  do not print each step
  -- PROGRAM ARGS...       run this program for each phone. {serial} and {instruction} in its arguments are replaced; it also
                           gets ANDROID_SERIAL and PHONEBOOTH_INSTRUCTION. Its exit ends the episode: COMPLETE with status 0,
                           else ABORT

The agent ends an episode with: adb shell am broadcast -a phonebooth.COMPLETE      (docs/adb.md)
`;

/** How often the end of an episode is looked for whose door runs at the server. */
const edgePollMs = 1000;
/** The server performs what waits within two seconds. */
const edgeSettleMs = 2200;
/** How long clients can still read the answer to the command that ended the episode. */
const lastAnswersMs = 500;

/** The phone behind a door, wherever the door runs. */
interface Control {
  /** How the episode ended, or null while it runs. */
  outcome(): EpisodeEnd | null;
  /** Waits until the touches and texts that a client has sent are done. */
  settle(): Promise<void>;
  act(action: Action): Promise<unknown>;
}
interface OpenPhone {
  readonly env: Env;
  readonly control: Control;
  readonly listener: Listener;
  readonly instruction: string;
  readonly budget: number | null;
  /** Whether the verdict and the trajectory can be read. */
  readonly mayOperate: boolean;
  /** Resolves when the episode has ended. */
  readonly ended: Promise<void>;
}

export async function main(args: string[]): Promise<number> {
  const end = args.indexOf("--");
  const program = end < 0 ? [] : args.slice(end + 1);
  const { values } = parseArgs({
    args: end < 0 ? args : args.slice(0, end),
    options: {
      task: { type: "string" },
      seed: { type: "string", default: "1" },
      phones: { type: "string", default: "1" },
      locale: { type: "string", default: "en" },
      device: { type: "string" },
      port: { type: "string" },
      url: { type: "string" },
      key: { type: "string" },
      env: { type: "string" },
      token: { type: "string", multiple: true, default: [] },
      edge: { type: "boolean", default: false },
      out: { type: "string", default: join("runs", "adb") },
      quiet: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  if (end >= 0 && program.length === 0) throw new UsageError("Name a program after --");
  if ((values.env === undefined) !== (values.token.length === 0))
    throw new UsageError("--env and --token belong together");
  if (values.env !== undefined && values.url === undefined)
    throw new UsageError("--env needs --url, the server of the phone");
  const seed = parseWholeNumber("seed", values.seed, 0);
  const count = values.env === undefined ? parseWholeNumber("phones", values.phones, 1) : 1;
  const port = values.port === undefined ? null : parseWholeNumber("port", values.port, 1);
  const locale = parseOneOf("locale", values.locale, ["en", "zh-CN"]);
  const device = parseDevice(values.device);

  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
  const doors = await reservePorts(port, count);
  const server = values.url === undefined ? await startServer({ port: 0, memory: true, quiet: true }) : null;
  const phones: OpenPhone[] = [];
  let disconnect = async (): Promise<void> => {};
  try {
    const client = new Client(values.url ?? server!.url, values.key ?? server?.adminKey ?? process.env["ADMIN_KEY"]);
    for (const [i, door] of doors.entries()) {
      const { env, mayOperate } =
        values.env === undefined
          ? await createPhone(client, { task: values.task, seed: seed + i, locale, device })
          : { env: client.env(values.env, tokensOf(values.token)), mayOperate: values.token.some(isOperatorToken) };
      phones.push(
        values.edge
          ? await openEdgePhone(door, env, mayOperate)
          : await openPhone(door, env, { mayOperate, quiet: values.quiet, isOnly: count === 1 }),
      );
    }
    for (const phone of phones) announce(phone);
    if (program.length > 0) {
      disconnect = await connectAdb(phones.map(({ listener }) => listener.serial));
      await Promise.all(phones.map((phone) => drive(phone, program, stop.signal)));
    } else await Promise.race([Promise.all(phones.map(({ ended }) => ended)), stopped(stop.signal)]);
    if (!stop.signal.aborted) await new Promise((resolve) => setTimeout(resolve, lastAnswersMs));
    const isSuccess = await reportAll(phones, values.out).catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error;
      throw new RunError(`The server does not answer, so there is no result (${error.message})`);
    });
    return stop.signal.aborted ? 130 : isSuccess ? 0 : 1;
  } finally {
    await disconnect();
    await Promise.all(phones.map(({ listener }) => listener.close()));
    for (const { server: reserved } of doors) reserved.close();
    if (values.env === undefined) await Promise.all(phones.map(({ env }) => env.remove().catch(() => {})));
    await server?.stop();
  }
}

async function reservePorts(first: number | null, count: number): Promise<Door[]> {
  const doors: Door[] = [];
  for (let i = 0; i < count; i++) {
    const wanted = first === null ? null : first + i;
    if (wanted !== null && isScannedByAdb(wanted))
      process.stderr.write(`adb lists port ${wanted} by itself: do not also use adb connect\n`);
    doors.push(await reservePort(wanted, new Set(doors.map(({ port }) => port))));
  }
  return doors;
}

interface Wish {
  readonly task: string | undefined;
  readonly seed: number;
  readonly locale: "en" | "zh-CN";
  readonly device: ReturnType<typeof parseDevice>;
}
async function createPhone(
  client: Client,
  { task, seed, locale, device }: Wish,
): Promise<{ env: Env; mayOperate: true }> {
  const known = await client.tasks();
  if (task !== undefined && !known.some(({ id }) => id === task))
    throw new RunError(`There is no task ${task}; ./phonebooth tasks lists all`);
  const env = await client.create({
    ...(task === undefined ? {} : { task }),
    ...(device === null ? {} : { device }),
    seed,
    locale,
    idle_seconds: maxIdleSeconds,
    observation: { screenshot: "none" },
  });
  return { env, mayOperate: true };
}

const isOperatorToken = (token: string): boolean => token.startsWith("pbo_");
/** A missing token is replaced by the other one; the server decides what it allows. */
function tokensOf(tokens: readonly string[]): { agent: string; operator: string } {
  const operator = tokens.find(isOperatorToken);
  const agent = tokens.find((token) => !isOperatorToken(token));
  return { agent: agent ?? operator!, operator: operator ?? agent! };
}

async function openPhone(
  door: Door,
  env: Env,
  { mayOperate, quiet, isOnly }: { mayOperate: boolean; quiet: boolean; isOnly: boolean },
): Promise<OpenPhone> {
  const { task } = await env.info(mayOperate ? "operator" : "agent");
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const label = isOnly ? "" : `:${door.port} `;
  const device = new Device({
    phone: await restPhone(env, { mayOperate }),
    clock: systemClock,
    serial: env.id,
    onStep: (action, { step, outcome }) => {
      if (!quiet) printLine(`${label}${String(step).padStart(3)}  ${JSON.stringify(action)}`);
      if (outcome !== null) end();
    },
  });
  const onFault = (error: unknown): void =>
    void process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  const listener = serveDevice(door, device, onFault);
  return {
    env,
    control: {
      outcome: () => device.outcome,
      settle: () => device.hand.settle(),
      act: (action) => device.hand.act(action),
    },
    listener,
    instruction: task?.instruction ?? "",
    budget: task?.budget ?? null,
    mayOperate,
    ended,
  };
}

/** Opens a phone whose door runs at the server. */
async function openEdgePhone(door: Door, env: Env, mayOperate: boolean): Promise<OpenPhone> {
  const as = mayOperate ? "operator" : "agent";
  const { task } = await env.info(as);
  let outcome: EpisodeEnd | null = null;
  const listener = pipeToSocket(door, () => env.adb(as));
  const refresh = async (): Promise<EpisodeEnd | null> => {
    ({ outcome = null } = await env.info(as));
    return outcome;
  };
  const act = async (action: Action): Promise<void> => {
    try {
      await env.step(action, { screenshot: "none" });
    } catch (error) {
      throw error instanceof ProblemError ? new PhoneError(error.problem.detail ?? error.problem.title) : error;
    }
    await refresh();
  };
  const watch = async (): Promise<void> => {
    while ((await refresh()) === null) await new Promise((resolve) => setTimeout(resolve, edgePollMs).unref());
  };
  return {
    env,
    control: {
      outcome: () => outcome,
      settle: async () => {
        await new Promise((resolve) => setTimeout(resolve, edgeSettleMs));
        await refresh();
      },
      act,
    },
    listener,
    instruction: task?.instruction ?? "",
    budget: task?.budget ?? null,
    mayOperate,
    ended: watch(),
  };
}

function announce({ listener: { serial }, instruction, budget }: OpenPhone): void {
  printLine(`adb connect ${serial}`);
  if (instruction !== "") printLine(`  ${instruction}\n  At most ${budget} steps.`);
}

/** Runs the program on a phone. Its exit ends an episode that it has not ended itself. */
async function drive(
  { control, listener, instruction }: OpenPhone,
  command: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const status = await runProgram({ command, serial: listener.serial, instruction, signal });
  if (signal.aborted) return;
  if (status !== 0) process.stderr.write(`The program ended with status ${status}\n`);
  await control.settle().catch(report);
  if (control.outcome() === null) await control.act({ type: status === 0 ? "COMPLETE" : "ABORT" }).catch(report);
}

/** Prints the results and writes the trajectories. Returns whether all tasks were solved. */
async function reportAll(phones: readonly OpenPhone[], out: string): Promise<boolean> {
  let isSuccess = true;
  for (const { env, control, mayOperate, instruction } of phones) {
    await control.settle().catch(report);
    const { step } = await env.info(mayOperate ? "operator" : "agent");
    const outcome = control.outcome();
    if (!mayOperate || instruction === "" || outcome === null) printLine(`${outcome ?? "stopped"} after ${step} steps`);
    else {
      const verdict = await env.judge();
      printLine(formatVerdict(verdict));
      isSuccess &&= verdict.success;
    }
    if (!mayOperate) continue;
    const path = join(out, `${env.id}.ndjson`);
    mkdirSync(out, { recursive: true });
    writeFileSync(path, await (await env.call("/trajectory")).text());
    printLine(`trajectory: ${path}`);
  }
  return isSuccess;
}
/** The server refused the last steps, for example because the episode is over. The result says so, too. */
function report(error: unknown): void {
  if (!(error instanceof PhoneError)) throw error;
  process.stderr.write(`${error.message}\n`);
}

const stopped = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
