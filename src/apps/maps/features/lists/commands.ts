/** Commands for home, work and lists of places. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { ListId, TargetId } from "../../ids.ts";
import { findTargetCoordinates } from "../../places.ts";
import { maps } from "../../state.ts";
import { Description, maxItems, ListName, maxLists, Note, listSymbols } from "./state.ts";

export const HomeOrWork = v.picklist(["home", "work"]);
export const listsCommands = {
  setCorner: maps.command({ corner: HomeOrWork, target: TargetId }, (state, { corner, target }, ctx) => {
    if (!findTargetCoordinates(ctx, target)) return reject("place-unknown");
    state[corner] = target;
  }),
  clearCorner: maps.command({ corner: HomeOrWork }, (state, { corner }) => {
    state[corner] = null;
  }),
  /** Creates a list. If the list is created for a place, that place is its first entry. */
  addList: maps.command(
    { name: ListName, sign: v.picklist(listSymbols), about: Description, target: v.nullable(TargetId) },
    (state, { target, ...list }, ctx) => {
      if (Object.values(state.lists).some(({ name }) => name === list.name)) return reject("list-taken");
      if (Object.keys(state.lists).length >= maxLists) return reject("lists-full");
      if (target !== null && !findTargetCoordinates(ctx, target)) return reject("place-unknown");
      const id = ctx.newId("list");
      const items = target === null ? [] : [{ target, note: "", at: ctx.now }];
      state.lists[id] = { id, ...list, shared: false, own: false, onMap: true, at: ctx.now, items };
      return id;
    },
  ),
  editList: maps.command(
    { list: ListId, name: ListName, sign: v.picklist(listSymbols), about: Description },
    (state, { list, name, sign, about }) => {
      const found = state.lists[list];
      if (!found) return reject("list-gone");
      if (found.own && (found.name !== name || found.sign !== sign)) return reject("list-own");
      if (Object.values(state.lists).some((one) => one.id !== list && one.name === name)) return reject("list-taken");
      Object.assign(found, { name, sign, about });
    },
  ),
  deleteList: maps.command({ list: ListId }, (state, { list }) => {
    const found = state.lists[list];
    if (!found) return reject("list-gone");
    if (found.own) return reject("list-own");
    delete state.lists[list];
  }),
  setShared: maps.command({ list: ListId, on: v.boolean() }, (state, { list, on }) => {
    const found = state.lists[list];
    if (!found) return reject("list-gone");
    found.shared = on;
  }),
  setOnMap: maps.command({ list: ListId, on: v.boolean() }, (state, { list, on }) => {
    const found = state.lists[list];
    if (!found) return reject("list-gone");
    found.onMap = on;
  }),
  /** Saves the place in exactly the given lists and removes it from all other lists. */
  saveTo: maps.command({ target: TargetId, lists: v.array(ListId) }, (state, { target, lists }, ctx) => {
    if (lists.some((id) => !state.lists[id])) return reject("list-gone");
    if (!findTargetCoordinates(ctx, target)) return reject("place-unknown");
    for (const list of Object.values(state.lists)) {
      const isIn = list.items.some((item) => item.target === target);
      if (isIn === lists.includes(list.id)) continue;
      if (isIn) list.items = list.items.filter((item) => item.target !== target);
      else if (list.items.length >= maxItems) return reject("list-full");
      else list.items = [{ target, note: "", at: ctx.now }, ...list.items];
    }
  }),
  removeItem: maps.command({ list: ListId, target: TargetId }, (state, { list, target }) => {
    const found = state.lists[list];
    if (!found?.items.some((item) => item.target === target)) return reject("item-gone");
    found.items = found.items.filter((item) => item.target !== target);
  }),
  setNote: maps.command({ list: ListId, target: TargetId, note: Note }, (state, { list, target, note }) => {
    const found = state.lists[list]?.items.find((item) => item.target === target);
    if (!found) return reject("item-gone");
    found.note = note;
  }),
};
