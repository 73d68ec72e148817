import * as v from "valibot";
import { defineApp } from "../../os/define.ts";
import { FileId, FileName, mimeOf } from "../../os/files.ts";
import { contentOf, extraText, typeFits, urisOf, type Intent } from "../../os/intents.ts";
import { cutTo } from "../../os/text.ts";
import { commands } from "./commands.ts";
import { navigation } from "./navigation.ts";
import { seed } from "./seed.ts";
import { files as model } from "./state.ts";

const fileOf = (uri: string): string | null => {
  const content = contentOf(uri);
  return content?.authority === "files" && v.is(FileId, content.id) ? content.id : null;
};
const view = (i: Intent): { id: string } | null => {
  const id = fileOf(i.uri ?? "");
  return id === null ? null : { id };
};
/** Types that stand for entries of other apps, not for files. */
const isOfFiles = (type: string): boolean => !/^text\/(x-vcard|calendar)$/i.test(type);
const titleFor = (title: string): string => {
  const name = `${cutTo(title.replaceAll("/", " "), 80).trim() || "Text"}.txt`;
  return v.is(FileName, name) ? name : "Text.txt";
};

export default defineApp({
  model,
  commands,
  navigation,
  seed,
  permissions: { files: "allowed", photos: "allowed" },
  receives: {
    "phone-state": ({ state }) => ({ command: "makeRoom", args: { calling: state !== "idle" } }),
    "files-gone": ({ ids }) => ({ command: "lose", args: { ids: [...ids] } }),
  },
  due: ({ playing }) =>
    playing && playing.since !== null
      ? [{ at: playing.since + playing.lengthMs - playing.positionMs, command: "ended", args: {} }]
      : [],
  handles: [
    {
      action: "VIEW",
      types: ["text/*", "application/json"],
      authority: "files",
      screen: "text",
      // Pages are for who shows pages.
      params: (i) => (i.type === mimeOf(".html") ? null : view(i)),
    },
    { action: "VIEW", types: [mimeOf(".docx")], authority: "files", screen: "document", params: view },
    { action: "VIEW", types: [mimeOf(".xlsx")], authority: "files", screen: "workbook", params: view },
    { action: "VIEW", types: ["application/pdf"], authority: "files", screen: "pdf", params: view },
    { action: "VIEW", types: ["application/zip"], authority: "files", screen: "archive", params: view },
    { action: "VIEW", types: ["audio/*", "video/*"], authority: "files", screen: "player", params: view },
    {
      action: "PICK",
      types: ["*/*"],
      screen: "pick",
      params: (i) => (isOfFiles(i.type ?? "") ? { type: i.type ?? "*/*", many: i.extras["many"] === true } : null),
    },
    {
      action: "SEND",
      types: ["*/*"],
      screen: "place",
      title: { en: "Save to {app.files}", zh: "保存到{app.files}" },
      params: (i) => {
        const ids = urisOf(i.extras).flatMap((uri) => fileOf(uri) ?? []);
        if (ids.length > 0) return { act: "save", ids, text: "", title: "" };
        const text = extraText(i, "text");
        return text !== "" && typeFits(i.type ?? "", "text/*") && isOfFiles(i.type ?? "")
          ? { act: "saveText", ids: [], text, title: titleFor(extraText(i, "title")) }
          : null;
      },
    },
  ],
});
