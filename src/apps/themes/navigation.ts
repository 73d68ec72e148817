/** The app's screens and edges. */
import * as v from "valibot";
import { isOn, hasText } from "#os/guards.ts";
import { flag, overlay, text, textFor, textUpTo } from "#os/values.ts";
import { intents } from "#os/intents.ts";
import { accents, fonts, iconShapes, settingArgs, wallpaperSchema } from "#os/settings.ts";
import { searchFocus, whileOpen } from "#os/opening-focus.ts";
import { commands } from "./commands.ts";
import { filters } from "./queries.ts";
import { LookName, Source, Target, ThemeId, themes } from "./state.ts";

export const tabs = ["themes", "wallpapers", "icons", "colours", "fonts"] as const;
type ThemeContext = { state: { saved: Readonly<Record<string, unknown>> }; params: { id: string } };
const isBelow = (typed: string, size: number): boolean => /^\d{1,2}$/.test(typed) && Number(typed) < size;
const padTwo = (n: number): string => String(n).padStart(2, "0");

export const navigation = themes.navigation(
  {
    start: "main",
    commands,
    screens: {
      main: themes.screen({
        view: {
          tab: v.optional(v.picklist(tabs), "themes"),
          filter: v.optional(v.picklist(filters), "all"),
          query: text,
          searching: flag,
          name: textFor(LookName),
          open: overlay("save"),
        },
        focus: [
          { field: "name", when: whileOpen("save") },
          { ...searchFocus("query"), when: ({ view }) => view.tab === "themes" && view.searching },
        ],
      }),
      theme: themes.screen({
        params: { id: ThemeId },
        view: { name: textFor(LookName), open: overlay("menu", "apply", "rename") },
        focus: [{ field: "name", when: whileOpen("rename") }],
      }),
      wallpaper: themes.screen({ params: { of: wallpaperSchema }, view: { open: overlay("apply") } }),
      settings: themes.screen({ view: { hour: textUpTo(2), minute: textUpTo(2), open: overlay("from", "time") } }),
    },
    guards: {
      searching: isOn("searching"),
      named: hasText("name"),
      own: ({ state, params }: ThemeContext) => state.saved[params.id] !== undefined,
      validTime: ({ view }: { view: { hour: string; minute: string } }) =>
        isBelow(view.hour, 24) && isBelow(view.minute, 60),
    },
  },
  ({ on, does }) => [
    on("main", "search").set({ searching: true, tab: "themes" }),
    on("main", "back").when("searching").set({ searching: false, query: "" }),
    on("main", "open", { id: ThemeId }).push("theme"),
    on("main", "openWallpaper", { of: wallpaperSchema }).push("wallpaper"),
    on("main", "photo").start(intents.pickFile("image/*"), "picked"),
    on("main", "picked", { uris: v.array(v.string()) }).push("wallpaper", ({ args, os }) => ({
      of: args.uris[0] ?? os.settings.look.wallpaper,
    })),
    on("main", "shape", { shape: v.picklist(iconShapes) }).system("set", ({ args }) =>
      settingArgs("look", "iconShape", args.shape),
    ),
    on("main", "themedIcons").system("set", ({ os }) =>
      settingArgs("look", "themedIcons", !os.settings.look.themedIcons),
    ),
    on("main", "accent", { accent: v.picklist(accents) }).system("set", ({ args }) =>
      settingArgs("look", "accent", args.accent),
    ),
    on("main", "font", { font: v.picklist(fonts) }).system("set", ({ args }) => settingArgs("look", "font", args.font)),
    on("main", "startSave").open("save", { name: "" }),
    on("main", "save")
      .when("named")
      .run("save")
      .set({ name: "", open: null, filter: "mine", tab: "themes" })
      .say("saved"),
    on("main", "settings").push("settings"),

    on("theme", "apply", { where: Target }).run("apply").close().say("applied"),
    on("theme", "favourite").run("favourite"),
    on("theme", "startRename")
      .when("own")
      .open("rename", ({ state, params }) => ({ name: state.saved[params.id]?.name ?? "" })),
    on("theme", "rename").when("own", "named").run("rename").close().say("renamed"),
    on("theme", "delete")
      .when("own")
      .warn("deleteAsk", "delete", ({ state, params }) => ({ name: state.saved[params.id]?.name ?? "" }))
      .run("delete")
      .say("deleted")
      .pop(),

    on("wallpaper", "apply", { where: Target }).run("hang").say("wallpaperSet").pop(),

    on("settings", "mode").run("toggleMode"),
    on("settings", "shuffle").run("toggleShuffle"),
    on("settings", "from", { from: Source }).run("setShuffle").close(),
    on("settings", "editTime").open("time", ({ state }) => ({
      hour: padTwo(Math.floor(state.shuffle.at / 60)),
      minute: padTwo(state.shuffle.at % 60),
    })),
    on("settings", "saveTime")
      .when("validTime")
      .run("setShuffle", ({ view }) => ({ at: Number(view.hour) * 60 + Number(view.minute) }))
      .close(),
    does("settings", "reset").warn("resetAsk", "reset").say("wasReset"),
  ],
);
