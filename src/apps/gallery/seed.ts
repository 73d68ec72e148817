import { gallery } from "./state.ts";

export const seed = gallery.seed(() => ({ columns: 4, albumSort: "recent" }));
