import * as v from "valibot";
import { reject } from "#os/values.ts";
import { canUseLocation, headingOf, northOf, roundDegrees } from "./queries.ts";
import { BearingId, BearingName, compass, Degrees, North } from "./state.ts";

export const commands = {
  setNorth: compass.command({ north: North }, (state, { north }, ctx) => {
    if (north === "true" && !canUseLocation(ctx.os)) return reject("place-unknown");
    state.north = north;
  }),
  /** Locks the current direction as the target. */
  lock: compass.command({}, (state, _, ctx) => {
    state.target = { deg: roundDegrees(headingOf(state, ctx.os)), north: northOf(state, ctx.os) };
  }),
  aim: compass.command({ deg: Degrees }, (state, { deg }, ctx) => {
    state.target = { deg, north: northOf(state, ctx.os) };
  }),
  aimAt: compass.command({ id: BearingId }, (state, { id }) => {
    const bearing = state.bearings[id];
    if (!bearing) return reject("bearing-missing");
    state.target = { deg: bearing.deg, north: bearing.north };
  }),
  unlock: compass.command({}, (state) => {
    state.target = null;
  }),
  /** Saves the current direction under a name. Returns the id. */
  keep: compass.command({ name: BearingName }, (state, { name }, ctx) => {
    if (Object.values(state.bearings).some((b) => b.name === name)) return reject("name-taken");
    const id = ctx.newId("bearing");
    const deg = roundDegrees(headingOf(state, ctx.os));
    state.bearings[id] = { id, name, deg, north: northOf(state, ctx.os), at: ctx.now };
    state.order.push(id);
    return id;
  }),
  rename: compass.command({ id: BearingId, name: BearingName }, (state, { id, name }) => {
    const bearing = state.bearings[id];
    if (!bearing) return reject("bearing-missing");
    if (Object.values(state.bearings).some((b) => b.name === name && b.id !== id)) return reject("name-taken");
    bearing.name = name;
  }),
  remove: compass.command({ id: BearingId }, (state, { id }) => {
    if (!state.bearings[id]) return reject("bearing-missing");
    delete state.bearings[id];
    state.order = state.order.filter((other) => other !== id);
  }),
  calibrate: compass.command({}, (state, _, ctx) => {
    state.calibratedAt = ctx.now;
  }),
  /** Stores the current tilt as the level position, or restores the factory setting. */
  setLevelZero: compass.command({ here: v.boolean() }, (state, { here }, ctx) => {
    const { pitchDeg, rollDeg } = ctx.os.sensors;
    state.levelZero = here ? { pitchDeg, rollDeg } : { pitchDeg: 0, rollDeg: 0 };
  }),
};
