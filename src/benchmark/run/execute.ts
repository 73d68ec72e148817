// Plays one instruction on a phone without a task. Prints every action. The result is not judged.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "../../../clients/typescript/src/client.ts";
import type { CreateBody } from "#contract/env.ts";
import type { Agent } from "./agent.ts";
import { withFaultKind } from "./fault.ts";
import { pictureName } from "./folder.ts";
import { maxIdleSeconds, toTurnLines } from "./episode.ts";
import { play } from "./play.ts";

export interface ExecuteOptions {
  readonly client: Client;
  readonly agent: Agent;
  readonly instruction: string;
  readonly body: CreateBody;
  /** The maximum number of steps. */
  readonly maxSteps: number;
  readonly turnSeconds: number;
  /** The folder for pictures and turns. If null, nothing is stored. */
  readonly out: string | null;
  readonly signal: AbortSignal;
}

/** Returns 0 if the agent sent COMPLETE, otherwise 1. */
export async function execute({
  client,
  agent,
  instruction,
  body,
  maxSteps,
  out,
  ...rest
}: ExecuteOptions): Promise<number> {
  const turnSeconds = agent.isHuman ? null : rest.turnSeconds;
  const pictures = agent.usesPictures || out !== null;
  const elements = body.elements ?? false;
  const env = await withFaultKind("setup", () =>
    client.create({
      ...body,
      ...(agent.isHuman ? { idle_seconds: maxIdleSeconds } : {}),
      observation: { screenshot: pictures ? "base64" : "none", ...(elements ? { elements } : {}) },
    }),
  );
  if (out !== null) mkdirSync(out, { recursive: true });
  try {
    const { observation } = env.created!;
    const session = await agent.start({
      instruction,
      budget: maxSteps,
      locale: body.locale ?? "en",
      apps: (await client.apps()).map(({ title }) => title[body.locale === "zh-CN" ? "zh" : "en"]),
      chance: instruction,
      inside: { env, task: null, seed: 0 },
    });
    const played = await play(env, observation, session, {
      signal: rest.signal,
      turnSeconds,
      pictures,
      elements,
      maxSteps,
      onScreen: async (step, png) => {
        if (png && out !== null) writeFileSync(join(out, pictureName(step)), png);
      },
      onStep: (step, action) => void process.stdout.write(`${String(step).padStart(3)}  ${JSON.stringify(action)}\n`),
    });
    const turns = toTurnLines(played);
    if (out !== null)
      writeFileSync(join(out, "turns.jsonl"), turns.map((turn) => `${JSON.stringify(turn)}\n`).join(""));
    process.stdout.write(`${played.outcome} after ${played.steps.length} steps\n`);
    return played.outcome === "complete" ? 0 : 1;
  } finally {
    await env.remove().catch(() => {});
  }
}
