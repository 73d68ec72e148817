import { settings } from "./state.ts";

export const seed = settings.seed(() => ({}));
