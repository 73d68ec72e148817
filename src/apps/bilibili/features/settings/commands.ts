import { reject } from "#os/values.ts";
import { bilibili } from "../../state.ts";
import { isMember } from "../../ties.ts";
import { memberQualities } from "../me/state.ts";
import { prefs } from "./prefs.ts";
import { maxMutedWords, MutedWord, Pin } from "./state.ts";

export const settingsCommands = {
  setPrefs: bilibili.command(prefs.changes, (state, changes, ctx) => {
    // Teen mode cannot be changed here, because `startTeen` and `stopTeen` require a password.
    if (changes.teen !== undefined && changes.teen !== state.prefs.teen) return reject("pin-wrong");
    for (const quality of [changes.wifiQuality, changes.mobileQuality, changes.downloadQuality])
      if (quality !== undefined && memberQualities.includes(quality) && !isMember(state, ctx.now))
        return reject("members-only");
    Object.assign(state.prefs, changes);
    return undefined;
  }),
  muteWord: bilibili.command({ word: MutedWord }, (state, { word }) => {
    const wanted = word.trim();
    if (wanted === "") return reject("nothing-written");
    if (state.mutedWords.includes(wanted)) return reject("word-muted");
    if (state.mutedWords.length >= maxMutedWords) return reject("words-full");
    state.mutedWords = [wanted, ...state.mutedWords];
    return undefined;
  }),
  unmuteWord: bilibili.command({ word: MutedWord }, (state, { word }) => {
    if (!state.mutedWords.includes(word)) return reject("word-missing");
    state.mutedWords = state.mutedWords.filter((one) => one !== word);
    return undefined;
  }),
  startTeen: bilibili.command({ pin: Pin }, (state, { pin }) => {
    if (pin === "" || state.prefs.teen) return reject("pin-wrong");
    state.prefs.teen = true;
    state.teenPin = pin;
    return undefined;
  }),
  stopTeen: bilibili.command({ pin: Pin }, (state, { pin }) => {
    if (!state.prefs.teen || pin !== state.teenPin) return reject("pin-wrong");
    state.prefs.teen = false;
    state.teenPin = "";
    return undefined;
  }),
};
