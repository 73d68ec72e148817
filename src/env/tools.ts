// The tools of apps: lists the tools with their schemas, validates calls, and executes the calls as steps.
import * as v from "valibot";
import { phone } from "#apps/phone.ts";
import { appTools } from "#apps/tools.ts";
import type { ToolCall } from "#contract/action.ts";
import type { OfferedTool } from "#contract/env.ts";
import { jsonSchemaOf } from "#contract/json-schema.ts";
import type { JsonObject } from "#contract/json.ts";
import { parseNumbers } from "#contract/numeric-text.ts";
import { issuesOf } from "#contract/problem.ts";
import type { Command } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { Refusal } from "./answer.ts";
import { attemptAll, type CommandsResult } from "./writes.ts";

const toolsByName = new Map(appTools.map((one) => [one.name, one]));

let offeredToolsCache: readonly OfferedTool[] | null = null;
/** The tools as agents see them. */
export const offeredTools = (): readonly OfferedTool[] =>
  (offeredToolsCache ??= appTools.map(({ name, app, description, input }) => ({
    name,
    app,
    description,
    input_schema: jsonSchemaOf(input) as OfferedTool["input_schema"],
  })));

/** Returns a model's arguments for a tool. Clean numeric texts are converted if the tool accepts numbers. */
export function toolArguments(name: string, args: JsonObject): JsonObject {
  const found = toolsByName.get(name);
  return found ? (parseNumbers(found.input, args) as JsonObject) : args;
}

export interface ToolCallResult extends CommandsResult {
  /** The result for the agent, as JSON. */
  readonly message: string;
}
/**
 * Runs a call. Refuses an invalid call by path. If the phone refuses a valid call, the message says so and the step
 * counts.
 */
export function callTool(state: PhoneState, { tool: name, args = {} }: ToolCall, tickMs: number): ToolCallResult {
  const found = toolsByName.get(name);
  if (!found) throw invalidCall("action.tool", `There is no tool ${name}: the environment lists those that there are`);
  const parsed = v.safeParse(found.input, args);
  if (!parsed.success) {
    const issues = issuesOf(parsed.issues).map(({ path, message }) => ({ path: `action.args.${path}`, message }));
    throw new Refusal("invalid", "The tool's arguments are not valid; see issues.", issues);
  }
  const tick: Command = { name: "os.tick", args: { ms: tickMs } };
  const shut = unavailableReason(state, found.app);
  if (shut !== null) return { ...attemptAll(state, [tick]), message: JSON.stringify({ refused: shut }) };
  const run = found.run(state, parsed.output as never);
  if ("tells" in run) return { ...attemptAll(state, [tick]), message: JSON.stringify({ result: run.tells }) };
  const result = attemptAll(state, [run.does]);
  const after = attemptAll(result.state, [tick]);
  const message = JSON.stringify(result.rejected === null ? { done: true } : { refused: result.rejected });
  return {
    state: after.state,
    patches: [...result.patches, ...after.patches],
    commands: [run.does, tick],
    rejected: result.rejected,
    message,
  };
}

/** Returns why a user could not open the app now, or null. */
function unavailableReason(state: PhoneState, app: string): string | null {
  if (phone.isAsleep(state)) return "locked";
  const opened = phone.attempt(state, { name: "os.launch", args: { app } }).state;
  return phone.pausedApp(opened) === null ? null : "app-paused";
}
const invalidCall = (path: string, message: string): Refusal =>
  new Refusal("invalid", "The request is not valid; see issues.", [{ path, message }]);
