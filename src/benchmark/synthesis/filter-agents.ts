// Agents that can play a task with texts instead of pictures: a model that reads the elements as text, and the
// baselines.
import type { World } from "#world/read.ts";
import type { Agent } from "../run/agent.ts";
import { agentNames, createAgent, parsePairs, type AgentOptions } from "../run/agents.ts";
import { baselines } from "../run/baselines.ts";
import { connectModel, type Model } from "../run/model.ts";
import { RunError } from "../run/run-error.ts";
import { honestAgent } from "./named-texts.ts";
import { textAgent } from "./text-agent.ts";

export const filterAgentNames = (): string[] => ["text", "honest", ...Object.keys(baselines)];

export interface EndpointOptions {
  readonly model: string | null;
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  readonly turnSeconds: number;
  /** The number of retries after a refused connection, a timeout or a 5xx response. */
  readonly retries: number;
}
/** Throws RunError if an option is missing. The message contains `what` and `options`. */
export function createModel(wish: EndpointOptions, what: string, options: string): Model {
  const { model, baseUrl, apiKey, turnSeconds: timeout, retries } = wish;
  if (model === null || baseUrl === null)
    throw new RunError(`${what} needs ${options} (an OpenAI-compatible endpoint, including /v1)`);
  return connectModel({ model, baseUrl, apiKey: apiKey ?? "none", timeout, retries });
}

export interface FilterAgentOptions extends EndpointOptions {
  readonly agent: string;
  readonly settings: readonly string[];
  readonly again: number;
}
/** Throws RunError if the agent is unknown or needs pictures. */
export function createFilterAgent(options: FilterAgentOptions, world: () => Promise<World>): Agent {
  const { agent, again } = options;
  if (agent === "text") {
    const model = createModel(options, "text", "--model and --base-url");
    return textAgent({ model, modelName: options.model!, settings: parsePairs(options.settings), again });
  }
  if (agent === "honest") return honestAgent(solver(world));
  if (agent in baselines) return baseline(agent, world);
  throw new RunError(
    agentNames().includes(agent)
      ? `${agent} needs pictures, but here the screen is text. Choose one of ${filterAgentNames().join(", ")}`
      : `There is no agent ${agent}. Choose one of ${filterAgentNames().join(", ")}`,
  );
}

/** Returns the agent that plays the reference solutions. */
export const solver = (world: () => Promise<World>): Agent => baseline("oracle", world);

const baseline = (agent: string, world: () => Promise<World>): Agent => createAgent({ ...emptyOptions, agent }, world);
const emptyOptions: AgentOptions = {
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
