// An element of the screen, as agents receive it: the accessibility tree as a flat list.
import * as v from "valibot";
import { Json } from "./json.ts";

const describe = <const S extends v.GenericSchema>(schema: S, text: string) => v.pipe(schema, v.description(text));

export const Element = v.strictObject({
  role: describe(
    v.string(),
    "The ARIA role, such as button, switch, textbox or text; key is a key of the phone's keyboard.",
  ),
  name: describe(v.string(), "The label. The label of a row is its title and its other texts, joined by commas."),
  value: v.exactOptional(describe(v.string(), "The state of a control: on or off of a switch, the text of a field.")),
  bounds: describe(
    v.strictTuple([v.number(), v.number(), v.number(), v.number()]),
    "Left, top, right and bottom of the visible part, in thousandths of the screen's width and height.",
  ),
  enabled: describe(v.boolean(), "Whether the element reacts to a tap."),
  focused: describe(v.boolean(), "Whether typed text goes to this element."),
  scrollable: describe(v.boolean(), "Whether a swipe scrolls the element."),
  /** The effects of a tap or a long press on the element. Only the operator receives this field. */
  acts: v.exactOptional(v.record(v.string(), Json)),
});
export type Element = v.InferOutput<typeof Element>;
export const Elements = v.array(Element);
