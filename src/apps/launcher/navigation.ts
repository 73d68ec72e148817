/** The screens of the home app and what the user can do on each. */
import * as v from "valibot";
import { overlay, text, textFor } from "../../os/values.ts";
import { intents } from "../../os/intents.ts";
import { setting, wallpapers } from "../../os/settings.ts";
import { commands } from "./commands.ts";
import { folderOf, isHome, pageCount } from "./queries.ts";
import { AppId, FolderName, ItemId, launcher, pagesAtMost, type State } from "./state.ts";

const held = v.optional(v.nullable(AppId), null);
const heldItem = v.optional(v.nullable(ItemId), null);
const page = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(pagesAtMost));
const letGo = { held: null, heldItem: null, open: null } as const;
const holds = (view: { held: string | null }): boolean => view.held !== null;

export const navigation = launcher.navigation(
  {
    start: "home",
    commands,
    screens: {
      home: launcher.screen({
        view: {
          page: v.optional(page, 0),
          /** The app or thing that is held, for its menu. */
          held,
          heldItem,
          folder: heldItem,
          name: textFor(FolderName),
          open: overlay("app", "widget", "folder", "rename", "ground", "wallpaper", "widgets"),
        },
      }),
      drawer: launcher.screen({ view: { query: text, held, open: overlay("app") } }),
      hidden: launcher.screen({ view: { query: text } }),
    },
    guards: {
      holding: ({ view }: { view: { held: string | null } }) => holds(view),
      holdingItem: ({ view }: { view: { heldItem: string | null } }) => view.heldItem !== null,
      inFolder: ({ state, view }: { state: State; view: { folder: string | null } }) =>
        view.folder !== null && folderOf(state, view.folder) !== undefined,
      hasName: ({ view }: { view: { name: string } }) => view.name.trim() !== "",
      isHome: ({ state, view }: { state: State; view: { held: string | null } }) =>
        view.held !== null && isHome(state, view.held),
      isLoose: ({ state, view }: { state: State; view: { held: string | null } }) =>
        view.held !== null && !isHome(state, view.held),
      onEarlierPage: ({ view }: { view: { page: number } }) => view.page > 0,
      onLaterPage: ({ state, view }: { state: State; view: { page: number } }) => view.page < pageCount(state) - 1,
    },
  },
  (at) => [
    at.home
      .on("launch", { app: AppId })
      .close()
      .launch(({ args }) => args.app),
    at.home.on("drawer").push("drawer"),
    at.home
      .on("nextPage")
      .when("onLaterPage")
      .set(({ view }) => ({ page: view.page + 1 })),
    at.home
      .on("previousPage")
      .when("onEarlierPage")
      .set(({ view }) => ({ page: view.page - 1 })),
    at.home
      .on("hold", { app: AppId, item: v.nullable(ItemId) })
      .open("app", ({ args }) => ({ held: args.app, heldItem: args.item })),
    at.home.on("holdItem", { item: ItemId }).open("widget", ({ args }) => ({ heldItem: args.item, held: null })),
    at.home
      .on("openFolder", { item: ItemId })
      .open("folder", ({ args, state }) => ({ folder: args.item, name: folderOf(state, args.item)?.name ?? "" })),
    at.home
      .does("move")
      .set(({ state, args }) => ({ ...letGo, folder: null, page: Math.min(args.page, pageCount(state) - 1) })),
    at.home
      .does("place")
      .set(({ state, args }) => ({ ...letGo, folder: null, page: Math.min(args.page, pageCount(state) - 1) })),
    at.home.does("drop", "toDock").set({ ...letGo }),
    at.home
      .on("remove")
      .when("holding")
      .run("removeFromHome", ({ view }) => ({ app: view.held ?? "" }))
      .set({ ...letGo }),
    at.home
      .on("toDock")
      .when("holding")
      .run("toDock", ({ view, state }) => ({ app: view.held ?? "", at: state.dock.length }))
      .set({ ...letGo }),
    at.home
      .on("toPage")
      .when("holding")
      .run("toPage", ({ view }) => ({ app: view.held ?? "" }))
      .set({ ...letGo }),
    at.home
      .on("hide")
      .when("holding")
      .ask("hideAsk", { ok: "hide" })
      .run("hide", ({ view }) => ({ app: view.held ?? "", hidden: true }))
      .set({ ...letGo })
      .say("hiddenSaid"),
    at.home
      .on("appInfo")
      .when("holding")
      .close()
      .start(({ view }) => intents.settings("app", { app: view.held ?? "" })),
    at.home
      .on("removeWidget")
      .when("holdingItem")
      .run("removeWidget", ({ view }) => ({ item: view.heldItem ?? "" }))
      .set({ ...letGo }),
    at.home
      .on("startRename")
      .when("inFolder")
      .open("rename", ({ view, state }) => ({ name: folderOf(state, view.folder ?? "")?.name ?? "" })),
    at.home
      .on("rename")
      .when("inFolder", "hasName")
      .run("renameFolder", ({ view }) => ({ item: view.folder ?? "", name: view.name }))
      .open("folder"),
    at.home
      .on("dissolve")
      .when("inFolder")
      .run("dissolve", ({ view }) => ({ item: view.folder ?? "" }))
      .close("folder"),
    at.home
      .on("wallpaper", { wallpaper: v.picklist(wallpapers) })
      .system("set", ({ args }) => setting("look", "wallpaper", args.wallpaper))
      .close(),
    at.home.does("addWidget").set(({ result }) => ({ page: result, open: null })),
    at.home.does("setLabels"),
    at.home.does("setLocked"),
    at.home.on("hiddenApps").close().push("hidden"),
    at.home.on("openEvent", { id: v.string() }).start(({ args }) => intents.view("calendar", args.id)),
    at.home.on("openWeather").start(intents.view("weather", "here")),

    at.drawer.on("launch", { app: AppId }).launch(({ args }) => args.app),
    at.drawer.on("hold", { app: AppId }).open("app", ({ args }) => ({ held: args.app })),
    at.drawer
      .on("add")
      .when("isLoose")
      .run("addToHome", ({ view }) => ({ app: view.held ?? "" }))
      .close("held")
      .say("added"),
    at.drawer
      .on("remove")
      .when("isHome")
      .run("removeFromHome", ({ view }) => ({ app: view.held ?? "" }))
      .close("held")
      .say("removed"),
    at.drawer
      .on("hide")
      .when("holding")
      .ask("hideAsk", { ok: "hide" })
      .run("hide", ({ view }) => ({ app: view.held ?? "", hidden: true }))
      .close("held")
      .say("hiddenSaid"),
    at.drawer
      .on("appInfo")
      .when("holding")
      .close()
      .start(({ view }) => intents.settings("app", { app: view.held ?? "" })),

    at.hidden.does("toggle", "hide"),
  ],
);
