import { reject } from "#os/values.ts";
import { sheetValues } from "#os/answer-sheet.ts";
import { answersheet } from "./state.ts";

export const commands = {
  /** Submits the sheet. A sheet can be submitted only once. */
  submit: answersheet.command({ values: sheetValues }, (state, { values }) => {
    if (state.fields.length === 0) return reject("no-sheet");
    if (state.submitted) return reject("already-submitted");
    const known = state.fields.map((f) => f.id);
    if (Object.keys(values).some((id) => !known.includes(id))) return reject("no-sheet");
    state.values = values;
    state.submitted = true;
  }),
};
