/** The account, its personal room, and the owner's settings. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { DisplayName, MeetingNumber, Password, Topic } from "../../ids.ts";
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
    /** The last login code, and when it was sent. */
    code: v.nullable(v.strictObject({ code: v.string(), at: instant })),
  }),
  personal: v.strictObject({ number: MeetingNumber, ...personalFields }),
  prefs: prefs.schema,
  /** Notices after `seenAt` are new. Notices before `clearedAt` are hidden. */
  seenAt: instant,
  clearedAt: instant,
};
