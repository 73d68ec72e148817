/** View state of the screens of Premium. */
import * as v from "valibot";
import { choiceField, nullableField, overlay } from "#os/values.ts";
import { spotify } from "../../state.ts";
import { PayWith, payApps, plans } from "./state.ts";

export const premiumScreens = {
  premium: spotify.screen({}),
  checkout: spotify.screen({
    params: { plan: v.picklist(plans) },
    view: { payWith: nullableField(PayWith), through: choiceField(...payApps), open: overlay("pay") },
  }),
  plan: spotify.screen({ view: { open: overlay("change", "card") } }),
};
export const premiumGuards = {
  paysByApp: ({ view }: { view: { payWith: string | null } }) =>
    view.payWith !== null && !view.payWith.startsWith("card_"),
  paysByCard: ({ view }: { view: { payWith: string | null } }) => view.payWith?.startsWith("card_") === true,
};
