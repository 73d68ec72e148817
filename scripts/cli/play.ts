// `./phonebooth play`: lets a person play a task, or use a phone without a task.
import { parseArgs } from "node:util";
import { Client } from "../../clients/typescript/src/client.ts";
import { splits } from "#contract/env.ts";
import { sessionTasks } from "#benchmark/run/human-session.ts";
import { printPlayUrl } from "#benchmark/run/agents.ts";
import { EpisodeFault, StoppedError } from "#benchmark/run/fault.ts";
import { maxIdleSeconds } from "#benchmark/run/episode.ts";
import { createHumanAgent } from "#benchmark/run/human.ts";
import { play } from "#benchmark/run/play.ts";
import { RunError } from "#benchmark/run/run-error.ts";
import { formatVerdict } from "./format-verdict.ts";
import { playHumanSession, sessionTable } from "./human-session.ts";
import { parseOneOf, parseWholeNumber, UsageError } from "./options.ts";
import { startServer } from "./server.ts";

const usage = `Usage: ./phonebooth play [TASK] [--seed N] [--locale en|zh-CN] [--url URL [--key KEY]]
       ./phonebooth play --session DIR --person N [--split test|train|high_risk] [--count N] [--seed N] [--locale L]

Without a task, you use the phone until you press Done. Every click, long press, swipe and text is a step, like an agent's.

A session measures people, for comparison with agents (docs/human-baseline.md). Person N plays --count tasks (${sessionTasks}) of the split
(test), as many of each difficulty as of the others. DIR gets a run's folder and ${sessionTable}. The same command continues a session.
`;

export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seed: { type: "string", default: "1" },
      locale: { type: "string", default: "en" },
      url: { type: "string" },
      key: { type: "string" },
      session: { type: "string" },
      person: { type: "string" },
      split: { type: "string" },
      count: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const [task] = positionals;
  const locale = parseOneOf("locale", values.locale, ["en", "zh-CN"]);
  const seed = parseWholeNumber("seed", values.seed, 0);

  if (values.session === undefined)
    for (const name of ["person", "split", "count"] as const)
      if (values[name] !== undefined) throw new UsageError(`--${name} goes with --session`);
  if (values.session !== undefined && task !== undefined)
    throw new UsageError("--session deals the tasks itself: name no task");
  if (values.session !== undefined && values.person === undefined)
    throw new UsageError("--session needs --person N: the number of the person, from 1, decides the tasks");
  const session =
    values.session === undefined
      ? null
      : {
          ...{ folder: values.session, seed, locale },
          person: parseWholeNumber("person", values.person!, 1),
          tasks: parseWholeNumber("count", values.count ?? String(sessionTasks), 1),
          split: parseOneOf("split", values.split ?? "test", splits),
        };

  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
  const server = values.url === undefined ? await startServer({ port: 0, memory: true, quiet: true }) : null;
  const client = new Client(values.url ?? server!.url, values.key ?? server?.adminKey ?? process.env["ADMIN_KEY"]);
  const player = createHumanAgent("human", printPlayUrl);
  try {
    if (session) return await playHumanSession(client, { ...session, signal: stop.signal });
    const known = await client.tasks();
    if (task !== undefined && !known.some(({ id }) => id === task))
      throw new RunError(`There is no task ${task}; ./phonebooth tasks lists all`);
    const env = await client.create({
      ...(task === undefined ? {} : { task }),
      seed,
      locale,
      idle_seconds: maxIdleSeconds,
      observation: { screenshot: "base64" },
    });
    try {
      const { task: brief, observation } = env.created!;
      const apps = (await client.apps()).filter(({ hidden }) => !hidden);
      if (brief) printLine(`${brief.instruction}\nAt most ${brief.budget} steps.`);
      const session = await player.start({
        instruction: brief?.instruction ?? "",
        budget: brief?.budget ?? null,
        locale,
        apps: apps.map(({ title }) => title[locale === "en" ? "en" : "zh"]),
        chance: "",
        inside: null,
      });
      const { outcome, steps } = await play(env, observation, session, {
        turnSeconds: null,
        pictures: true,
        elements: false,
        maxSteps: null,
        signal: stop.signal,
        onStep: (step, action) => printLine(`${String(step).padStart(3)}  ${JSON.stringify(action)}`),
      });
      if (!brief) {
        printLine(`${outcome} after ${steps.length} steps`);
        return 0;
      }
      const verdict = await env.judge();
      player.judged(verdict);
      printLine(formatVerdict(verdict));
      return verdict.success ? 0 : 1;
    } finally {
      await env.remove().catch(() => {});
    }
  } catch (error) {
    if (error instanceof StoppedError) return 130;
    if (error instanceof EpisodeFault) throw new RunError(`The phone failed: ${error.message}`);
    throw error;
  } finally {
    await player.end!();
    await server?.stop();
  }
}

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
