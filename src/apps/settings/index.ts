/** What the user can set on the phone, page by page. */
import { defineApp } from "../../os/define.ts";
import { extraText, type Intent } from "../../os/intents.ts";
import { commands } from "./commands.ts";
import { pageIds, specials } from "./ids.ts";
import { navigation } from "./navigation.ts";
import { nextTurns } from "./features/schedules/schedules.ts";
import { seed } from "./seed.ts";
import { settings as model } from "./state.ts";

/** The page that an intent names: "settings:wifi". */
const addressIn = (i: Intent): string => (i.uri ?? "").slice("settings:".length);
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
      params: (i) => (isPage(addressIn(i)) ? { id: addressIn(i) } : null),
    },
    ...specials
      .filter((screen) => screen !== "zone")
      .map((screen) => ({
        action: "SETTINGS" as const,
        schemes: ["settings"],
        screen,
        ownTask: true as const,
        params: (i: Intent) => (addressIn(i) === screen ? {} : null),
      })),
    ...(["app", "appChannels", "appPermissions"] as const).map((screen) => ({
      action: "SETTINGS" as const,
      schemes: ["settings"],
      screen,
      ownTask: true as const,
      params: (i: Intent) =>
        addressIn(i) === screen && extraText(i, "app") !== "" ? { id: extraText(i, "app") } : null,
    })),
  ],
  due: (own, c) => nextTurns(own, c).map(({ at, id, on }) => ({ at, command: "scheduled", args: { id, on } })),
  status: (own) => (own.used.vpn === undefined ? [] : ["vpn"]),
  limits: (own) =>
    Object.fromEntries(
      Object.entries(own.traits).flatMap(([of, { timer }]) =>
        of.startsWith("app:") && typeof timer === "string" ? [[of.slice(4), Number(timer)]] : [],
      ),
    ),
  // Mere time does it.
  incidental: ["/schedules/*/ranAt"],
});
