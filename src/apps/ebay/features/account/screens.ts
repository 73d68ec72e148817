import { atLeast, equal, not } from "#os/guards.ts";
import { overlay, textUpTo } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { ebay } from "../../state.ts";

export const accountScreens = {
  settings: ebay.screen({}),
  alerts: ebay.screen({}),
  appearance: ebay.screen({ view: { open: overlay("theme", "currency", "country") } }),
  personal: ebay.screen({
    view: {
      name: textUpTo(60),
      password: textUpTo(40),
      next: textUpTo(40),
      open: overlay("name", "password", "close"),
    },
    enter: ({ state }) => ({ name: state.account.name }),
    focus: [
      { field: "name", caps: "words", when: whileOpen("name") },
      { field: "password", kind: "password", enter: "next", when: whileOpen("password") },
      { field: "password", kind: "password", when: whileOpen("close") },
    ],
  }),
  signIn: ebay.screen({
    view: { name: textUpTo(80), password: textUpTo(40) },
    focus: [{ field: "name", kind: "email", enter: "next" }],
  }),
};
export const accountGuards = {
  isNamed: atLeast("view.name", 1),
  hasPassword: not(equal("view.password", "")),
  isLongEnough: ({ view }: { view: { next: string } }) => view.next.length >= 6,
  withFinger: equal("state.prefs.fingerprint", true),
};
