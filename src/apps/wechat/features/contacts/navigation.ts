/** Edges of the screens of people. */
import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { PersonId } from "../../people.ts";
import { does, on, pushes } from "../../builder.ts";
import { nameOrId } from "./queries.ts";
import { scanTargetCount } from "./screens.ts";
import { RequestId, TagId } from "./state.ts";
import type { State } from "../../state.ts";

const person = { person: PersonId };
const personParams = ({ state, params }: { state: State; params: { person: string } }) => ({
  name: nameOrId(state, params.person),
});
const phoneOf = (state: State, id: string): string => state.people[id]?.phone ?? "";
export const contactsEdges = [
  on("profile", "chat")
    .when("isKept")
    .push("chat", ({ params }) => ({ peer: params.person })),
  on("profile", "ask").when("isStranger").push("ask"),
  on("profile", "answerAsk")
    .when("hasAsked")
    .push("accept", ({ state, params }) => ({
      id: Object.values(state.requests).find((r) => r.person === params.person && !r.mine)?.id ?? "request_none",
    })),
  on("profile", "askCall").when("hasNumberOf").open("call"),
  on("profile", "call")
    .when("hasNumberOf")
    .close()
    .start(({ state, params }) => intents.dial(phoneOf(state, params.person))),
  on("profile", "text")
    .when("hasNumberOf")
    .close()
    .start(({ state, params }) => intents.message(phoneOf(state, params.person))),
  on("profile", "album").when("isKept").push("album"),
  on("profile", "remark").when("isKept").push("remark"),
  on("profile", "reach").when("isKept").push("reach"),
  on("profile", "more").when("isKept").push("profileMore"),
  on("profileMore", "remark").push("remark"),
  on("profileMore", "reach").push("reach"),
  on("profileMore", "recommend").push("forward", ({ params }) => ({ ids: [], card: params.person })),
  on("profileMore", "keepNumber")
    .when("hasNumberOf")
    .start(({ state, params }) =>
      intents.insertContact({ name: nameOrId(state, params.person), number: phoneOf(state, params.person) }),
    ),
  on("profileMore", "toggleStar").run("toggleStar"),
  on("profileMore", "block").warn("blockAsk", "block", personParams).run("toggleBlock"),
  on("profileMore", "unblock").run("toggleBlock"),
  on("profileMore", "delete").warn("deleteFriendAsk", "delete", personParams).run("deleteFriend").root(),
  on("reach", "chatOnly").run("setReach", ({ state, params }) => ({
    person: params.person,
    chatOnly: true,
    hideMine: state.friends[params.person]?.hideMine ?? false,
    hideTheirs: state.friends[params.person]?.hideTheirs ?? false,
  })),
  on("reach", "all").run("setReach", ({ state, params }) => ({
    person: params.person,
    chatOnly: false,
    hideMine: state.friends[params.person]?.hideMine ?? false,
    hideTheirs: state.friends[params.person]?.hideTheirs ?? false,
  })),
  on("reach", "hideMine").run("setReach", ({ state, params }) => ({
    person: params.person,
    chatOnly: false,
    hideMine: state.friends[params.person]?.hideMine !== true,
    hideTheirs: state.friends[params.person]?.hideTheirs ?? false,
  })),
  on("reach", "hideTheirs").run("setReach", ({ state, params }) => ({
    person: params.person,
    chatOnly: false,
    hideMine: state.friends[params.person]?.hideMine ?? false,
    hideTheirs: state.friends[params.person]?.hideTheirs !== true,
  })),
  on("remark", "toggleTag", { tag: TagId }).toggle("tags", "tag"),
  on("remark", "newTag").push("tag", { id: null }),
  on("remark", "save").run("setRemark").pop(),

  on("newFriends", "open", person).push("profile"),
  on("newFriends", "accept", { id: RequestId }).push("accept"),
  on("newFriends", "drop", { id: RequestId }).run("dropRequest").close("held"),
  ...pushes("newFriends", "addFriends"),
  on("ask", "send")
    .run("askFriend", ({ params, view }) => ({
      person: params.person,
      text: view.hello,
      remark: view.remark,
      chatOnly: view.chatOnly,
    }))
    .say("asked")
    .pop(),
  on("ask", "toggleChatOnly").set(({ view }) => ({ chatOnly: !view.chatOnly })),
  on("accept", "done")
    .run("accept")
    .replace("chat", ({ result }) => ({ peer: result })),
  on("accept", "toggleChatOnly").set(({ view }) => ({ chatOnly: !view.chatOnly })),

  on("addFriends", "find")
    .when("hasQuery")
    .set(({ view }) => ({ sought: view.query.trim() })),
  on("addFriends", "open", person).push("profile"),
  on("addFriends", "scan").needs("camera").push("scan"),
  ...pushes("addFriends", "radar", "faceToFace", "myQr"),
  on("addFriends", "ofPhone").start(intents.pickContact(), "ofPhonePicked"),
  on("addFriends", "ofPhonePicked", { uris: v.array(v.string()) }).set(({ args, content }) => {
    const id = decodeURIComponent(args.uris[0]?.split("/").at(-1) ?? "");
    const number = content("contacts").find((c) => c.id === id)?.phones[0]?.number ?? "";
    return { query: number, sought: number };
  }),
  on("radar", "open", person).push("profile"),
  on("scan", "look").needs("camera"),
  on("scan", "turn")
    .needs("camera")
    .set(({ view }) => ({ sight: (view.sight + 1) % scanTargetCount })),
  on("scan", "openPerson", person).needs("camera").replace("profile"),
  on("scan", "openWeb", { url: v.string() })
    .needs("camera")
    .start(({ args }) => intents.viewWeb(args.url)),

  on("tags", "open", { id: TagId }).push("tag"),
  on("tags", "add").push("tag", { id: null }),
  does("tags", "deleteTag").warn("deleteTagAsk", "delete"),
  on("tag", "toggle", person).toggle("members", "person"),
  on("tag", "save").when("isNamedTag").run("saveTag").pop(),
  on("blockedFriends", "open", person).push("profile"),
  on("chatOnlyFriends", "open", person).push("profile"),
] as const;
