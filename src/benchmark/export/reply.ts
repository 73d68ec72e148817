// Finds the user's answer to a recorded question. The answer is in the phone's changes. If there is no answer, the
// runner's default reply is returned.
import type { StepLine } from "../run/folder.ts";
import { defaultReply } from "../run/play.ts";

/** Returns null if the action is not a question. */
export function findReply({ action, changes }: Pick<StepLine, "action" | "changes">): string | null {
  if (action.type !== "INFO") return null;
  const change = changes.find(({ path, kind }) => kind === "added" && /^\/os\/user\/asked\/\d+$/.test(path));
  const { answer } = (change?.after ?? {}) as { readonly answer?: string };
  return answer ?? defaultReply;
}
