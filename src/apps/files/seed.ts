import { files } from "./state.ts";

export const seed = files.seed(() => ({ sort: "name", descending: false, mode: "list" }));
