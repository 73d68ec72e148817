import { modelOf } from "#os/define.ts";
import { sheetEntries } from "#os/answer-sheet.ts";

export const answersheet = modelOf("answersheet", sheetEntries);
