import { defineApp } from "../../os/define.ts";
import { commands } from "./commands.ts";
import { navigation } from "./navigation.ts";
import { duesOf } from "./queries.ts";
import { seed } from "./seed.ts";
import { clock as model } from "./state.ts";

export default defineApp({
  model,
  title: { en: "Clock", zh: "时钟" },
  commands,
  navigation,
  seed,
  // Off and on again is no change that a user could see.
  incidental: ["/alarms/*/armedAt"],
  due: (state, c) => duesOf(state, c),
});
