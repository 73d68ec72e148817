import { defineApp } from "#os/define.ts";
import { commands } from "./commands.ts";
import { navigation } from "./navigation.ts";
import { seed } from "./seed.ts";
import { calculator as model } from "./state.ts";

export default defineApp({ model, commands, navigation, seed });
