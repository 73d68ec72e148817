import { defineApp } from "../../os/define.ts";
import { commands } from "./commands.ts";
import { navigation } from "./navigation.ts";
import { seed } from "./seed.ts";
import { notes as model } from "./state.ts";

export default defineApp({
  model,
  title: { en: "Notes", zh: "备忘录" },
  commands,
  navigation,
  seed,
  due: (state) =>
    Object.values(state.notes).flatMap((note) =>
      note.remindAt === null ? [] : [{ at: note.remindAt, command: "remind", args: { id: note.id } }],
    ),
});
