/** The app's screens and edges. */
import * as v from "valibot";
import { isChosen, hasText } from "#os/guards.ts";
import { nullableField, overlay, text, textFor } from "#os/values.ts";
import { intents } from "#os/intents.ts";
import { settingArgs, wallpapers } from "#os/settings.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { commands } from "./commands.ts";
import { findFolder, isOnHome, pageCount } from "./queries.ts";
import { AppId, FolderName, ItemId, launcher, maxPages, type State } from "./state.ts";

const heldApp = nullableField(AppId);
const heldItem = nullableField(ItemId);
const page = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxPages));
const nothingHeld = { held: null, heldItem: null, open: null } as const;
const isHolding = (view: { held: string | null }): boolean => view.held !== null;

export const navigation = launcher.navigation(
  {
    start: "home",
    commands,
    screens: {
      home: launcher.screen({
        view: {
          page: v.optional(page, 0),
          /** The app or item that the user has long-pressed. Its menu is open. */
          held: heldApp,
          heldItem,
          folder: heldItem,
          name: textFor(FolderName),
          open: overlay("app", "widget", "folder", "rename", "ground", "wallpaper", "widgets"),
        },
        focus: [{ field: "name", when: whileOpen("rename") }],
      }),
      drawer: launcher.screen({ view: { query: text, held: heldApp, open: overlay("app") } }),
      hidden: launcher.screen({ view: { query: text } }),
    },
    guards: {
      holding: ({ view }: { view: { held: string | null } }) => isHolding(view),
      holdingItem: isChosen("heldItem"),
      inFolder: ({ state, view }: { state: State; view: { folder: string | null } }) =>
        view.folder !== null && findFolder(state, view.folder) !== undefined,
      hasName: hasText("name"),
      isHome: ({ state, view }: { state: State; view: { held: string | null } }) =>
        view.held !== null && isOnHome(state, view.held),
      isLoose: ({ state, view }: { state: State; view: { held: string | null } }) =>
        view.held !== null && !isOnHome(state, view.held),
      onEarlierPage: ({ view }: { view: { page: number } }) => view.page > 0,
      onLaterPage: ({ state, view }: { state: State; view: { page: number } }) => view.page < pageCount(state) - 1,
    },
  },
  ({ on, does }) => [
    on("home", "launch", { app: AppId })
      .close()
      .launch(({ args }) => args.app),
    on("home", "toggleMedia").system("toggleMedia"),
    on("home", "drawer").push("drawer"),
    on("home", "nextPage")
      .when("onLaterPage")
      .set(({ view }) => ({ page: view.page + 1 })),
    on("home", "previousPage")
      .when("onEarlierPage")
      .set(({ view }) => ({ page: view.page - 1 })),
    on("home", "hold", { app: AppId, item: v.nullable(ItemId) }).open("app", ({ args }) => ({
      held: args.app,
      heldItem: args.item,
    })),
    on("home", "holdItem", { item: ItemId }).open("widget", ({ args }) => ({ heldItem: args.item, held: null })),
    on("home", "openFolder", { item: ItemId }).open("folder", ({ args, state }) => ({
      folder: args.item,
      name: findFolder(state, args.item)?.name ?? "",
    })),
    does("home", "move").set(({ state, args }) => ({
      ...nothingHeld,
      folder: null,
      page: Math.min(args.page, pageCount(state) - 1),
    })),
    does("home", "place").set(({ state, args }) => ({
      ...nothingHeld,
      folder: null,
      page: Math.min(args.page, pageCount(state) - 1),
    })),
    does("home", "drop", "toDock").set({ ...nothingHeld }),
    on("home", "remove")
      .when("holding")
      .run("removeFromHome", ({ view }) => ({ app: view.held ?? "" }))
      .set({ ...nothingHeld }),
    on("home", "toDock")
      .when("holding")
      .run("toDock", ({ view, state }) => ({ app: view.held ?? "", at: state.dock.length }))
      .set({ ...nothingHeld }),
    on("home", "toPage")
      .when("holding")
      .run("toPage", ({ view }) => ({ app: view.held ?? "" }))
      .set({ ...nothingHeld }),
    on("home", "hide")
      .when("holding")
      .ask("hideAsk", "hide")
      .run("hide", ({ view }) => ({ app: view.held ?? "", hidden: true }))
      .set({ ...nothingHeld })
      .say("hiddenSaid"),
    on("home", "appInfo")
      .when("holding")
      .close()
      .start(({ view }) => intents.settings("app", { app: view.held ?? "" })),
    on("home", "removeWidget")
      .when("holdingItem")
      .run("removeWidget", ({ view }) => ({ item: view.heldItem ?? "" }))
      .set({ ...nothingHeld }),
    on("home", "startRename")
      .when("inFolder")
      .open("rename", ({ view, state }) => ({ name: findFolder(state, view.folder ?? "")?.name ?? "" })),
    on("home", "rename")
      .when("inFolder", "hasName")
      .run("renameFolder", ({ view }) => ({ item: view.folder ?? "", name: view.name }))
      .open("folder"),
    on("home", "dissolve")
      .when("inFolder")
      .run("dissolve", ({ view }) => ({ item: view.folder ?? "" }))
      .close("folder"),
    on("home", "wallpaper", { wallpaper: v.picklist(wallpapers) })
      .system("set", ({ args }) => settingArgs("look", "wallpaper", args.wallpaper))
      .close(),
    does("home", "addWidget").set(({ result }) => ({ page: result, open: null })),
    does("home", "setLabels"),
    does("home", "setLocked"),
    on("home", "hiddenApps").close().push("hidden"),
    on("home", "openEvent", { id: v.string() }).start(({ args }) => intents.view("calendar", args.id)),
    on("home", "openWeather").start(intents.view("weather", "here")),

    on("drawer", "launch", { app: AppId }).launch(({ args }) => args.app),
    on("drawer", "hold", { app: AppId }).open("app", ({ args }) => ({ held: args.app })),
    on("drawer", "add")
      .when("isLoose")
      .run("addToHome", ({ view }) => ({ app: view.held ?? "" }))
      .close("held")
      .say("added"),
    on("drawer", "remove")
      .when("isHome")
      .run("removeFromHome", ({ view }) => ({ app: view.held ?? "" }))
      .close("held")
      .say("removed"),
    on("drawer", "hide")
      .when("holding")
      .ask("hideAsk", "hide")
      .run("hide", ({ view }) => ({ app: view.held ?? "", hidden: true }))
      .close("held")
      .say("hiddenSaid"),
    on("drawer", "appInfo")
      .when("holding")
      .close()
      .start(({ view }) => intents.settings("app", { app: view.held ?? "" })),

    does("hidden", "toggle", "hide"),
  ],
);
