// Scenarios (MobiFlow, section 6): how an instance is played otherwise than plain, and what is measured of it.
import * as v from "valibot";

export const scenarioNames = ["base", "following", "noise", "interference", "open"] as const;
export const ScenarioName = v.picklist(scenarioNames);
export type ScenarioName = v.InferOutput<typeof ScenarioName>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** Of one episode. */
export const ScenarioResult = v.strictObject({
  name: ScenarioName,
  /** The task's own instruction, where the agent was told otherwise. */
  instruction: v.exactOptional(v.string()),
  /** What completion is measured on: a graph's nodes, or the milestones of the reference solution. */
  on: v.picklist(["milestones", "graph"]),
  /** CR, 0..1; null where the start reaches no goal. */
  completion: v.nullable(share),
  /**
   * CVR is all `visited` of a run over all `nodes`: distinct ones that the episode visited, and how many there are. Wrong nodes of
   * a graph count in open exploration alone.
   */
  visited: count,
  nodes: count,
  /** On a graph: steps that ended in no node of it. */
  off: v.exactOptional(count),
  /** Following: what the instruction prescribes beside the goal, and whether it was obeyed. AMR is the share that was. */
  constraints: v.exactOptional(v.array(v.strictObject({ text: v.string(), kept: v.boolean() }))),
  /** Open: steps that the scenario took the wrong way before the agent began. */
  wrong: v.exactOptional(count),
  /** Open: the agent's own steps until it was on the way again; null where it never was. */
  recovered: v.exactOptional(v.nullable(count)),
});
export type ScenarioResult = v.InferOutput<typeof ScenarioResult>;
