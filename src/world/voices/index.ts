/** How people write in a chat: their own lines by what they answer to. `answer.ts` chooses among them. */
import * as v from "valibot";
import { inhabitant, kind, many, one, type Row } from "../define.ts";
import { BothText, Whole } from "../schemas.ts";

export const voice = kind({
  row: v.strictObject({
    /** A person of the cast, or a kind of people: `voiceIdOf`. */
    id: v.string(),
    /** Seconds until an answer comes, at least and at most, awake. */
    fromSeconds: Whole,
    toSeconds: Whole,
    /** Hours of the day in which they write; `to` may pass midnight. */
    awake: v.strictObject({ from: Whole, to: Whole }),
    /** Percent of messages without a question that they answer. */
    talks: Whole,
    /** Percent of messages in a group that nobody was named in. */
    joins: Whole,
    /** By what was said: see `cues`. */
    lines: v.record(v.string(), v.array(BothText)),
  }),
});
export type Voice = Row<typeof voice>;

const voices = inhabitant("voices", { kinds: { voice }, queries: { voice: one(voice), voices: many(voice) } });
export default voices;
