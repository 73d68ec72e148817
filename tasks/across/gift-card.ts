import browser from "#apps/browser/index.ts";
import messages from "#apps/messages/index.ts";
import { defineTask } from "#judge/define.ts";
import { added, any } from "#judge/allowed-paths.ts";
import { incomingMessage, conversation, plainMessage, sms } from "../kit/messages.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { searchAndOpen } from "../kit/browser.ts";

/**
 * Request the balance of a gift card whose number and code are in a message. An older card is in the same conversation.
 */
export default defineTask({
  apps: [browser, messages],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["finance", "extract", "search", "handoff"],
  budget: 45,
  revision: 2,

  params: (r, _, { say }) => {
    const shop = r.pick([
      { site: "voltara", name: say("Voltara", "伏特拉数码") },
      { site: "fernwell", name: say("Fernwell", "蕨屋家居") },
    ]);
    const card = (): string => `${r.int(100_000, 999_999)}${r.int(100_000, 999_999)}`;
    return { ...shop, card: card(), pin: String(r.int(1000, 9999)), old: card(), oldPin: String(r.int(1000, 9999)) };
  },
  instruction: {
    en: [
      ({ name, site }) =>
        `I'm getting a ${name} gift card: its number and code will be texted to me any second. When they arrive, use the form on ${site}.example (under help, gift cards) to check the card's balance.`,
      ({ name, site }) =>
        `Someone's giving me a ${name} gift card, and the shop is about to text me its number and code. Please check the balance of the new card. The form for ${name} gift cards is in the help section of ${site}.example.`,
    ],
    zh: [
      ({ name, site }) =>
        `我的${name}礼品卡快到了，卡号和密码会用短信发来。收到后，请到 ${site}.example 的“帮助”里的礼品卡页面，查一下这张新卡的余额。`,
      ({ name, site }) =>
        `有人送我一张${name}礼品卡，商家马上会用短信发来卡号和密码。请在 ${site}.example 的帮助里找到礼品卡余额查询表单，查这张新卡的余额。`,
    ],
  },
  setup: ({ messages: state, os }, { name, card, pin, old, oldPin }, { now, say }) => {
    const from = "1069 0088 220";
    const text = (number: string, code: string): string =>
      say(
        `${name}: Your gift card number is ${number}. Scratch-off code: ${code}`,
        `【${name}】您的礼品卡卡号为 ${number}，刮开层密码 ${code}`,
      );
    addEntries(state.threads, conversation("thread_card", from));
    addEntries(state.messages, sms("msg_card_old", "thread_card", from, text(old, oldPin), now - 40 * 24 * 3_600_000));
    os.schedule["due_card"] = incomingMessage(now + 5000, from, text(card, pin));
  },
  checks: [
    {
      that: "one form was sent: the one for the balance of this shop's gift cards",
      holds: ({ before, after, params }) => {
        const sent = addedEntries(before.browser.sent, after.browser.sent);
        return sent.length === 1 && sent[0]!.form === balanceFormId(params.site);
      },
    },
    {
      that: "it has the number and the code of the new card",
      holds: ({ before, after, params }) =>
        addedEntries(before.browser.sent, after.browser.sent).some(
          ({ values }) => values["card"] === params.card && values["pin"] === params.pin,
        ),
    },
  ],
  allow: ({ browser: web, messages: state }) => [added(web.sent), added(state.messages, 1, plainMessage)],
  free: [
    {
      why: "A form is sent from the page that has it, and how the message was read is no matter",
      paths: ({ browser: web, messages: state }) => [web.sent[any]?.url, state.messages[any]?.read],
    },
  ],

  oracle: async (o, { site, name, card, pin }, { say }) => {
    await o.open(messages);
    await o.wait(6);
    await o.openNotification((n) => n.app === messages.id);
    await o.sees(card, pin);
    await searchAndOpen(o, `https://${site}.example/help/giftcards`, `${name} ${say("gift cards", "礼品卡")}`);
    await o.type(`drafts.${balanceFormId(site)}:card`, card);
    await o.type(`drafts.${balanceFormId(site)}:pin`, pin);
    await o.act(browser, "page.submit", { form: balanceFormId(site), values: { card, pin } });
  },
});
const balanceFormId = (site: string): string => `${site}-gift-balance`;
