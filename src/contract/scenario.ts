// Scenarios (MobiFlow, section 6): variations in how an instance is played, and their measurements.
import * as v from "valibot";

export const scenarioNames = ["base", "following", "noise", "interference", "open"] as const;
export const ScenarioName = v.picklist(scenarioNames);
export type ScenarioName = v.InferOutput<typeof ScenarioName>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** The scenario's measurements of one episode. */
export const ScenarioResult = v.strictObject({
  name: ScenarioName,
  /** The task's own instruction, where the agent received another one. */
  instruction: v.exactOptional(v.string()),
  /** What completion is measured on: the nodes of a graph, or the milestones of the reference solution. */
  on: v.picklist(["milestones", "graph"]),
  /** CR, 0..1; null where no goal can be reached from the start. */
  completion: v.nullable(share),
  /**
   * CVR is the sum of `visited` over the sum of `nodes` in a run: the distinct nodes that the episode visited, and the
   * number of nodes. Wrong nodes of a graph count only in open exploration.
   */
  visited: count,
  nodes: count,
  /** On a graph: steps that ended at no node of it. */
  off: v.exactOptional(count),
  /**
   * Following: the prescriptions of the instruction in addition to the goal, and whether the agent obeyed each. AMR is
   * the obeyed share.
   */
  constraints: v.exactOptional(v.array(v.strictObject({ text: v.string(), kept: v.boolean() }))),
  /** Open: the wrong steps that the scenario took before the agent began. */
  wrong: v.exactOptional(count),
  /** Open: the agent's own steps until it was on a correct path again; null where it never was. */
  recovered: v.exactOptional(v.nullable(count)),
});
export type ScenarioResult = v.InferOutput<typeof ScenarioResult>;
