// The judge of the MobileGUI-RL paper (arXiv 2507.05720), for comparison with Phonebooth's judge. A model receives the
// instruction and the last screenshots, and answers whether the task succeeded. The paper does not give the number of
// screenshots or the prompt. The model's answer does not affect rewards. Only its errors are counted.
import { parseObject } from "../../agent/reading/json.ts";
import type { Model } from "../../run/model.ts";
import type { MemberLine, Opinion } from "./lines.ts";

export interface OpinionOptions {
  readonly model: Model;
  /** The number of screenshots that the model receives, counted from the end of the episode. */
  readonly pictures: number;
}

const prompt = `You judge whether a task was done on a mobile phone. You see the instruction and the last screenshots of the attempt, oldest first.
Say success only where the screenshots show that everything the instruction asks for was done, and nothing else was changed.
Answer with one JSON object: {"reason": "<what the screenshots show, in short>", "success": true or false}`;

/** Throws EpisodeFault if the endpoint does not answer. `pictures` are PNGs, the oldest first. */
export async function askOpinion(
  { model, pictures: most }: OpinionOptions,
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

/** `success` is null if the answer is unreadable. */
export function readOpinion(text: string): Opinion {
  const { success, reason } = parseObject(text)?.value ?? {};
  return typeof success === "boolean"
    ? { success, reason: typeof reason === "string" ? reason : "" }
    : { success: null, reason: text.slice(0, 500) };
}

/** The numbers of members by opinion and verdict. `error_rate` is null if no answer was readable. */
export interface Confusion {
  /** The number of members for which the model answered "success" and the episode succeeded. */
  readonly true_success: number;
  readonly false_success: number;
  readonly true_failure: number;
  readonly false_failure: number;
  readonly unreadable: number;
  /** The share of wrong opinions among the readable opinions. */
  readonly error_rate: number | null;
}
/** Counts the model's errors. The exact verdict is the ground truth. */
export function confusionOf(members: readonly Pick<MemberLine, "verdict" | "opinion">[]): Confusion {
  const count = (judged: boolean | null, was: boolean | null): number =>
    members.filter(({ verdict, opinion }) => opinion?.success === judged && (was === null || verdict.success === was))
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
