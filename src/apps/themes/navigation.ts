/** The screens of Themes and what the user can do on each. */
import * as v from "valibot";
import { flag, overlay, text, textFor, textUpTo } from "../../os/values.ts";
import { intents } from "../../os/intents.ts";
import { accents, fonts, iconShapes, setting, wallpaperSchema } from "../../os/settings.ts";
import { commands } from "./commands.ts";
import { filters } from "./queries.ts";
import { LookName, Source, Target, ThemeId, themes } from "./state.ts";

export const tabs = ["themes", "wallpapers", "icons", "colours", "fonts"] as const;
type Own = { state: { saved: Readonly<Record<string, unknown>> }; params: { id: string } };
const below = (typed: string, size: number): boolean => /^\d{1,2}$/.test(typed) && Number(typed) < size;
const two = (n: number): string => String(n).padStart(2, "0");

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
      }),
      theme: themes.screen({
        params: { id: ThemeId },
        view: { name: textFor(LookName), open: overlay("menu", "apply", "rename") },
      }),
      wallpaper: themes.screen({ params: { of: wallpaperSchema }, view: { open: overlay("apply") } }),
      settings: themes.screen({ view: { hour: textUpTo(2), minute: textUpTo(2), open: overlay("from", "time") } }),
    },
    guards: {
      searching: ({ view }: { view: { searching: boolean } }) => view.searching,
      named: ({ view }: { view: { name: string } }) => view.name.trim() !== "",
      own: ({ state, params }: Own) => state.saved[params.id] !== undefined,
      validTime: ({ view }: { view: { hour: string; minute: string } }) =>
        below(view.hour, 24) && below(view.minute, 60),
    },
  },
  (at) => [
    at.main.on("search").set({ searching: true, tab: "themes" }),
    at.main.on("back").when("searching").set({ searching: false, query: "" }),
    at.main.on("open", { id: ThemeId }).push("theme"),
    at.main.on("openWallpaper", { of: wallpaperSchema }).push("wallpaper"),
    at.main.on("photo").start(intents.pickFile("image/*"), "picked"),
    at.main
      .on("picked", { uris: v.array(v.string()) })
      .push("wallpaper", ({ args, os }) => ({ of: args.uris[0] ?? os.settings.look.wallpaper })),
    at.main
      .on("shape", { shape: v.picklist(iconShapes) })
      .system("set", ({ args }) => setting("look", "iconShape", args.shape)),
    at.main.on("themedIcons").system("set", ({ os }) => setting("look", "themedIcons", !os.settings.look.themedIcons)),
    at.main
      .on("accent", { accent: v.picklist(accents) })
      .system("set", ({ args }) => setting("look", "accent", args.accent)),
    at.main.on("font", { font: v.picklist(fonts) }).system("set", ({ args }) => setting("look", "font", args.font)),
    at.main.on("startSave").open("save", { name: "" }),
    at.main
      .on("save")
      .when("named")
      .run("save")
      .set({ name: "", open: null, filter: "mine", tab: "themes" })
      .say("saved"),
    at.main.on("settings").push("settings"),

    at.theme.on("apply", { where: Target }).run("apply").close().say("applied"),
    at.theme.on("favourite").run("favourite"),
    at.theme
      .on("startRename")
      .when("own")
      .open("rename", ({ state, params }) => ({ name: state.saved[params.id]?.name ?? "" })),
    at.theme.on("rename").when("own", "named").run("rename").close().say("renamed"),
    at.theme
      .on("delete")
      .when("own")
      .ask("deleteAsk", {
        ok: "delete",
        danger: true,
        facts: ({ state, params }) => ({ name: state.saved[params.id]?.name ?? "" }),
      })
      .run("delete")
      .say("deleted")
      .pop(),

    at.wallpaper.on("apply", { where: Target }).run("hang").say("wallpaperSet").pop(),

    at.settings.on("mode").run("toggleMode"),
    at.settings.on("shuffle").run("toggleShuffle"),
    at.settings.on("from", { from: Source }).run("setShuffle").close(),
    at.settings.on("editTime").open("time", ({ state }) => ({
      hour: two(Math.floor(state.shuffle.at / 60)),
      minute: two(state.shuffle.at % 60),
    })),
    at.settings
      .on("saveTime")
      .when("validTime")
      .run("setShuffle", ({ view }) => ({ at: Number(view.hour) * 60 + Number(view.minute) }))
      .close(),
    at.settings.on("reset").ask("resetAsk", { ok: "reset", danger: true }).run("reset").say("wasReset"),
  ],
);
