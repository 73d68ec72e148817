/** What a user may set: the values, and the pages of their rows. Every value changes what is drawn, what comes, or how a meeting begins. */
import type * as v from "valibot";
import {
  flag,
  oneOf,
  preferences,
  rowsOver,
  type Kinds,
  type PrefRow,
  type PrefSection,
} from "../../../../os/prefs.ts";
import type { meStrings } from "./strings.ts";

export const backgrounds = ["none", "blur", "office", "beach", "shelf"] as const;
export const prefs = preferences({
  joinMic: flag(false),
  joinCamera: flag(false),
  joinSound: flag(true),
  mirror: flag(true),
  background: oneOf(backgrounds, "none"),
  /** The camera goes off when the meeting is put aside. */
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
export interface Mine extends Kinds {
  readonly put: Partial<Prefs>;
  readonly word: keyof typeof meStrings.en;
  readonly icon: never;
  readonly goal: never;
  readonly as: "sheet";
}
const { toggle, choice } = rowsOver<Prefs, Mine>();
export type Row = PrefRow<Mine>;
export const pages: Readonly<Record<PrefPage, readonly PrefSection<Row, Mine["word"]>[]>> = {
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
