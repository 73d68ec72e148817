/** Commands of the shelf. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { BookId, GroupId } from "../../ids.ts";
import { weread } from "../../state.ts";
import { readBook } from "../../world.ts";
import { GroupName, maxShelf } from "./state.ts";

const books = { books: v.pipe(v.array(BookId), v.maxLength(maxShelf)) };
export const shelfCommands = {
  toggleShelf: weread.command({ book: BookId }, (state, { book: id }, ctx) => {
    if (state.shelf[id]) {
      delete state.shelf[id];
      return undefined;
    }
    if (Object.keys(state.shelf).length >= maxShelf) return reject("shelf-full");
    const book = readBook(ctx.world, id);
    if (!book) return reject("book-gone");
    state.shelf[id] = {
      book: id,
      at: ctx.now,
      group: null,
      private: state.prefs.privateReading,
      pinned: false,
      readable: book.readable === "whole",
    };
    return undefined;
  }),
  removeBooks: weread.command(books, (state, { books: ids }) => {
    if (ids.length === 0) return reject("books-missing");
    for (const id of ids) delete state.shelf[id];
    return undefined;
  }),
  /** Moves books into a group, or out of their groups if `group` is null. */
  moveBooks: weread.command({ ...books, group: v.nullable(GroupId) }, (state, { books: ids, group }) => {
    if (ids.length === 0) return reject("books-missing");
    if (group !== null && !state.groups[group]) return reject("group-gone");
    for (const id of ids) if (state.shelf[id]) state.shelf[id].group = group;
    return undefined;
  }),
  /** Makes a group of these books, and returns its id. */
  createGroup: weread.command({ ...books, name: GroupName }, (state, { books: ids, name }, ctx) => {
    const title = name.trim();
    if (title === "") return reject("name-missing");
    if (ids.length === 0) return reject("books-missing");
    if (Object.values(state.groups).some((one) => one.name === title)) return reject("group-exists");
    const id = ctx.newId("group");
    state.groups[id] = { id, name: title, at: ctx.now };
    for (const book of ids) if (state.shelf[book]) state.shelf[book].group = id;
    return id;
  }),
  renameGroup: weread.command({ group: GroupId, name: GroupName }, (state, { group: id, name }) => {
    const group = state.groups[id];
    const title = name.trim();
    if (!group) return reject("group-gone");
    if (title === "") return reject("name-missing");
    if (Object.values(state.groups).some((one) => one.name === title && one.id !== id)) return reject("group-exists");
    group.name = title;
    return undefined;
  }),
  /** Deletes a group. Its books stay on the shelf. */
  dissolveGroup: weread.command({ group: GroupId }, (state, { group: id }) => {
    if (!state.groups[id]) return reject("group-gone");
    for (const book of Object.values(state.shelf)) if (book.group === id) book.group = null;
    delete state.groups[id];
    return undefined;
  }),
  setPrivate: weread.command({ ...books, private: v.boolean() }, (state, args) => {
    if (args.books.length === 0) return reject("books-missing");
    for (const id of args.books) if (state.shelf[id]) state.shelf[id].private = args.private;
    return undefined;
  }),
  setPinned: weread.command({ ...books, pinned: v.boolean() }, (state, { books: ids, pinned }) => {
    if (ids.length === 0) return reject("books-missing");
    for (const id of ids) if (state.shelf[id]) state.shelf[id].pinned = pinned;
    return undefined;
  }),
};
