/** A text that the user can copy with a long press, such as a message, a paragraph or a number. */
import type { JSX } from "solid-js";
import { maxTextLength } from "#os/limits.ts";
import { truncateText } from "#os/text-edit.ts";
import { dispatch } from "../runtime.ts";
import type { Role } from "../touch.ts";
import { Tap } from "./tap.tsx";

/**
 * Copies a text to the clipboard and shows a message. A part that shows a text calls this function from `onHold` and
 * from its menu.
 */
export const copyText = (text: string): void => {
  if (text !== "") dispatch({ name: "os.copy", args: { text: truncateText(text, maxTextLength) } });
};
export function Copyable(p: {
  readonly text: string;
  readonly name?: string | undefined;
  readonly role?: Role | undefined;
  readonly children: JSX.Element;
}) {
  return (
    <Tap role={p.role ?? "text"} name={p.name} onHold={() => copyText(p.text)}>
      {p.children}
    </Tap>
  );
}
