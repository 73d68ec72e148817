// The costs that a runner reports for the episodes of a run.
import { median } from "#state/median.ts";
import type { Issue } from "#contract/problem.ts";
import type { RunCosts } from "#contract/run.ts";
import { Refusal } from "../answer.ts";

/**
 * Returns the median cost of an episode in US dollars. `judged`: the numbers of the judged episodes. Each judged
 * episode needs exactly one cost, so that a runner cannot leave out expensive episodes.
 */
export function medianCost({ episodes }: RunCosts, judged: readonly number[]): number {
  const known = new Set(judged);
  const seen = new Set<number>();
  const issues: Issue[] = [];
  for (const [i, { episode }] of episodes.entries()) {
    const path = `episodes.${i}.episode`;
    if (!known.has(episode)) issues.push({ path, message: `Episode ${episode} of this run was not judged` });
    else if (seen.has(episode)) issues.push({ path, message: `Episode ${episode} has a cost more than once` });
    seen.add(episode);
  }
  const missing = judged.find((episode) => !seen.has(episode));
  if (missing !== undefined)
    issues.push({ path: "episodes", message: `Expected a cost for each judged episode; episode ${missing} has none` });
  if (issues.length > 0) throw new Refusal("invalid", "The costs are not valid for this run; see issues.", issues);
  return median(episodes.map(({ usd }) => usd))!;
}
