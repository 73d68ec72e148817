// What a recorded question was answered with: the user's words are a change of the phone; where nobody answered, the runner's stand-in.
import type { StepLine } from "../run/folder.ts";
import { noReply } from "../run/play.ts";

/** Null where nothing was asked. */
export function replyTo({ action, changes }: Pick<StepLine, "action" | "changes">): string | null {
  if (action.type !== "INFO") return null;
  const said = changes.find(({ path, kind }) => kind === "added" && /^\/os\/user\/asked\/\d+$/.test(path));
  const { answer } = (said?.after ?? {}) as { readonly answer?: string };
  return answer ?? noReply;
}
