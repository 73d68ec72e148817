/** What the screens of blocking remember, and what must hold there. */
import { isWritten } from "../../../../os/guards.ts";
import { overlay, textFor } from "../../../../os/values.ts";
import { whileOpen } from "../../../../os/opening-focus.ts";
import { PhoneNumber } from "../cards/state.ts";
import { contacts } from "../../state.ts";

export const blockingScreens = {
  blocked: contacts.screen({
    view: { number: textFor(PhoneNumber), open: overlay("add") },
    focus: [{ field: "number", kind: "phone", when: whileOpen("add") }],
  }),
};
export const blockingGuards = {
  hasNumber: isWritten("number"),
};
