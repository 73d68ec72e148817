/** What the screens of steps remember. */
import { firstOf, maybe, overlay } from "../../../../os/values.ts";
import { wechat } from "../../state.ts";
import { PersonId } from "../../people.ts";

export const stepsScreens = {
  werun: wechat.screen({ view: { held: maybe(PersonId), open: overlay("held") } }),
  ownSteps: wechat.screen({ view: { span: firstOf("week", "month"), open: overlay("goal") } }),
  stepsSettings: wechat.screen({ view: { open: overlay("hidden", "ignored") } }),
};
