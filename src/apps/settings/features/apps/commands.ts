/** Commands that set traits of an app, a network or a device. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { settings } from "../../state.ts";
import { scheduleEffects } from "../schedules/schedule-effects.ts";
import { isTraitValue, findTrait } from "./traits.ts";

const subject = v.pipe(v.string(), v.regex(/^(app|wifi|bt):[\w-]{1,120}$/));

export const appsCommands = {
  setTrait: settings.command(
    { subject, name: v.string(), value: v.union([v.string(), v.boolean()]) },
    (own, { subject: of, name, value }, ctx) => {
      const trait = findTrait(of, name);
      if (!trait || !isTraitValue(trait, value)) return reject("setting-invalid");
      const traits = (own.traits[of] ??= {});
      if (value === trait.first) delete traits[name];
      else traits[name] = value;
      if (Object.keys(traits).length === 0) delete own.traits[of];
      // If the user chooses an app while focus mode is on, the app is muted immediately.
      if (name === "focus" && ctx.os.focused) scheduleEffects.focus(ctx, true, own);
    },
  ),
  clearCache: settings.command({ app: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)) }, (own, { app }, ctx) => {
    own.cleared[app] = ctx.now;
  }),
};
