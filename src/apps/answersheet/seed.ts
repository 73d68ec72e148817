import { answersheet } from "./state.ts";

export const seed = answersheet.seed(() => ({ fields: [], values: {}, submitted: false }));
