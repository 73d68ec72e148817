import files from "#apps/files/index.ts";
import messages from "#apps/messages/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { filesOfType } from "#os/files.ts";
import { incomingMessage, newThreadsArePlain, plainMessage, plainThread, newMessagesTo } from "../kit/messages.ts";
import { mobileNumber, personName, pronouns } from "../kit/people.ts";

/**
 * A person asks by message for a document on the phone. Attach this document without any text. Another document has a
 * similar name.
 */
export default defineTask({
  apps: [files, messages],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["search", "social", "handoff", "extract"],
  budget: 30,
  revision: 4,

  params: (r, { os }, { say }) => {
    const friend = r.pick(["okafor", "nora", "katrin", "mum", "mia", "vera", "anna_weber", "greta"]);
    const all = filesOfType(os.files, "application/pdf").map(({ id, name }) => ({ id, name }));
    const wanted = r.pick(all.filter(({ name }) => all.filter((f) => f.name === name).length === 1));
    return {
      friend,
      name: personName(friend, say),
      file: wanted.id,
      fileName: wanted.name,
      title: wanted.name.replace(/\.pdf$/, ""),
    };
  },
  instruction: {
    en: [
      ({ friend, name }) =>
        `${name} is about to text me asking for a PDF I have on my phone. Send ${pronouns(friend).them} that file as an attachment, with no message.`,
      ({ friend, name }) =>
        `In a moment ${name} will text me which of my PDFs to send. Find it on the phone and send it to ${pronouns(friend).them} in {app.messages} as an attachment, without any text.`,
    ],
    zh: [
      ({ name }) =>
        `${name}马上会发短信跟我要手机里的一个 PDF 文件。请用短信把那个文件作为附件发过去，就发这个文件，不要附文字。`,
      ({ friend, name }) =>
        `${name}马上会发来短信，说明需要我的哪个 PDF 文件。请找到它，在{app.messages}里作为附件发给${pronouns(friend).zh}，不要附文字。`,
    ],
  },
  setup: ({ os }, { friend, title }, { now, say }) => {
    const text = say(
      `Hello! Could you send me the file "${title}" (PDF)? Just that one, please.`,
      `你好！能把文件“${title}”（PDF）发我吗？就要这一个。`,
    );
    os.schedule["due_paper"] = incomingMessage(now + 3000, mobileNumber(friend), text);
  },
  checks: [
    {
      that: "one message went to this person, with this file and no text",
      holds: ({ before, after, params }) => {
        const sent = newMessagesTo(before.messages, after.messages, params.friend);
        const [part] = sent[0]?.parts ?? [];
        return (
          sent.length === 1 &&
          sent[0]!.text === "" &&
          sent[0]!.parts.length === 1 &&
          part?.kind === "file" &&
          part.file === params.file
        );
      },
    },
    {
      that: "the file is where it was",
      keeps: true,
      holds: ({ before, after, params }) =>
        JSON.stringify(before.os.files[params.file]) === JSON.stringify(after.os.files[params.file]),
    },
    newThreadsArePlain,
  ],
  // Allows the question, the answer, and a new conversation if there was none.
  allow: ({ messages: inbox }) => [added(inbox.messages, 2, plainMessage), added(inbox.threads, 1, plainThread)],

  oracle: async (o, { file, title }) => {
    await o.open(messages);
    await o.wait(4);
    await o.openNotification((n) => n.app === messages.id);
    await o.sees(title);
    await o.set(messages, "thread", { open: "attach" });
    await o.act(messages, "thread.attachFile");
    await o.type("query", title);
    await o.act(files, "pick.toggle", { id: file });
    await o.act(files, "pick.done");
    await o.act(messages, "thread.send");
  },
});
