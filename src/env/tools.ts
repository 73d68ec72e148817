// Calls of the tools of apps: offered with their schemas, held against them, and made into steps.
import * as v from "valibot";
import { phone } from "../apps/phone.ts";
import { appTools } from "../apps/tools.ts";
import type { ToolCall } from "../contract/action.ts";
import type { OfferedTool } from "../contract/env.ts";
import { jsonSchemaOf } from "../contract/json-schema.ts";
import type { JsonObject } from "../contract/json.ts";
import { withNumbers } from "../contract/numeric-text.ts";
import { issuesOf } from "../contract/problem.ts";
import type { Command } from "../os/command.ts";
import type { PhoneState } from "../os/state.ts";
import { Refusal } from "./answer.ts";
import { attemptAll, type ReducedAll } from "./writes.ts";

const byName = new Map(appTools.map((one) => [one.name, one]));

let offered: readonly OfferedTool[] | null = null;
/** As agents are told of them. */
export const offeredTools = (): readonly OfferedTool[] =>
  (offered ??= appTools.map(({ name, app, description, input }) => ({
    name,
    app,
    description,
    input_schema: jsonSchemaOf(input) as OfferedTool["input_schema"],
  })));

/** Arguments of a tool as a model wrote them, with clean numeric texts made numbers where the tool takes numbers. */
export function toolArguments(name: string, args: JsonObject): JsonObject {
  const found = byName.get(name);
  return found ? (withNumbers(found.input, args) as JsonObject) : args;
}

export interface Called extends ReducedAll {
  /** What the agent is told, as JSON. */
  readonly message: string;
}
/** What a call makes of the phone. Refuses, by path, what is no call; what the phone will not do is told, and is a step. */
export function calledTool(state: PhoneState, { tool: name, args = {} }: ToolCall, tickMs: number): Called {
  const found = byName.get(name);
  if (!found) throw misfit("action.tool", `There is no tool ${name}: the environment lists those that there are`);
  const parsed = v.safeParse(found.input, args);
  if (!parsed.success) {
    const issues = issuesOf(parsed.issues).map(({ path, message }) => ({ path: `action.args.${path}`, message }));
    throw new Refusal("invalid", "The tool's arguments are not valid; see issues.", issues);
  }
  const tick: Command = { name: "os.tick", args: { ms: tickMs } };
  const shut = whyShut(state, found.app);
  if (shut !== null) return { ...attemptAll(state, [tick]), message: JSON.stringify({ refused: shut }) };
  const run = found.run(state, parsed.output as never);
  if ("tells" in run) return { ...attemptAll(state, [tick]), message: JSON.stringify({ result: run.tells }) };
  const done = attemptAll(state, [run.does]);
  const after = attemptAll(done.state, [tick]);
  const message = JSON.stringify(done.rejected === null ? { done: true } : { refused: done.rejected });
  return {
    state: after.state,
    patches: [...done.patches, ...after.patches],
    commands: [run.does, tick],
    rejected: done.rejected,
    message,
  };
}

/** Why nobody who holds the phone could open the app now. */
function whyShut(state: PhoneState, app: string): string | null {
  if (phone.asleep(state)) return "locked";
  const opened = phone.attempt(state, { name: "os.launch", args: { app } }).state;
  return phone.paused(opened) === null ? null : "app-paused";
}
const misfit = (path: string, message: string): Refusal =>
  new Refusal("invalid", "The request is not valid; see issues.", [{ path, message }]);
