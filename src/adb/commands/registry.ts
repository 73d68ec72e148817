// All commands of the phone's shell, except its builtins.
import type { CommandFunction } from "../shell/command.ts";
import { activityCommands } from "./activity.ts";
import { appProcess } from "./app-process.ts";
import { dumpsys } from "./dumpsys.ts";
import { fileCommands } from "./files.ts";
import { input } from "./input.ts";
import { packageManagerCommands } from "./package-manager.ts";
import { screenCommands } from "./screen.ts";
import { searchCommands } from "./search.ts";
import { ime, settings, svc } from "./settings.ts";
import { systemCommands } from "./system.ts";
import { textCommands } from "./text.ts";

export const commands: ReadonlyMap<string, CommandFunction> = new Map(
  Object.entries({
    ...textCommands,
    ...searchCommands,
    ...fileCommands,
    ...systemCommands,
    ...screenCommands,
    ...activityCommands,
    ...packageManagerCommands,
    input,
    dumpsys,
    settings,
    ime,
    svc,
    app_process: appProcess,
  }),
);
