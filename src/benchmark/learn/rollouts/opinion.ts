// The paper's judge beside ours: a model sees the instruction and the last screenshots and says whether it worked (MobileGUI-RL,
// arXiv 2507.05720; how many screenshots, and the words, are not published). It decides nothing here: its errors are counted.
import { objectIn } from "../../agent/reading/json.ts";
import type { Model } from "../../run/model.ts";
import type { MemberLine, Opinion } from "./lines.ts";

export interface OpinionWish {
  readonly model: Model;
  /** How many of the last screenshots it sees. */
  readonly pictures: number;
}

const prompt = `You judge whether a task was done on a mobile phone. You see the instruction and the last screenshots of the attempt, oldest first.
Say success only where the screenshots show that everything the instruction asks for was done, and nothing else was changed.
Answer with one JSON object: {"reason": "<what the screenshots show, in short>", "success": true or false}`;

/** Throws EpisodeFault where the endpoint gives no answer. `pictures`: PNGs, oldest first. */
export async function opinionOf(
  { model, pictures: most }: OpinionWish,
  instruction: string,
  pictures: readonly Uint8Array[],
  signal: AbortSignal,
): Promise<Opinion> {
  const { reply } = await model.ask(
    {
      messages: [
        { role: "system", content: prompt },
        {
          role: "user",
          content: [
            { type: "text", text: `Instruction: ${instruction}` },
            ...pictures.slice(-most).map((png) => ({
              type: "image_url" as const,
              image_url: { url: `data:image/png;base64,${Buffer.from(png).toString("base64")}` },
            })),
          ],
        },
      ],
    },
    { temperature: 0 },
    signal,
  );
  return readOpinion(reply.text);
}

/** `success` is null where the answer cannot be read. */
export function readOpinion(text: string): Opinion {
  const { success, reason } = objectIn(text)?.value ?? {};
  return typeof success === "boolean"
    ? { success, reason: typeof reason === "string" ? reason : "" }
    : { success: null, reason: text.slice(0, 500) };
}

/** Counts of members; rates are null over nothing. */
export interface Confusion {
  /** Said success, and it was. */
  readonly true_success: number;
  readonly false_success: number;
  readonly true_failure: number;
  readonly false_failure: number;
  readonly unreadable: number;
  /** Wrong ones of those that could be read. */
  readonly error_rate: number | null;
}
/** The exact verdict is the truth. */
export function confusionOf(members: readonly Pick<MemberLine, "verdict" | "opinion">[]): Confusion {
  const count = (said: boolean | null, was: boolean | null): number =>
    members.filter(({ verdict, opinion }) => opinion?.success === said && (was === null || verdict.success === was))
      .length;
  const [falseSuccess, falseFailure] = [count(true, false), count(false, true)];
  const read = count(true, null) + count(false, null);
  return {
    true_success: count(true, true),
    false_success: falseSuccess,
    true_failure: count(false, false),
    false_failure: falseFailure,
    unreadable: count(null, null),
    error_rate: read === 0 ? null : (falseSuccess + falseFailure) / read,
  };
}
