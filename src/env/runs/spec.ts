// What a run is, as its creator asks for it.
import type { RunBody } from "../../contract/run.ts";
import type { ServerVersions } from "../../contract/version.ts";
import { defaultDevice } from "../../os/boot.ts";
import { hashOf } from "../../state/hash.ts";
import type { Json } from "../../state/json.ts";
import type { Creator } from "../token.ts";
import type { Plan } from "./plan.ts";
import type { RunSpec } from "./records.ts";

type Asked = Omit<RunBody, "secret">;

/** Of all but the id: the same creation again has the same. */
export function digestOfBody(body: Asked): string {
  const { id: _, ...rest } = body;
  return hashOf(rest as unknown as Json);
}

export interface Making {
  readonly body: Asked;
  readonly creator: Creator;
  readonly plan: Plan;
  readonly versions: ServerVersions;
  /** In milliseconds. */
  readonly created: number;
}
export function specOf(id: string, { body, creator, plan, versions, created }: Making): RunSpec {
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
    reward: body.reward ?? null,
    versions,
  };
}
