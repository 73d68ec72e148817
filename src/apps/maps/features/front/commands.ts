/** Commands for recent searches, map layers and private labels. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { isPin, TargetId } from "../../ids.ts";
import { findTargetCoordinates } from "../../places.ts";
import { maps, type State } from "../../state.ts";
import { bases, TargetName, Label, overlays, maxRecents, SearchText, type Recent } from "./state.ts";

/** Adds an entry at the front and removes older duplicates. Does nothing if the user has turned off the history. */
function addRecent(state: State, recent: Recent): void {
  if (!state.prefs.history) return;
  const isSame = (one: Recent): boolean =>
    one.kind === "words"
      ? recent.kind === "words" && one.q === recent.q
      : recent.kind === "place" && one.target === recent.target;
  state.recents = [recent, ...state.recents.filter((one) => !isSame(one))].slice(0, maxRecents);
}
export const frontCommands = {
  lookFor: maps.command({ q: SearchText }, (state, { q }, ctx) => {
    if (q !== "") addRecent(state, { kind: "words", q, at: ctx.now });
  }),
  lookAt: maps.command({ target: TargetId, label: TargetName }, (state, { target, label }, ctx) => {
    if (!findTargetCoordinates(ctx, target)) return reject("place-unknown");
    addRecent(state, { kind: "place", target, label: isPin(target) ? label : "", at: ctx.now });
  }),
  forgetWords: maps.command({ q: SearchText }, (state, { q }) => {
    const left = state.recents.filter((one) => one.kind !== "words" || one.q !== q);
    if (left.length === state.recents.length) return reject("recent-gone");
    state.recents = left;
  }),
  forgetPlace: maps.command({ target: TargetId }, (state, { target }) => {
    const left = state.recents.filter((one) => one.kind !== "place" || one.target !== target);
    if (left.length === state.recents.length) return reject("recent-gone");
    state.recents = left;
  }),
  setBase: maps.command({ base: v.picklist(bases) }, (state, { base }) => {
    state.layers.base = base;
  }),
  toggleLayer: maps.command({ layer: v.picklist(overlays) }, (state, { layer }) => {
    state.layers[layer] = !state.layers[layer];
  }),
  setLabel: maps.command({ target: TargetId, label: Label }, (state, { target, label }, ctx) => {
    if (!findTargetCoordinates(ctx, target)) return reject("place-unknown");
    if (state.labels[target] === undefined && Object.keys(state.labels).length >= 100) return reject("labels-full");
    state.labels[target] = label;
  }),
  removeLabel: maps.command({ target: TargetId }, (state, { target }) => {
    if (state.labels[target] === undefined) return reject("label-gone");
    delete state.labels[target];
  }),
};
