/** The screens of Compass and what the user can do on each. */
import * as v from "valibot";
import { overlay, textFor, textUpTo } from "../../os/values.ts";
import { setting } from "../../os/settings.ts";
import { commands } from "./commands.ts";
import { BearingId, BearingName, compass, type State } from "./state.ts";

export const tabs = ["compass", "level", "saved"] as const;
const degreesTyped = (typed: string): number | null =>
  /^\d{1,3}$/.test(typed) && Number(typed) <= 360 ? Number(typed) % 360 : null;
type C = { state: State; view: { name: string; degrees: string; bearing: string | null } };

export const navigation = compass.navigation(
  {
    start: "main",
    commands,
    screens: {
      main: compass.screen({
        view: {
          tab: v.optional(v.picklist(tabs), "compass"),
          name: textFor(BearingName),
          degrees: textUpTo(3),
          bearing: v.optional(v.nullable(BearingId), null),
          open: overlay("menu", "north", "calibrate", "save", "aim", "bearing", "rename"),
        },
      }),
    },
    guards: {
      hasName: ({ view }: C) => view.name.trim() !== "",
      validDegrees: ({ view }: C) => degreesTyped(view.degrees) !== null,
      hasTarget: ({ state }: C) => state.target !== null,
      isZeroed: ({ state }: C) => state.levelZero.pitchDeg !== 0 || state.levelZero.rollDeg !== 0,
    },
  },
  (at) => [
    at.main.does("north", "setNorth").close(),
    at.main
      .on("findPlace")
      .needs("location")
      .system("set", setting("location", "on", true)),
    at.main.on("lock").run("lock").say("locked"),
    at.main.on("unlock").when("hasTarget").run("unlock"),
    at.main
      .on("aim")
      .when("validDegrees")
      .run("aim", ({ view }) => ({ deg: degreesTyped(view.degrees) ?? 0 }))
      .close("degrees"),
    at.main.on("save").when("hasName").run("keep").close("name").say("saved"),
    at.main.on("open", { id: BearingId }).open("bearing", ({ args }) => ({ bearing: args.id })),
    at.main
      .on("aimAt")
      .run("aimAt", ({ view }) => ({ id: view.bearing ?? "bearing_" }))
      .set({ open: null, tab: "compass" }),
    at.main
      .on("startRename")
      .open("rename", ({ state, view }) => ({ name: state.bearings[view.bearing ?? ""]?.name ?? "" })),
    at.main
      .on("rename")
      .when("hasName")
      .run("rename", ({ view }) => ({ id: view.bearing ?? "bearing_", name: view.name }))
      .close("name", "bearing"),
    at.main
      .on("remove")
      .ask("removeAsk", {
        ok: "delete",
        danger: true,
        facts: ({ state, view }) => ({ name: state.bearings[view.bearing ?? ""]?.name ?? "" }),
      })
      .run("remove", ({ view }) => ({ id: view.bearing ?? "bearing_" }))
      .close("bearing")
      .say("removed"),
    at.main.on("calibrate").run("calibrate").close().say("calibrated"),
    at.main.on("zero").run("setLevelZero", { here: true }).say("zeroed"),
    at.main.on("resetZero").when("isZeroed").run("setLevelZero", { here: false }),
  ],
);
