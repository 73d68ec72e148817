import { reject } from "#os/values.ts";
import { x } from "../../state.ts";
import { prefs } from "./prefs.ts";
import { maxWords, MutedWord } from "./state.ts";

export const settingsCommands = {
  setPrefs: x.command(prefs.changes, (state, changes, ctx) => {
    // Without protection, everybody who has asked can follow the user.
    if (changes.protect === false && state.prefs.protect) {
      for (const { user } of Object.values(state.requests)) state.followers[user] = { user, at: ctx.now };
      state.requests = {};
      state.news = state.news.filter(({ kind }) => kind !== "request");
    }
    Object.assign(state.prefs, changes);
  }),
  addWord: x.command({ word: MutedWord }, (state, { word }) => {
    const added = word.trim().toLowerCase();
    if (added === "") return reject("word-missing");
    if (state.words.includes(added)) return reject("word-already");
    if (state.words.length >= maxWords) return reject("words-full");
    state.words = [added, ...state.words];
    return undefined;
  }),
  dropWord: x.command({ word: MutedWord }, (state, { word }) => {
    if (!state.words.includes(word)) return reject("word-gone");
    state.words = state.words.filter((one) => one !== word);
    return undefined;
  }),
};
