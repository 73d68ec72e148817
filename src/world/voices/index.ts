/** Styles of writing in a chat: the lines of each person by cue. `answer.ts` chooses among them. */
import * as v from "valibot";
import { defineDataset, kind, many, one, type Row } from "../define.ts";
import { LocalizedTextSchema, Whole } from "../schemas.ts";

export const voice = kind({
  row: v.strictObject({
    /** A person of the cast, or a kind of people: see `getVoiceId`. */
    id: v.string(),
    /** The minimum and maximum number of seconds until an answer, while the person is awake. */
    fromSeconds: Whole,
    toSeconds: Whole,
    /** The hours in which the person writes. `to` can be after midnight. */
    awake: v.strictObject({ from: Whole, to: Whole }),
    /** Of the messages without a recognized cue, the percentage that the person answers. */
    talks: Whole,
    /** Of the group messages that name nobody, the percentage that the person answers. */
    joins: Whole,
    /** Lines by cue: see cues.ts. */
    lines: v.record(v.string(), v.array(LocalizedTextSchema)),
  }),
});
export type Voice = Row<typeof voice>;

const voices = defineDataset("voices", { kinds: { voice }, queries: { voice: one(voice), voices: many(voice) } });
export default voices;
