/** Text that a long press copies: a message, a paragraph, a number. */
import type { JSX } from "solid-js";
import { textMost } from "../../os/most.ts";
import { cutTo } from "../../os/text.ts";
import { dispatch } from "../runtime.ts";
import type { Role } from "../touch.ts";
import { Tap } from "./tap.tsx";

/** Puts a text on the clipboard, and says so: for the `onHold` of a part that shows it, or an item of its menu. */
export const copyText = (text: string): void => {
  if (text !== "") dispatch({ name: "os.copy", args: { text: cutTo(text, textMost) } });
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
