import messages from "#apps/messages/index.ts";
import { defineTask } from "#judge/define.ts";
import { personName } from "../kit/people.ts";

/**
 * Pin one conversation, mute another conversation, and archive a third conversation. The people in the conversations
 * have similar names.
 */
export default defineTask({
  apps: [messages],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "edit"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const [pinned, muted, archived] = r.sample(
      ["nora", "katrin", "anna_weber", "anna_webber", "alex_renner", "alex_petrov", "okafor", "greta", "plumber"],
      3,
    );
    const name = (id: string): string => personName(id, say);
    return {
      pinned: pinned!,
      muted: muted!,
      archived: archived!,
      names: { pinned: name(pinned!), muted: name(muted!), archived: name(archived!) },
    };
  },
  instruction: {
    en: [
      ({ names }) =>
        `In {app.messages}, pin my conversation with ${names.pinned}, mute the one with ${names.muted} and archive the one with ${names.archived}.`,
    ],
    zh: [
      ({ names }) =>
        `在{app.messages}中，把与${names.pinned}的对话置顶，将与${names.muted}的对话静音，并归档与${names.archived}的对话。`,
    ],
  },
  checks: [
    {
      that: "the first conversation is pinned",
      holds: ({ after, params }) => after.messages.threads[`thread_${params.pinned}`]?.pinned === true,
    },
    {
      that: "the second one does not notify",
      holds: ({ after, params }) => after.messages.threads[`thread_${params.muted}`]?.alert === "none",
    },
    {
      that: "the third one is archived",
      holds: ({ after, params }) => after.messages.threads[`thread_${params.archived}`]?.archived === true,
    },
  ],
  allow: ({ messages: state }, { pinned, muted, archived }) => [
    state.threads[`thread_${pinned}`]?.pinned,
    state.threads[`thread_${muted}`]?.alert,
    state.threads[`thread_${archived}`]?.archived,
  ],

  oracle: async (o, { pinned, muted, archived }) => {
    const chosen = async (id: string): Promise<string[]> => {
      const thread = `thread_${id}`;
      await o.act(messages, "list.select", { thread });
      return [thread];
    };
    await o.open(messages);
    await o.act(messages, "list.pin", { threads: await chosen(pinned), on: true });
    const threads = await chosen(muted);
    await o.set(messages, "list", { open: "menu" });
    await o.act(messages, "list.alert", { threads, alert: "none" });
    await o.act(messages, "list.archive", { threads: await chosen(archived), on: true });
  },
});
