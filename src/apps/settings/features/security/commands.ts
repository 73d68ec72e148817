import * as v from "valibot";
import { reject, type Rejection } from "#os/values.ts";
import { settings } from "../../state.ts";

export const securityCommands = {
  /** Checks the secret of the screen lock before the user can continue. */
  checkSecret: settings.command(
    { secret: v.pipe(v.string(), v.maxLength(12)) },
    (_, { secret }, ctx): Rejection | void => (secret === ctx.os.lock.secret ? undefined : reject("wrong-secret")),
  ),
};
