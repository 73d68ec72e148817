import * as v from "valibot";
import { reject, type Rejection } from "../../../../os/values.ts";
import { settings } from "../../state.ts";

export const securityCommands = {
  /** Only who knows how the phone is opened goes on. */
  checkSecret: settings.command(
    { secret: v.pipe(v.string(), v.maxLength(12)) },
    (_, { secret }, ctx): Rejection | void => (secret === ctx.os.lock.secret ? undefined : reject("wrong-secret")),
  ),
};
