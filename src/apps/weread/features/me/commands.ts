import * as v from "valibot";
import { reject } from "#os/values.ts";
import { weread } from "../../state.ts";
import { prefs, ProfileName, Signature } from "./state.ts";

export const meCommands = {
  setPrefs: weread.command(prefs.changes, (state, changes) => {
    Object.assign(state.prefs, changes);
    // Reading in private covers the whole shelf.
    if (changes.privateReading === true) for (const book of Object.values(state.shelf)) book.private = true;
  }),
  saveProfile: weread.command(
    { name: ProfileName, signature: Signature, gender: v.picklist(["f", "m", "none"]) },
    (state, { name, signature, gender }) => {
      if (name.trim() === "") return reject("name-missing");
      state.profile = { name: name.trim(), signature: signature.trim(), gender };
      return undefined;
    },
  ),
};
