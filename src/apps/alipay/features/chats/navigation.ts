import { EntryId } from "#os/money/schema.ts";
import { intents } from "#os/intents.ts";
import { accountOf, PersonId, findPerson } from "../../people.ts";
import { on, pushes } from "../../builder.ts";
import { PacketId, TransferId } from "../transfer/state.ts";
import { LineId } from "./state.ts";

export const chatsEdges = [
  on("chat", "send").when("hasText", "isNotBlocked").run("send").set({ text: "" }),
  on("chat", "panel").set(({ view }) => ({ open: view.open === "panel" ? null : ("panel" as const) })),
  on("chat", "transfer")
    .close()
    .push("amount", ({ params }) => ({ payee: params.person })),
  on("chat", "packet").close().push("packet"),
  on("chat", "person").push("person"),
  on("chat", "sent", { id: TransferId }).push("sent"),
  on("chat", "packetOf", { id: PacketId }).push("packetOf"),
  on("chat", "hold", { line: LineId }).open("line", ({ args }) => ({ line: args.line })),
  on("chat", "deleteLine")
    .when("hasLine")
    .run("deleteLine", ({ view }) => ({ id: view.line ?? "" }))
    .close("line"),
  on("contacts", "open", { person: PersonId }).push("person"),
  on("person", "chat").push("chat"),
  on("person", "transfer").push("amount", ({ params }) => ({ payee: params.person })),
  on("person", "packet").push("packet"),
  on("person", "party").push("party", ({ params }) => ({ party: params.person })),
  on("person", "call").start(({ params }) => intents.dial(accountOf(findPerson(params.person)!))),
  on("person", "editRemark").open("remark", ({ state, params }) => ({ remark: state.remarks[params.person] ?? "" })),
  on("person", "saveRemark").run("setRemark").close(),
  on("person", "pin").run("pinChat"),
  on("person", "mute").run("muteChat"),
  on("person", "block")
    .ask("blockAsk", "confirm", ({ state, params }) => ({
      blocked: (state.blocked as readonly string[]).includes(params.person) ? 1 : 0,
    }))
    .run("blockPerson"),
  on("person", "more").open("more"),
  on("person", "clear").warn("clearAsk", "clear").run("deleteChat").close().say("cleared"),
  on("notices", "open", { id: EntryId }).push("bill"),
  ...pushes("notices", "bills", "notifications"),
] as const;
