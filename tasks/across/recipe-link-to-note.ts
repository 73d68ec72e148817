import { noteUrl } from "#apps/rednote/links.ts";
import messages from "#apps/messages/index.ts";
import notes from "#apps/notes/index.ts";
import rednote from "#apps/rednote/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { conversation, openThread, sms } from "../kit/messages.ts";
import { isPlainNote, newNotesArePlain, writeNote } from "../kit/notes.ts";
import { mobileNumber, personName } from "../kit/people.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { drawNotes, toldFact } from "../kit/rednote.ts";
import { textingFriends } from "../kit/social-across.ts";
import { isPlainName } from "../kit/social.ts";

/** A friend texts the links of two recipes. Open the one that is meant, and write its time into a new note. */
export default defineTask({
  apps: [messages, rednote, notes],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L2",
  tags: ["nav", "extract", "create", "handoff"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    for (let tries = 0; tries < 100; tries++) {
      const found = await drawNotes(world, r, lang, "cooking.recipe", 2, ["time"], (note) => {
        const { value, text } = toldFact(note, "time")!;
        return typeof value === "number" && text.includes(String(value)) && isPlainName(note.subject);
      });
      const [meant, other] = found.map((note) => ({
        id: note.id,
        dish: note.subject,
        minutes: Number(toldFact(note, "time")!.value),
        told: toldFact(note, "time")!.text,
      }));
      if (meant!.minutes !== other!.minutes && meant!.dish !== other!.dish) return { meant: meant!, other: other! };
    }
    throw new Error("no recipes fit");
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, { meant, other }) => {
    const friend = r.pick(textingFriends);
    return { friend, name: personName(friend, say), meant, other, isLast: r.chance(0.5) };
  },
  instruction: {
    en: [
      ({ name, meant }) =>
        `${name} texted me a {app.rednote} link to a recipe for ${meant.dish}. Open it and see how many minutes it takes, then make a new note in {app.notes} with the title "${meant.dish}" and only that number as the text.`,
    ],
    zh: [
      ({ name, meant }) =>
        `${name}给我发短信，附了个{app.rednote}链接，是${meant.dish}的做法。打开看看要多少分钟，然后在{app.notes}里新建一条笔记，标题“${meant.dish}”，正文只写这个数字。`,
    ],
  },
  setup: ({ messages: inbox }, p, { now, say }) => {
    const thread = `thread_${p.friend}`;
    inbox.threads[thread] ??= conversation(thread, mobileNumber(p.friend));
    const meant = say(
      `This is the ${p.meant.dish}: ${noteUrl(p.meant.id)}`,
      `${p.meant.dish}看这篇：${noteUrl(p.meant.id)}`,
    );
    const other = say(
      `And here's one for ${p.other.dish}: ${noteUrl(p.other.id)}`,
      `${p.other.dish}可以照这个做：${noteUrl(p.other.id)}`,
    );
    for (const [i, line] of (p.isLast ? [other, meant] : [meant, other]).entries())
      addEntries(
        inbox.messages,
        sms(`msg_recipe${i}`, thread, mobileNumber(p.friend), line, now - (90 - i * 25) * 60_000),
      );
  },
  checks: [
    {
      that: "there is exactly one new note, with the dish and only the minutes of its recipe",
      holds: ({ before, after, params: { meant } }) => {
        const [one, ...others] = addedEntries(before.notes.notes, after.notes.notes);
        return (
          one !== undefined &&
          others.length === 0 &&
          one.title.trim() === meant.dish &&
          one.body.trim() === String(meant.minutes) &&
          isPlainNote(one)
        );
      },
    },
    newNotesArePlain,
  ],
  allow: ({ notes: state }) => [added(state.notes, 1)],

  oracle: async (o, { friend, meant }) => {
    await openThread(o, friend);
    await o.sees(meant.dish);
    await o.act(messages, "thread.openLink", { url: noteUrl(meant.id) });
    await o.choose(rednote);
    await o.sees(meant.told);
    o.reads([meant.told], meant.minutes);
    await writeNote(o, meant.dish, String(meant.minutes));
  },
});
