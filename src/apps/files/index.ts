import * as v from "valibot";
import { defineApp } from "#os/define.ts";
import { FileId, FileName, mimeOf } from "#os/files.ts";
import { parseContentUri, extraText, matchesMimeType, urisOf, type Intent } from "#os/intents.ts";
import { truncateText } from "#os/text-edit.ts";
import { commands } from "./commands.ts";
import { navigation } from "./navigation.ts";
import { seed } from "./seed.ts";
import { files as model } from "./state.ts";

const findFileId = (uri: string): string | null => {
  const content = parseContentUri(uri);
  return content?.authority === "files" && v.is(FileId, content.id) ? content.id : null;
};
const viewParams = (i: Intent): { id: string } | null => {
  const id = findFileId(i.uri ?? "");
  return id === null ? null : { id };
};
/** Returns whether data of this MIME type can be a file. The two excluded types describe records of other apps. */
const isOfFiles = (type: string): boolean => !/^text\/(x-vcard|calendar)$/i.test(type);
const textFileName = (title: string): string => {
  const name = `${truncateText(title.replaceAll("/", " "), 80).trim() || "Text"}.txt`;
  return v.is(FileName, name) ? name : "Text.txt";
};

export default defineApp({
  model,
  commands,
  navigation,
  seed,
  permissions: { files: "allowed", photos: "allowed" },
  receives: {
    "files-gone": ({ ids }) => ({ command: "lose", args: { ids: [...ids] } }),
  },
  handles: [
    {
      action: "VIEW",
      types: ["text/*", "application/json"],
      authority: "files",
      screen: "text",
      // Web pages are left to apps that can show web pages.
      params: (i) => (i.type === mimeOf(".html") ? null : viewParams(i)),
    },
    { action: "VIEW", types: [mimeOf(".docx")], authority: "files", screen: "document", params: viewParams },
    { action: "VIEW", types: [mimeOf(".xlsx")], authority: "files", screen: "workbook", params: viewParams },
    { action: "VIEW", types: ["application/pdf"], authority: "files", screen: "pdf", params: viewParams },
    { action: "VIEW", types: ["application/zip"], authority: "files", screen: "archive", params: viewParams },
    { action: "VIEW", types: ["audio/*", "video/*"], authority: "files", screen: "player", params: viewParams },
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
        const ids = urisOf(i.extras).flatMap((uri) => findFileId(uri) ?? []);
        if (ids.length > 0) return { act: "save", ids, text: "", title: "" };
        const text = extraText(i, "text");
        return text !== "" && matchesMimeType(i.type ?? "", "text/*") && isOfFiles(i.type ?? "")
          ? { act: "saveText", ids: [], text, title: textFileName(extraText(i, "title")) }
          : null;
      },
    },
  ],
});
