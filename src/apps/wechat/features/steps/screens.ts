/** View state of the steps screens. */
import { choiceField, nullableField, overlay } from "#os/values.ts";
import { wechat } from "../../state.ts";
import { PersonId } from "../../people.ts";

export const stepsScreens = {
  werun: wechat.screen({ view: { held: nullableField(PersonId), open: overlay("held") } }),
  ownSteps: wechat.screen({ view: { span: choiceField("week", "month"), open: overlay("goal") } }),
  stepsSettings: wechat.screen({ view: { open: overlay("hidden", "ignored") } }),
};
