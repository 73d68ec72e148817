import { launcher } from "./state.ts";

export const seed = launcher.seed(() => ({
  pages: [["clock", "notes", "answersheet", "settings"]],
  dock: ["contacts", "notes", "clock", "settings"],
  wallpaper: "dusk",
}));
