/** What can be decided for single apps, networks and devices. */
import * as v from "valibot";
import { reject } from "../../../../os/values.ts";
import { settings } from "../../state.ts";
import { turns } from "../schedules/turns.ts";
import { traitFits, traitOf } from "./traits.ts";

const subject = v.pipe(v.string(), v.regex(/^(app|wifi|bt):[\w-]{1,120}$/));

export const appsCommands = {
  setTrait: settings.command(
    { subject, name: v.string(), value: v.union([v.string(), v.boolean()]) },
    (own, { subject: of, name, value }, ctx) => {
      const trait = traitOf(of, name);
      if (!trait || !traitFits(trait, value)) return reject("setting-invalid");
      const traits = (own.traits[of] ??= {});
      if (value === trait.first) delete traits[name];
      else traits[name] = value;
      if (Object.keys(traits).length === 0) delete own.traits[of];
      // Who is chosen while focus mode is on falls quiet at once.
      if (name === "focus" && ctx.os.focused) turns.focus(ctx, true, own);
    },
  ),
  clearCache: settings.command({ app: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)) }, (own, { app }, ctx) => {
    own.cleared[app] = ctx.now;
  }),
};
