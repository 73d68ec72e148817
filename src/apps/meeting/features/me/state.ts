/** The account, its personal room, and what its owner has set. */
import * as v from "valibot";
import { instant } from "../../../../os/values.ts";
import { DisplayName, Number9, Password, Topic } from "../../ids.ts";
import { prefs } from "./prefs.ts";

export const Note = v.pipe(v.string(), v.trim(), v.maxLength(40));
export const personalFields = {
  topic: Topic,
  password: Password,
  waiting: v.boolean(),
  early: v.boolean(),
};
export const meState = {
  account: v.strictObject({
    name: DisplayName,
    note: Note,
    phone: v.string(),
    signedIn: v.boolean(),
    /** What was sent to log in with. */
    code: v.nullable(v.strictObject({ code: v.string(), at: instant })),
  }),
  personal: v.strictObject({ number: Number9, ...personalFields }),
  prefs: prefs.schema,
  /** What the bell shows is new after this, and gone before that. */
  seenAt: instant,
  clearedAt: instant,
};
