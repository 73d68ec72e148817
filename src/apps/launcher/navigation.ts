/** The screens of the home app and what the user can do on each. */
import * as v from "valibot";
import { overlay, text, textFor } from "../../os/values.ts";
import { intents } from "../../os/intents.ts";
import { setting, wallpapers } from "../../os/settings.ts";
import { commands } from "./commands.ts";
import { folderOf, isHome, pageCount } from "./queries.ts";
import { AppId, Cell, dockSize, FolderName, ItemId, launcher, pagesAtMost, widgets, type State } from "./state.ts";

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
      .set(() => ({ open: null }))
      .launch(({ args }) => args.app),
    at.home.on("drawer").push("drawer", () => ({})),
    at.home
      .on("nextPage")
      .when("onLaterPage")
      .set(({ view }) => ({ page: view.page + 1 }))
      .stay(),
    at.home
      .on("previousPage")
      .when("onEarlierPage")
      .set(({ view }) => ({ page: view.page - 1 }))
      .stay(),
    at.home
      .on("hold", { app: AppId, item: v.nullable(ItemId) })
      .set(({ args }) => ({ held: args.app, heldItem: args.item, open: "app" as const }))
      .stay(),
    at.home
      .on("holdItem", { item: ItemId })
      .set(({ args }) => ({ heldItem: args.item, held: null, open: "widget" as const }))
      .stay(),
    at.home
      .on("openFolder", { item: ItemId })
      .set(({ args, state }) => ({
        folder: args.item,
        name: folderOf(state, args.item)?.name ?? "",
        open: "folder" as const,
      }))
      .stay(),
    at.home
      .on("move", { item: ItemId, ...Cell })
      .run("move", ({ args }) => args)
      .set(({ state, args }) => ({ ...letGo, folder: null, page: Math.min(args.page, pageCount(state) - 1) }))
      .stay(),
    at.home
      .on("place", { app: AppId, ...Cell })
      .run("place", ({ args }) => args)
      .set(({ state, args }) => ({ ...letGo, folder: null, page: Math.min(args.page, pageCount(state) - 1) }))
      .stay(),
    at.home
      .on("drop", { app: AppId, at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(dockSize)) })
      .run("toDock", ({ args }) => args)
      .set(() => ({ ...letGo }))
      .stay(),
    at.home
      .on("remove")
      .when("holding")
      .run("removeFromHome", ({ view }) => ({ app: view.held ?? "" }))
      .set(() => ({ ...letGo }))
      .stay(),
    at.home
      .on("toDock")
      .when("holding")
      .run("toDock", ({ view, state }) => ({ app: view.held ?? "", at: state.dock.length }))
      .set(() => ({ ...letGo }))
      .stay(),
    at.home
      .on("toPage")
      .when("holding")
      .run("toPage", ({ view }) => ({ app: view.held ?? "" }))
      .set(() => ({ ...letGo }))
      .stay(),
    at.home
      .on("hide")
      .when("holding")
      .ask("hideAsk", { ok: "hide" })
      .run("hide", ({ view }) => ({ app: view.held ?? "", hidden: true }))
      .set(() => ({ ...letGo }))
      .say("hiddenSaid")
      .stay(),
    at.home
      .on("appInfo")
      .when("holding")
      .set(() => ({ open: null }))
      .start(({ view }) => intents.settings("app", { app: view.held ?? "" })),
    at.home
      .on("removeWidget")
      .when("holdingItem")
      .run("removeWidget", ({ view }) => ({ item: view.heldItem ?? "" }))
      .set(() => ({ ...letGo }))
      .stay(),
    at.home
      .on("startRename")
      .when("inFolder")
      .set(({ view, state }) => ({ name: folderOf(state, view.folder ?? "")?.name ?? "", open: "rename" as const }))
      .stay(),
    at.home
      .on("rename")
      .when("inFolder", "hasName")
      .run("renameFolder", ({ view }) => ({ item: view.folder ?? "", name: view.name }))
      .set(() => ({ open: "folder" as const }))
      .stay(),
    at.home
      .on("dissolve")
      .when("inFolder")
      .run("dissolve", ({ view }) => ({ item: view.folder ?? "" }))
      .set(() => ({ folder: null, open: null }))
      .stay(),
    at.home
      .on("wallpaper", { wallpaper: v.picklist(wallpapers) })
      .system("set", ({ args }) => setting("look", "wallpaper", args.wallpaper))
      .set(() => ({ open: null }))
      .stay(),
    at.home
      .on("addWidget", { widget: v.picklist(widgets) })
      .run("addWidget", ({ args }) => args)
      .set(({ result }) => ({ page: result, open: null }))
      .stay(),
    at.home
      .on("setLabels", { on: v.boolean() })
      .run("setLabels", ({ args }) => args)
      .stay(),
    at.home
      .on("setLocked", { on: v.boolean() })
      .run("setLocked", ({ args }) => args)
      .stay(),
    at.home
      .on("hiddenApps")
      .set(() => ({ open: null }))
      .push("hidden", () => ({})),
    at.home.on("openEvent", { id: v.string() }).start(({ args }) => intents.view("calendar", args.id)),
    at.home.on("openWeather").start(() => intents.view("weather", "here")),

    at.drawer.on("launch", { app: AppId }).launch(({ args }) => args.app),
    at.drawer
      .on("hold", { app: AppId })
      .set(({ args }) => ({ held: args.app, open: "app" as const }))
      .stay(),
    at.drawer
      .on("add")
      .when("isLoose")
      .run("addToHome", ({ view }) => ({ app: view.held ?? "" }))
      .set(() => ({ held: null, open: null }))
      .say("added")
      .stay(),
    at.drawer
      .on("remove")
      .when("isHome")
      .run("removeFromHome", ({ view }) => ({ app: view.held ?? "" }))
      .set(() => ({ held: null, open: null }))
      .say("removed")
      .stay(),
    at.drawer
      .on("hide")
      .when("holding")
      .ask("hideAsk", { ok: "hide" })
      .run("hide", ({ view }) => ({ app: view.held ?? "", hidden: true }))
      .set(() => ({ held: null, open: null }))
      .say("hiddenSaid")
      .stay(),
    at.drawer
      .on("appInfo")
      .when("holding")
      .set(() => ({ open: null }))
      .start(({ view }) => intents.settings("app", { app: view.held ?? "" })),

    at.hidden
      .on("toggle", { app: AppId, hidden: v.boolean() })
      .run("hide", ({ args }) => args)
      .stay(),
  ],
);
