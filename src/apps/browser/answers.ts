/** Values of form fields that the user typed or chose. */
import * as v from "valibot";

export const Answer = v.pipe(v.string(), v.maxLength(5000));
export const answerValue = v.union([Answer, v.pipe(v.array(Answer), v.maxLength(100)), v.boolean()]);
export type AnswerValue = v.InferOutput<typeof answerValue>;
