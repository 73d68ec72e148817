// Access to a group: callers need the group's operator token or the admin's token.
import { Refusal, unauthorized } from "../answer.ts";
import type { Caller } from "../token.ts";
import type { GroupJournal } from "./journal.ts";
import type { GroupSpec } from "./records.ts";

/** Returns the group's settings. Refuses callers who may not operate the group. */
export function requireGroupOperator(journal: GroupJournal, who: Caller): GroupSpec {
  const spec = journal.spec();
  if (!spec) throw new Refusal("not-found", "There is no such group, or it was deleted.");
  if (who.admin) return spec;
  if (who.token === null) throw unauthorized("the group's token");
  if (journal.operators().includes(who.token)) return spec;
  throw new Refusal("forbidden", "This token does not belong to this group.");
}
