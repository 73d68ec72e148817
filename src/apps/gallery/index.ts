import { defineApp } from "#os/define.ts";
import { FileId } from "#os/files.ts";
import { parseContentUri, type Intent } from "#os/intents.ts";
import { commands } from "./commands.ts";
import { navigation } from "./navigation.ts";
import { seed } from "./seed.ts";
import { gallery as model } from "./state.ts";
import * as v from "valibot";

const findFileId = (i: Intent): string | null => {
  const content = parseContentUri(i.uri ?? "");
  return content?.authority === "files" && v.is(FileId, content.id) ? content.id : null;
};
export default defineApp({
  model,
  commands,
  navigation,
  seed,
  permissions: { photos: "allowed" },
  handles: [
    {
      action: "VIEW",
      types: ["image/*"],
      authority: "files",
      screen: "viewer",
      params: (i) => {
        const id = findFileId(i);
        return id === null ? null : { id, among: [id] };
      },
    },
    {
      action: "EDIT",
      types: ["image/*"],
      authority: "files",
      screen: "editor",
      params: (i) => {
        const id = findFileId(i);
        return id === null ? null : { id };
      },
    },
    {
      action: "PICK",
      types: ["image/*"],
      screen: "pick",
      params: (i) => (i.type?.startsWith("image/") ? { type: i.type, many: i.extras["many"] === true } : null),
    },
  ],
});
