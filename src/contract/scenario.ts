// Scenarios (MobiFlow, section 6) vary how an instance is played. This file defines their measurements.
import * as v from "valibot";

export const scenarioNames = ["base", "following", "noise", "interference", "open"] as const;
export const ScenarioName = v.picklist(scenarioNames);
export type ScenarioName = v.InferOutput<typeof ScenarioName>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** The scenario's measurements of one episode. */
export const ScenarioResult = v.strictObject({
  name: ScenarioName,
  /** The task's own instruction. Present only if the agent received another instruction. */
  instruction: v.exactOptional(v.string()),
  /**
   * The kind of items that completion and coverage count: nodes of a graph, or milestones of the reference solution.
   */
  on: v.picklist(["milestones", "graph"]),
  /** Completion (CR), 0..1; null if no goal can be reached from the start. */
  completion: v.nullable(share),
  /**
   * The number of distinct nodes that the episode visited. The next field is the number of all nodes. CVR is the sum of
   * `visited` divided by the sum of `nodes` in a run. Wrong nodes of a graph count only in the scenario Open.
   */
  visited: count,
  nodes: count,
  /** On a graph: the number of steps after which the phone was at no node of the graph. */
  off: v.exactOptional(count),
  /**
   * Scenario Following: the prescriptions that the instruction contains in addition to the goal, and whether the agent
   * obeyed each prescription. AMR is the share of obeyed prescriptions.
   */
  constraints: v.exactOptional(v.array(v.strictObject({ text: v.string(), kept: v.boolean() }))),
  /** Scenario Open: the number of wrong steps that the scenario took before the agent began. */
  wrong: v.exactOptional(count),
  /**
   * Scenario Open: the number of the agent's own steps until the phone was on a correct path again; null if that never
   * happened.
   */
  recovered: v.exactOptional(v.nullable(count)),
});
export type ScenarioResult = v.InferOutput<typeof ScenarioResult>;
