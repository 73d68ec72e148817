import files from "#apps/files/index.ts";
import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { filesOfType } from "#os/files.ts";
import { displayName, openChat, newOwnMessages, stopPendingMessages, allowMessages } from "../kit/wechat.ts";

/** Send a document on the phone to a colleague's chat, without text. Another document has a similar name. */
export default defineTask({
  apps: [files, wechat],
  split: "train",
  objective: "operate",
  composition: "transfer",
  difficulty: "L2",
  tags: ["search", "social", "handoff"],
  budget: 30,
  revision: 2,

  params: (r, { wechat: state, os }) => {
    const peer = `person_${r.pick(["katrin", "nora", "priya", "vera"])}`;
    const all = filesOfType(os.files, "application/pdf").map(({ id, name }) => ({ id, name }));
    const wanted = r.pick(all.filter(({ name }) => all.filter((f) => f.name === name).length === 1));
    return {
      peer,
      name: displayName(state, peer),
      file: wanted.id,
      fileName: wanted.name,
      title: wanted.name.replace(/\.pdf$/, ""),
    };
  },
  instruction: {
    en: [
      ({ name, fileName }) =>
        `Send ${name} the file "${fileName}" from my phone on {app.wechat}. Just the file, no message.`,
    ],
    zh: [({ name, fileName }) => `请把手机里的文件“${fileName}”发给{app.wechat}上的${name}，不附任何文字。`],
  },
  setup: ({ wechat: state }, { peer }) => stopPendingMessages(state, peer),
  checks: [
    {
      that: "this person was sent this file, and nobody anything else",
      holds: ({ before, after, params }) => {
        const own = newOwnMessages(before, after);
        const body = own[0]?.body;
        return own.length === 1 && own[0]!.chat === params.peer && body?.kind === "file" && body.file === params.file;
      },
    },
    { that: "the files are as they were", unchanged: ({ os }) => os.files },
  ],
  allow: ({ wechat: state }, { peer }) => allowMessages(state, peer),

  oracle: async (o, { peer, file, title }) => {
    await openChat(o, peer);
    await o.set(wechat, "chat", { open: "plus" });
    await o.act(wechat, "chat.file");
    await o.type("query", title);
    await o.act(files, "pick.toggle", { id: file });
    await o.act(files, "pick.done");
  },
});
