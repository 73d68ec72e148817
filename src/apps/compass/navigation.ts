/** The screens of Compass and what the user can do on each. */
import * as v from "valibot";
import { overlay, textFor, textUpTo } from "../../os/values.ts";
import { setting } from "../../os/settings.ts";
import { commands } from "./commands.ts";
import { BearingId, BearingName, compass, North, type State } from "./state.ts";

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
    at.main
      .on("north", { north: North })
      .run("setNorth", ({ args }) => args)
      .set(() => ({ open: null }))
      .stay(),
    at.main
      .on("findPlace")
      .needs("location")
      .system("set", () => setting("location", "on", true))
      .stay(),
    at.main
      .on("lock")
      .run("lock", () => ({}))
      .say("locked")
      .stay(),
    at.main
      .on("unlock")
      .when("hasTarget")
      .run("unlock", () => ({}))
      .stay(),
    at.main
      .on("aim")
      .when("validDegrees")
      .run("aim", ({ view }) => ({ deg: degreesTyped(view.degrees) ?? 0 }))
      .set(() => ({ open: null, degrees: "" }))
      .stay(),
    at.main
      .on("save")
      .when("hasName")
      .run("keep", ({ view }) => ({ name: view.name }))
      .set(() => ({ open: null, name: "" }))
      .say("saved")
      .stay(),
    at.main
      .on("open", { id: BearingId })
      .set(({ args }) => ({ bearing: args.id, open: "bearing" as const }))
      .stay(),
    at.main
      .on("aimAt")
      .run("aimAt", ({ view }) => ({ id: view.bearing ?? "bearing_" }))
      .set(() => ({ open: null, tab: "compass" as const }))
      .stay(),
    at.main
      .on("startRename")
      .set(({ state, view }) => ({
        name: state.bearings[view.bearing ?? ""]?.name ?? "",
        open: "rename" as const,
      }))
      .stay(),
    at.main
      .on("rename")
      .when("hasName")
      .run("rename", ({ view }) => ({ id: view.bearing ?? "bearing_", name: view.name }))
      .set(() => ({ open: null, name: "", bearing: null }))
      .stay(),
    at.main
      .on("remove")
      .ask("removeAsk", {
        ok: "delete",
        danger: true,
        facts: ({ state, view }) => ({ name: state.bearings[view.bearing ?? ""]?.name ?? "" }),
      })
      .run("remove", ({ view }) => ({ id: view.bearing ?? "bearing_" }))
      .set(() => ({ open: null, bearing: null }))
      .say("removed")
      .stay(),
    at.main
      .on("calibrate")
      .run("calibrate", () => ({}))
      .set(() => ({ open: null }))
      .say("calibrated")
      .stay(),
    at.main
      .on("zero")
      .run("setLevelZero", () => ({ here: true }))
      .say("zeroed")
      .stay(),
    at.main
      .on("resetZero")
      .when("isZeroed")
      .run("setLevelZero", () => ({ here: false }))
      .stay(),
  ],
);
