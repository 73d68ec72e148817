/** Commands of book lists. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import books from "#world/books/index.ts";
import { BookId, OwnListId, WorldListId } from "../../ids.ts";
import { weread } from "../../state.ts";
import { readBook } from "../../world.ts";
import { ListAbout, ListTitle, maxListBooks } from "./state.ts";

const fields = { title: ListTitle, about: ListAbout, private: v.boolean() };
export const maxLists = 50;
export const listsCommands = {
  createList: weread.command(fields, (state, { title, about, private: isPrivate }, ctx) => {
    if (title.trim() === "") return reject("title-missing");
    if (Object.keys(state.lists).length >= maxLists) return reject("lists-full");
    if (Object.values(state.lists).some((one) => one.title === title.trim())) return reject("list-exists");
    const id = ctx.newId("list");
    state.lists[id] = { id, title: title.trim(), about: about.trim(), private: isPrivate, books: [], at: ctx.now };
    return id;
  }),
  editList: weread.command({ list: OwnListId, ...fields }, (state, args) => {
    const list = state.lists[args.list];
    const title = args.title.trim();
    if (!list) return reject("list-gone");
    if (title === "") return reject("title-missing");
    if (Object.values(state.lists).some((one) => one.title === title && one.id !== list.id))
      return reject("list-exists");
    Object.assign(list, { title, about: args.about.trim(), private: args.private });
    return undefined;
  }),
  deleteList: weread.command({ list: OwnListId }, (state, { list }) => {
    if (!state.lists[list]) return reject("list-gone");
    delete state.lists[list];
    return undefined;
  }),
  toggleInList: weread.command({ list: OwnListId, book: BookId }, (state, { list: id, book }, ctx) => {
    const list = state.lists[id];
    if (!list) return reject("list-gone");
    if (list.books.includes(book)) list.books = list.books.filter((one) => one !== book);
    else {
      if (list.books.length >= maxListBooks) return reject("list-full");
      if (!readBook(ctx.world, book)) return reject("book-gone");
      list.books = [book, ...list.books];
    }
    return undefined;
  }),
  toggleSavedList: weread.command({ list: WorldListId }, (state, { list: id }, ctx) => {
    if (state.savedLists[id]) {
      delete state.savedLists[id];
      return undefined;
    }
    if (!ctx.world(books.queries.booklist, { id })) return reject("list-gone");
    state.savedLists[id] = { list: id, at: ctx.now };
    return undefined;
  }),
};
