import { compass } from "./state.ts";

export const seed = compass.seed(({ say }) => ({
  items: { compass_s1: { id: "compass_s1", name: say("First", "第一个") } },
}));
