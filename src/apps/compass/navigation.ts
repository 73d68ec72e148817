/** The app's screens and edges. */
import * as v from "valibot";
import { any, equal, hasText, not } from "#os/guards.ts";
import { nullableField, overlay, textFor, textUpTo } from "#os/values.ts";
import { settingArgs } from "#os/settings.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { commands } from "./commands.ts";
import { BearingId, BearingName, compass, type State } from "./state.ts";

export const tabs = ["compass", "level", "saved"] as const;
const parseDegrees = (typed: string): number | null =>
  /^\d{1,3}$/.test(typed) && Number(typed) <= 360 ? Number(typed) % 360 : null;
type MainContext = { state: State; view: { name: string; degrees: string; bearing: string | null } };

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
          bearing: nullableField(BearingId),
          open: overlay("menu", "north", "calibrate", "save", "aim", "bearing", "rename"),
        },
        focus: [
          { field: "name", when: whileOpen("save", "rename") },
          { field: "degrees", kind: "number", when: whileOpen("aim") },
        ],
      }),
    },
    guards: {
      hasName: hasText("name"),
      validDegrees: ({ view }: MainContext) => parseDegrees(view.degrees) !== null,
      hasTarget: not(equal("state.target", null)),
      isZeroed: any(not(equal("state.levelZero.pitchDeg", 0)), not(equal("state.levelZero.rollDeg", 0))),
    },
  },
  ({ on, does }) => [
    does("main", "north", "setNorth").close(),
    on("main", "findPlace")
      .needs("location")
      .system("set", settingArgs("location", "on", true)),
    does("main", "lock").say("locked"),
    does("main", "unlock").when("hasTarget"),
    on("main", "aim")
      .when("validDegrees")
      .run("aim", ({ view }) => ({ deg: parseDegrees(view.degrees) ?? 0 }))
      .close("degrees"),
    on("main", "save").when("hasName").run("keep").close("name").say("saved"),
    on("main", "open", { id: BearingId }).open("bearing", ({ args }) => ({ bearing: args.id })),
    on("main", "aimAt")
      .run("aimAt", ({ view }) => ({ id: view.bearing ?? "bearing_" }))
      .set({ open: null, tab: "compass" }),
    on("main", "startRename").open("rename", ({ state, view }) => ({
      name: state.bearings[view.bearing ?? ""]?.name ?? "",
    })),
    on("main", "rename")
      .when("hasName")
      .run("rename", ({ view }) => ({ id: view.bearing ?? "bearing_", name: view.name }))
      .close("name", "bearing"),
    on("main", "remove")
      .warn("removeAsk", "delete", ({ state, view }) => ({ name: state.bearings[view.bearing ?? ""]?.name ?? "" }))
      .run("remove", ({ view }) => ({ id: view.bearing ?? "bearing_" }))
      .close("bearing")
      .say("removed"),
    does("main", "calibrate").close().say("calibrated"),
    on("main", "zero").run("setLevelZero", { here: true }).say("zeroed"),
    on("main", "resetZero").when("isZeroed").run("setLevelZero", { here: false }),
  ],
);
