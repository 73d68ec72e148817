/** Edges of the settings. */
import * as v from "valibot";
import { wholeNumber } from "#os/values.ts";
import { standardFolders } from "#os/files.ts";
import { parseContentUri, intents } from "#os/intents.ts";
import { settingArgs } from "#os/settings.ts";
import { sortedContacts } from "../../queries.ts";
import { toVcard } from "../../vcard.ts";
import { choiceNames, numberNames, pageIds, prefs, Ringtone } from "./prefs.ts";
import { ContactId } from "../cards/state.ts";
import type { State } from "../../state.ts";
import { speedKeys } from "./state.ts";
import { does, on, pushes } from "../../builder.ts";

const uris = { uris: v.array(v.string()) };
const findContactByUri = (state: State, uri = "") => state.contacts[parseContentUri(uri)?.id ?? ""];
const firstNumber = (state: State, uri?: string): string => findContactByUri(state, uri)?.phones[0]?.number ?? "";
/** Returns as many contacts as fit into a file, as one text. */
function exportCards(state: State): string {
  let out = "";
  for (const card of sortedContacts(state).map(toVcard)) if (out.length + card.length < 19_900) out += `${card}\n`;
  return out;
}

export const settingsEdges = [
  on("settings", "put", prefs.changes).run("setPrefs"),
  on("settings", "openPage", { page: v.picklist(pageIds) }).push("settings"),
  on("settings", "openChoice", { name: v.picklist(choiceNames) }).push("choice"),
  on("settings", "openRingtone").push("ringtone"),
  on("settings", "edit", { name: v.picklist(numberNames) }).open("number", ({ state, args }) => ({
    editing: args.name,
    number: state.prefs[args.name],
  })),
  on("settings", "saveNumber")
    .when("emptyOrNumber")
    .run("setPrefs", ({ view }) => ({ [view.editing ?? "voicemailNumber"]: view.number.trim() }))
    .close("editing", "number")
    .say("saved"),
  ...pushes("settings", "responses", "barring", "fixed", "speedDial", "tones", "recorded", "blocked", "transfer"),
  on("choice", "pick", { value: v.string() }).run("setPrefs", ({ params, args }) => ({ [params.name]: args.value })),
  on("ringtone", "pick", { tone: Ringtone }).system("set", ({ args }) => settingArgs("sound", "ringtone", args.tone)),
  on("responses", "startEdit", { index: v.nullable(wholeNumber) }).open("edit", ({ state, args }) => ({
    index: args.index,
    text: args.index === null ? "" : (state.responses[args.index] ?? ""),
  })),
  on("responses", "save").when("hasText").run("saveResponse").close("text", "index"),
  does("responses", "delete", "deleteResponse").warn("deleteResponseAsk", "delete"),
  on("barring", "bar")
    .when("hasCode")
    .run("bar", ({ state, view }) => ({
      which: view.which,
      on: !state.barred.includes(view.which),
      code: view.code,
    }))
    .close("code"),
  on("barring", "change").when("hasCode", "hasNextCode").run("setBarCode").close("code", "next").say("saved"),
  on("fixed", "turn")
    .when("hasCode")
    .run("setFixed", ({ state, view }) => ({ on: !state.fixed.on, code: view.code }))
    .close("code"),
  on("fixed", "add").when("hasCode", "validNumber").run("addFixed").close("code", "number"),
  on("fixed", "remove").when("hasCode").run("removeFixed").close("code", "number"),
  on("speedDial", "assign").when("validNumber").run("setSpeed").close("number"),
  on("speedDial", "clear", { key: v.picklist(speedKeys) }).run("setSpeed", ({ args }) => ({
    key: args.key,
    number: null,
  })),
  on("speedDial", "pick").start(intents.pickContact(), "picked"),
  on("speedDial", "picked", uris).set(({ state, args }) => ({ number: firstNumber(state, args.uris[0]) })),
  on("tones", "pick").start(intents.pickContact(), "picked"),
  on("tones", "picked", uris).set(({ state, args }) => {
    const id = findContactByUri(state, args.uris[0])?.id ?? null;
    return { contact: id, open: id === null ? null : "tone" };
  }),
  on("tones", "tone", { tone: v.nullable(Ringtone) })
    .when("hasContact")
    .run("setTone", ({ view, args }) => ({ contact: view.contact ?? "", tone: args.tone }))
    .close("contact"),
  on("recorded", "pick").start(intents.pickContact(true), "picked"),
  on("recorded", "picked", uris).run("setRecorded", ({ state, args }) => ({
    contacts: args.uris.flatMap((uri) => findContactByUri(state, uri)?.id ?? []),
    on: true,
  })),
  on("recorded", "remove", { contact: ContactId }).run("setRecorded", ({ args }) => ({
    contacts: [args.contact],
    on: false,
  })),
  on("transfer", "export")
    .system("writeFile", ({ state }) => {
      const content = exportCards(state);
      return {
        parent: standardFolders.download,
        name: "contacts.vcf",
        bytes: content.length,
        content: { kind: "text", text: content },
      };
    })
    .say("exported"),
  on("transfer", "import").start(intents.pickFile("text/x-vcard"), "picked"),
  on("transfer", "picked", uris)
    .run("importCards", ({ args, os }) => {
      const file = os.files[parseContentUri(args.uris[0] ?? "")?.id ?? ""];
      return { text: file?.type === "file" && file.content.kind === "text" ? file.content.text : "" };
    })
    .set(({ result }) => ({ added: result })),
] as const;
