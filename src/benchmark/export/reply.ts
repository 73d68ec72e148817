// The answer to a recorded question: the user's words are in the phone's changes. Without an answer it is the runner's
// default reply.
import type { StepLine } from "../run/folder.ts";
import { defaultReply } from "../run/play.ts";

/** Null when the action is not a question. */
export function findReply({ action, changes }: Pick<StepLine, "action" | "changes">): string | null {
  if (action.type !== "INFO") return null;
  const said = changes.find(({ path, kind }) => kind === "added" && /^\/os\/user\/asked\/\d+$/.test(path));
  const { answer } = (said?.after ?? {}) as { readonly answer?: string };
  return answer ?? defaultReply;
}
