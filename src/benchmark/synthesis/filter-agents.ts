// Agents that can talk a task through: a model that reads, and the baselines.
import type { World } from "../../world/read.ts";
import type { Agent } from "../run/agent.ts";
import { agentNames, agentOf, pairsOf, type AgentWish } from "../run/agents.ts";
import { baselines } from "../run/baselines.ts";
import { modelAt, type Model } from "../run/model.ts";
import { RunError } from "../run/run-error.ts";
import { honest } from "./named-texts.ts";
import { textAgent } from "./text-agent.ts";

export const filterAgentNames = (): string[] => ["text", "honest", ...Object.keys(baselines)];

export interface EndpointWish {
  readonly model: string | null;
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  readonly turnSeconds: number;
  /** After a refused connection, a timeout and 5xx. */
  readonly retries: number;
}
/** Throws RunError where a part is missing. `what` and `options` are for the sentence that says so. */
export function endpointOf(wish: EndpointWish, what: string, options: string): Model {
  const { model, baseUrl, apiKey, turnSeconds: timeout, retries } = wish;
  if (model === null || baseUrl === null)
    throw new RunError(`${what} needs ${options} (an OpenAI-compatible endpoint, with its /v1)`);
  return modelAt({ model, baseUrl, apiKey: apiKey ?? "none", timeout, retries });
}

export interface FilterAgentWish extends EndpointWish {
  readonly agent: string;
  readonly settings: readonly string[];
  readonly again: number;
}
/** Throws RunError for one that is not known or needs pictures. */
export function filterAgentOf(wish: FilterAgentWish, world: () => Promise<World>): Agent {
  const { agent, again } = wish;
  if (agent === "text") {
    const model = endpointOf(wish, "text", "--model and --base-url");
    return textAgent({ model, modelName: wish.model!, settings: pairsOf(wish.settings), again });
  }
  if (agent === "honest") return honest(solver(world));
  if (agent in baselines) return baseline(agent, world);
  throw new RunError(
    agentNames().includes(agent)
      ? `${agent} looks at pictures, and here the screen is text. There are: ${filterAgentNames().join(", ")}`
      : `There is no agent ${agent}. There are: ${filterAgentNames().join(", ")}`,
  );
}

/** Plays the reference solutions. */
export const solver = (world: () => Promise<World>): Agent => baseline("oracle", world);

const baseline = (agent: string, world: () => Promise<World>): Agent => agentOf({ ...noWish, agent }, world);
const noWish: AgentWish = {
  agent: "",
  name: null,
  model: null,
  baseUrl: null,
  apiKey: null,
  settings: [],
  options: [],
  prompt: null,
  again: 0,
  turnSeconds: 1,
};
