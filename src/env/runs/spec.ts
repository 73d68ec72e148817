// Creates the stored settings of a run from the creator's request.
import type { RunBody } from "#contract/run.ts";
import type { ServerVersions } from "#contract/version.ts";
import { defaultDevice } from "#os/boot.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import type { Creator } from "../token.ts";
import type { RunPlan } from "./plan.ts";
import type { RunSpec } from "./records.ts";

type RunRequest = Omit<RunBody, "secret">;

/** The digest of everything except the id. A repeated creation has the same digest. */
export function digestOfBody(body: RunRequest): string {
  const { id: _, ...rest } = body;
  return hashOf(rest as unknown as Json);
}

export interface RunCreation {
  readonly body: RunRequest;
  readonly creator: Creator;
  readonly plan: RunPlan;
  readonly versions: ServerVersions;
  /** The time of the creation, in milliseconds. */
  readonly created: number;
}
export function makeRunSpec(id: string, { body, creator, plan, versions, created }: RunCreation): RunSpec {
  const { seeds = [1], trials = 1, title } = body;
  return {
    id,
    ...(title === undefined ? {} : { title }),
    agent: body.agent,
    digest: digestOfBody(body),
    ...creator,
    created,
    covers: plan.covers,
    hidden: body.hidden_seeds ?? false,
    tasks: plan.tasks,
    seeds,
    trials,
    locale: body.locale ?? "en",
    device: body.device ?? defaultDevice,
    elements: body.elements ?? false,
    ...(body.tools ? { tools: true } : {}),
    ...(body.extended_actions ? { extendedActions: true } : {}),
    reward: body.reward ?? null,
    versions,
  };
}
