/** Settings: shows the settings of the phone on pages. */
import { defineApp } from "#os/define.ts";
import { extraText, type Intent } from "#os/intents.ts";
import { commands } from "./commands.ts";
import { pageIds, specialScreens } from "./ids.ts";
import { navigation } from "./navigation.ts";
import { nextTransitions } from "./features/schedules/schedules.ts";
import { seed } from "./seed.ts";
import { settings as model } from "./state.ts";

/** Returns the id of the page that an intent opens. The intent's URI has the form "settings:wifi". */
const pageIdOf = (i: Intent): string => (i.uri ?? "").slice("settings:".length);
const isPage = (id: string): boolean => (pageIds as readonly string[]).includes(id);

export default defineApp({
  model,
  part: "settings",
  commands,
  navigation,
  seed,
  handles: [
    {
      action: "SETTINGS",
      schemes: ["settings"],
      screen: "page",
      ownTask: true,
      params: (i) => (isPage(pageIdOf(i)) ? { id: pageIdOf(i) } : null),
    },
    ...specialScreens
      .filter((screen) => screen !== "zone")
      .map((screen) => ({
        action: "SETTINGS" as const,
        schemes: ["settings"],
        screen,
        ownTask: true as const,
        params: (i: Intent) => (pageIdOf(i) === screen ? {} : null),
      })),
    ...(["app", "appChannels", "appPermissions"] as const).map((screen) => ({
      action: "SETTINGS" as const,
      schemes: ["settings"],
      screen,
      ownTask: true as const,
      params: (i: Intent) =>
        pageIdOf(i) === screen && extraText(i, "app") !== "" ? { id: extraText(i, "app") } : null,
    })),
  ],
  due: (own, c) => nextTransitions(own, c).map(({ at, id, on }) => ({ at, command: "scheduled", args: { id, on } })),
  status: (own) => (own.used.vpn === undefined ? [] : ["vpn"]),
  limits: (own) =>
    Object.fromEntries(
      Object.entries(own.traits).flatMap(([of, { timer }]) =>
        of.startsWith("app:") && typeof timer === "string" ? [[of.slice(4), Number(timer)]] : [],
      ),
    ),
  // This field also changes without any action of the user, when a schedule is applied.
  incidental: ["/schedules/*/ranAt"],
});
