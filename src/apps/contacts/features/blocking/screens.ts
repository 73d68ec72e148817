/** View state and guards of the blocking screen. */
import { hasText } from "#os/guards.ts";
import { overlay, textFor } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { PhoneNumber } from "../cards/state.ts";
import { contacts } from "../../state.ts";

export const blockingScreens = {
  blocked: contacts.screen({
    view: { number: textFor(PhoneNumber), open: overlay("add") },
    focus: [{ field: "number", kind: "phone", when: whileOpen("add") }],
  }),
};
export const blockingGuards = {
  hasNumber: hasText("number"),
};
