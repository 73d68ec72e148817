// A session of `./phonebooth play --session`: deals tasks to a person, who plays them one after another, and stores the
// results as a run's folder with a table.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "../../clients/typescript/src/client.ts";
import type { Lang, Split } from "#contract/env.ts";
import { printPlayUrl } from "#benchmark/run/agents.ts";
import { RunFolder } from "#benchmark/run/folder.ts";
import { createHumanAgent } from "#benchmark/run/human.ts";
import { dealTasks, formatSession } from "#benchmark/run/human-session.ts";
import { createProgress } from "#benchmark/run/progress.ts";
import { run } from "#benchmark/run/run.ts";

export interface SessionWish {
  readonly folder: string;
  /** The number of the person, from 1, which decides the tasks. */
  readonly person: number;
  readonly tasks: number;
  readonly split: Split;
  readonly seed: number;
  readonly locale: Lang;
  readonly signal: AbortSignal;
}
export const sessionTable = "session.csv";

/** Returns the exit code. If the session is stopped, the same command continues it with the next task. */
export async function playHumanSession(client: Client, wish: SessionWish): Promise<number> {
  const { person, split, seed, locale, signal } = wish;
  const folder = new RunFolder(wish.folder);
  const rows = await client.tasks({ split });
  const order = dealTasks(rows, person, wish.tasks);
  const name = `person-${person}`;
  const played = folder.exists ? folder.results().length : 0;
  const agent = createHumanAgent(name, printPlayUrl, { played, episodes: order.length });
  try {
    const { finished, summary } = await run({
      client,
      agent,
      folder,
      config: {
        agent: agent.profile,
        selection: { split, tasks: order.join(","), seeds: [seed], trials: 1, limit: null },
        ...{ locale, device: null, elements: false, reward: null },
      },
      order,
      ...{ parallel: 1, retries: 2, turnSeconds: 1, keepPictures: true, signal },
      listener: createProgress(process.stdout),
    });
    const table = join(folder.path, sessionTable);
    writeFileSync(table, formatSession(name, order, folder.results(), folder.timings()));
    process.stdout.write(`${table}: ${summary.episodes} of ${order.length} tasks\n`);
    return finished ? 0 : 130;
  } finally {
    await agent.end!();
  }
}
