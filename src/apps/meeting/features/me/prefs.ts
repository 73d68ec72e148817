/**
 * The settings: their values and the rows of their pages. Each setting changes what is drawn, which notifications
 * arrive, or how a meeting begins.
 */
import type * as v from "valibot";
import { flag, oneOf, preferences, prefRows, type RowTypes, type PrefRow, type PrefSection } from "#os/prefs.ts";
import type { meStrings } from "./strings.ts";

export const backgrounds = ["none", "blur", "office", "beach", "shelf"] as const;
export const prefs = preferences({
  joinMic: flag(false),
  joinCamera: flag(false),
  joinSound: flag(true),
  mirror: flag(true),
  background: oneOf(backgrounds, "none"),
  /** Turns the camera off when the user minimizes the meeting. */
  cameraOff: flag(true),
  showTime: flag(true),
  showNames: flag(true),
  hideSelf: flag(false),
  hideSilent: flag(false),
  showComing: flag(true),
  floatChat: flag(true),
  captions: flag(false),
  confirmLeave: flag(true),
  quickCamera: flag(false),
  quickPersonal: flag(false),
  newPassword: flag(false),
  newWaiting: flag(false),
  newQuiet: flag(true),
  autoRecord: flag(false),
  notifyInvites: flag(true),
  notifySoon: flag(true),
  notifyChat: flag(true),
  notifyRecords: flag(true),
  floatBar: flag(true),
});
export type Prefs = v.InferOutput<typeof prefs.schema>;
export const prefPages = ["audioVideo", "inMeeting", "ownMeetings", "notifications"] as const;
export type PrefPage = (typeof prefPages)[number];
export interface PrefKinds extends RowTypes {
  readonly put: Partial<Prefs>;
  readonly word: keyof typeof meStrings.en;
  readonly icon: never;
  readonly goal: never;
  readonly as: "sheet";
}
const { toggle, choice } = prefRows<Prefs, PrefKinds>();
export type Row = PrefRow<PrefKinds>;
export const pages: Readonly<Record<PrefPage, readonly PrefSection<Row, PrefKinds["word"]>[]>> = {
  audioVideo: [
    { title: "onEntering", rows: [toggle("joinMic"), toggle("joinCamera"), toggle("joinSound")] },
    {
      title: "ownVideo",
      rows: [toggle("mirror"), choice("background", backgrounds, "sheet", { labelOf: (x) => `ground_${x}` })],
    },
    { note: "cameraOffNote", rows: [toggle("cameraOff")] },
  ],
  inMeeting: [
    { rows: [toggle("showTime"), toggle("showNames"), toggle("showComing"), toggle("floatChat"), toggle("captions")] },
    { note: "hideSilentNote", rows: [toggle("hideSelf"), toggle("hideSilent")] },
    { note: "floatBarNote", rows: [toggle("confirmLeave"), toggle("floatBar")] },
  ],
  ownMeetings: [
    { title: "quickRows", rows: [toggle("quickCamera"), toggle("quickPersonal")] },
    { title: "newTitle", rows: [toggle("newPassword"), toggle("newWaiting"), toggle("newQuiet")] },
    { note: "autoRecordNote", rows: [toggle("autoRecord")] },
  ],
  notifications: [
    { rows: [toggle("notifyInvites"), toggle("notifySoon"), toggle("notifyChat"), toggle("notifyRecords")] },
  ],
};
