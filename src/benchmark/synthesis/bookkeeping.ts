/**
 * Recognizes changes that nobody would ask for, because an app makes them by itself beside another change: the time of a
 * change, the order of a list, what was searched and seen.
 */
import { isObject, type Json } from "#state/json.ts";
import type { PhoneState } from "#os/state.ts";
import type { NormalizedChange } from "#judge/normalized-changes.ts";

/** Whether a value of a goal is the symbol for a time of the episode. */
export const isInstant = (value: Json): boolean => isObject(value) && Object.keys(value).join() === "$instant";

/** Fields that apps keep for themselves. */
const ownField =
  /^(recents?|searches|history|visits|visited|viewed|seen|heard|listened|listening|plays|skips|progress|order|unread|read|opened|latest|told|refreshes|interests|running|current|positionMs|leftMs|answer|byOrder|turn|sortKey|draft|drafts|wrong|tried|days|check|adding|asked|lobby|reset|coming|at|stamp|news|trip|live|talk|call|playing|session|stopwatch|permissions|channels|code)$|(Order|History|Seen|SeenAt|CheckedAt|updatedAt|editedAt|modifiedAt|changedAt|openedAt|refreshedAt|startedAt|createdAt|checkedAt|answersAt|remindedUntil)$/;
/** Collections in which apps note what the user did. */
const ownCollections: ReadonlySet<string> = new Set(["shared", "sent"]);
export function isBookkeeping({ path }: Pick<NormalizedChange, "path">): boolean {
  const steps = path.split("/").slice(2);
  if (steps.length > 1 && ownCollections.has(steps[0]!)) return true;
  // An author's own vote for a new post.
  if (steps[0] === "votes" && /_new\d+$/.test(steps.at(-1)!)) return true;
  return steps.some((step) => ownField.test(step));
}

/**
 * Returns the changes that a user would ask for: all but bookkeeping, and but the consequences of a deletion, which
 * empties the fields that named the deleted record.
 */
export function askedChanges(changes: readonly NormalizedChange[], before: PhoneState): NormalizedChange[] {
  const removed = new Set(changes.flatMap(({ path, kind }) => (kind === "removed" ? [path.split("/").at(-1)!] : [])));
  const isConsequence = (change: NormalizedChange): boolean => {
    const old = valueAt(documentsOf(before), change.path.split("/").slice(1));
    return change.kind === "changed" && typeof old === "string" && removed.has(old);
  };
  return changes.filter((change) => !isBookkeeping(change) && !isConsequence(change));
}

/** Returns the documents that the first steps of paths name: the data of each app, and `os`. */
export const documentsOf = ({ apps, os }: PhoneState): Record<string, Json> => ({ ...apps, os: os as unknown as Json });
/** Returns the value at a path, given by the steps of a JSON pointer, or null. */
export const valueAt = (document: Json, steps: readonly string[]): Json =>
  (steps
    .map(unescapeStep)
    .reduce<unknown>((inner, step) => (inner as Record<string, unknown> | null | undefined)?.[step], document) ??
    null) as Json;
export const unescapeStep = (step: string): string => step.replaceAll("~1", "/").replaceAll("~0", "~");

/**
 * Returns the paths at the top of these apps' data that hold only bookkeeping. They may change in every task, because an
 * agent that searches or looks around changes them, too.
 */
export const bookkeepingPaths = (state: PhoneState, apps: readonly string[]): string[] =>
  apps.flatMap((app) =>
    Object.keys(state.apps[app] ?? {})
      .filter((key) => ownField.test(key))
      .map((key) => `/${app}/${key}`),
  );
