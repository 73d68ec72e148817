// Creates agents by name: the baselines, a human, and every adapter with a model.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Options, Settings } from "../agent/adapter.ts";
import { adapters } from "../agent/adapters/registry.ts";
import type { World } from "#world/read.ts";
import type { Agent } from "./agent.ts";
import { baselines } from "./baselines.ts";
import { createHumanAgent } from "./human.ts";
import { modelAgent } from "./model-agent.ts";
import { connectModel, type Model } from "./model.ts";
import { RunError } from "./run-error.ts";

export interface AgentOptions {
  readonly agent: string;
  readonly name: string | null;
  readonly model: string | null;
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  /** Settings as `name=value` pairs. */
  readonly settings: readonly string[];
  readonly options: readonly string[];
  readonly prompt: string | null;
  readonly again: number;
  readonly turnSeconds: number;
  /**
   * The resolution of the picture that a model receives, as a share of the phone's resolution. Above 0 and at most 1;
   * the default is 1.
   */
  readonly scale?: number;
  /** Wraps the model, to record all requests of the adapter and their answers. */
  readonly through?: (model: Model) => Model;
}

export const agentNames = (): string[] => [...Object.keys(baselines), "human", ...adapters.map(({ id }) => id)];

export function createAgent(wish: AgentOptions, world: () => Promise<World>): Agent {
  const { scale = 1 } = wish;
  const baseline = baselines[wish.agent];
  if (scale !== 1 && (baseline || wish.agent === "human"))
    throw new RunError(`--scale is only for adapters: ${wish.agent} receives no scaled pictures`);
  if (baseline) return baseline.agent(world);
  if (wish.agent === "human") return createHumanAgent(wish.name ?? "human", printPlayUrl);
  const adapter = adapters.find(({ id }) => id === wish.agent);
  if (!adapter) throw new RunError(`There is no agent ${wish.agent}. There are: ${agentNames().join(", ")}`);
  if (wish.model === null || wish.baseUrl === null)
    throw new RunError(`${wish.agent} needs --model and --base-url (an OpenAI-compatible endpoint, with its /v1)`);
  const options = parsePairs(wish.options);
  for (const name of Object.keys(options))
    if (!(name in adapter.options))
      throw new RunError(
        `${adapter.id} has no option ${name}. It has: ${Object.keys(adapter.options).join(", ") || "none"}`,
      );
  const model = connectModel({
    model: wish.model,
    baseUrl: wish.baseUrl,
    apiKey: wish.apiKey ?? "none",
    timeout: wish.turnSeconds,
    retries: 3,
  });
  return modelAgent({
    name: wish.name ?? `${adapter.id}/${wish.model}`,
    adapter,
    modelName: wish.model,
    model: wish.through?.(model) ?? model,
    settings: parsePairs(wish.settings),
    options,
    prompt: readFileSync(wish.prompt ?? join(import.meta.dirname, "../agent/prompts", adapter.prompt), "utf8"),
    again: wish.again,
    scale,
  });
}

/** Prints the page's URL for a person at the terminal. */
export const printPlayUrl = (url: string): void => void process.stderr.write(`Play here: ${url}\n`);

/** Parses `name=value`. Converts numbers and booleans to their types. */
export function parsePairs(pairs: readonly string[]): Settings & Options {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, text] = /^([A-Za-z_][\w-]*)=(.*)$/s.exec(pair) ?? [];
      if (name === undefined || text === undefined) throw new RunError(`${pair} is not of the form name=value`);
      const value =
        text === "true"
          ? true
          : text === "false"
            ? false
            : text !== "" && !Number.isNaN(Number(text))
              ? Number(text)
              : text;
      return [name, value];
    }),
  );
}
