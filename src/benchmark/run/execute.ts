// Plays one instruction on a phone without a task, or on a real phone. Prints every action. The result is not judged.
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "../../../clients/typescript/src/client.ts";
import type { CreateBody, EpisodeEnd, Lang, Observation } from "#contract/env.ts";
import type { Agent, EpisodeBrief } from "./agent.ts";
import { withFaultKind } from "./fault.ts";
import { pictureName } from "./folder.ts";
import { maxIdleSeconds, toTurnLine } from "./episode.ts";
import { play, type PlayedPhone } from "./play.ts";

/** A phone that is ready for its first step. */
export interface OpenedPhone {
  readonly phone: PlayedPhone;
  readonly first: Observation;
  readonly locale: Lang;
  /** The names of the apps that the agent can open. */
  readonly apps: readonly string[];
  readonly inside: EpisodeBrief["inside"];
  close(): Promise<void>;
}
/** What the first observation must contain. */
export interface FirstLook {
  readonly screenshot: "base64" | "none";
  readonly elements?: boolean;
}
export interface ExecuteOptions {
  readonly agent: Agent;
  readonly instruction: string;
  open(look: FirstLook): Promise<OpenedPhone>;
  /** Whether the agent receives the elements. */
  readonly elements: boolean;
  /** Whether the agent may state durations and press keys. */
  readonly extended: boolean;
  /** The maximum number of steps. */
  readonly maxSteps: number;
  readonly turnSeconds: number;
  /** The folder for pictures and turns. If null, nothing is stored. */
  readonly out: string | null;
  /** Whether pictures are stored in the folder. */
  readonly keepPictures: boolean;
  readonly signal: AbortSignal;
}
export interface Executed {
  readonly outcome: EpisodeEnd;
  readonly steps: number;
}

export async function execute({ agent, instruction, maxSteps, out, ...rest }: ExecuteOptions): Promise<Executed> {
  const { elements } = rest;
  const keepPictures = out !== null && rest.keepPictures;
  const pictures = agent.usesPictures || keepPictures;
  const opened = await withFaultKind("setup", () =>
    rest.open({ screenshot: pictures ? "base64" : "none", ...(elements ? { elements } : {}) }),
  );
  try {
    const { phone, first, locale, apps, inside } = opened;
    const turnsPath = out === null ? null : join(out, "turns.jsonl");
    if (out !== null) mkdirSync(out, { recursive: true });
    if (turnsPath !== null) rmSync(turnsPath, { force: true });
    const session = await agent.start({
      instruction,
      budget: maxSteps,
      locale,
      apps,
      ...(rest.extended ? { extended: true } : {}),
      chance: instruction,
      inside,
    });
    let turns = 0;
    const played = await play(phone, first, session, {
      signal: rest.signal,
      turnSeconds: agent.isHuman ? null : rest.turnSeconds,
      pictures,
      elements,
      maxSteps,
      onScreen: async (step, png) => {
        if (png && keepPictures) writeFileSync(join(out, pictureName(step)), png);
      },
      onStep: (step, action) => void process.stdout.write(`${String(step).padStart(3)}  ${JSON.stringify(action)}\n`),
      // Written at once: what an agent did on a real phone must be known even if the phone is lost later.
      onTurn: (turn) => {
        turns += 1;
        if (turnsPath !== null) appendFileSync(turnsPath, `${JSON.stringify(toTurnLine(turn, turns))}\n`);
      },
    });
    process.stdout.write(`${played.outcome} after ${played.steps.length} steps\n`);
    return { outcome: played.outcome, steps: played.steps.length };
  } finally {
    await opened.close();
  }
}

/** Creates a phone without a task on a server. */
export async function openFreePhone(
  client: Client,
  body: CreateBody,
  agent: Agent,
  look: FirstLook,
): Promise<OpenedPhone> {
  const env = await client.create({
    ...body,
    ...(agent.isHuman ? { idle_seconds: maxIdleSeconds } : {}),
    observation: look,
  });
  const locale = body.locale ?? "en";
  return {
    phone: env,
    first: env.created!.observation,
    locale,
    apps: (await client.apps()).map(({ title }) => title[locale === "zh-CN" ? "zh" : "en"]),
    inside: { env, task: null, seed: 0 },
    close: () => env.remove().catch(() => {}),
  };
}
