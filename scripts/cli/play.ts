// `./phonebooth play`: lets a person play a task, or use a phone without a task.
import { parseArgs } from "node:util";
import { Client } from "../../clients/typescript/src/client.ts";
import { printPlayUrl } from "#benchmark/run/agents.ts";
import { EpisodeFault, StoppedError } from "#benchmark/run/fault.ts";
import { maxIdleSeconds } from "#benchmark/run/episode.ts";
import { createHumanAgent } from "#benchmark/run/human.ts";
import { play } from "#benchmark/run/play.ts";
import { RunError } from "#benchmark/run/run-error.ts";
import { formatVerdict } from "./format-verdict.ts";
import { parseOneOf, parseWholeNumber } from "./options.ts";
import { startServer } from "./server.ts";

const usage = `Usage: ./phonebooth play [TASK] [--seed N] [--locale en|zh-CN] [--url URL [--key KEY]]

Without a task, you use the phone until you press Done. Every click, long press, swipe and text is a step, like an agent's.
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

  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
  const server = values.url === undefined ? await startServer({ port: 0, memory: true, quiet: true }) : null;
  const client = new Client(values.url ?? server!.url, values.key ?? server?.adminKey ?? process.env["ADMIN_KEY"]);
  const player = createHumanAgent("human", printPlayUrl);
  try {
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
