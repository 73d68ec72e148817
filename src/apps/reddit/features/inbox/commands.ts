/** Commands for notifications and messages. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { isOnline } from "#os/network.ts";
import { reject, type Rejection } from "#os/values.ts";
import { dayMs, minuteMs } from "#state/civil.ts";
import { Rng } from "#state/rng.ts";
import threads from "#world/threads/index.ts";
import { leastAge } from "../../format.ts";
import { MailId, NewsId } from "../../ids.ts";
import { addNews } from "../../news.ts";
import { reddit, type State } from "../../state.ts";
import { hasBlockedOwner, isBlocked } from "../../ties.ts";
import { readCommunity, readUser } from "../../world.ts";
import { writeMailAnswer } from "./answers.ts";
import { MailText, maxMailLines, maxMails, Subject, type Mail } from "./state.ts";

const Party = v.pipe(v.string(), v.maxLength(40));

/** Finds the person or community with the name "u/…" or "r/…". A name without prefix is a person's name. */
function findParty(ctx: Ctx, to: string): string | Rejection {
  const name = to.trim().replace(/^\//, "");
  if (/^r\//i.test(name)) {
    const [found] = ctx.world(threads.queries.place, { name: name.slice(2).toLowerCase() }).rows;
    return found?.id ?? reject("community-missing");
  }
  const [found] = ctx.world(threads.queries.named, { name: name.replace(/^u\//i, "").toLowerCase() }).rows;
  return found?.id ?? reject("user-missing");
}
function checkParty(state: State, ctx: Ctx, party: string): Rejection | null {
  if (!isOnline(ctx.os)) return reject("no-network");
  if (isBlocked(state, party)) return reject("unblock-first");
  if (party.startsWith("rd_user_") && hasBlockedOwner(state, party)) return reject("blocked-by-them");
  return null;
}
/** Moderators answer nearly always, within a day. Other people answer half of the messages. */
function planAnswer(mail: Mail, ctx: Ctx): void {
  const r = Rng.of("reddit", "mail", mail.party, mail.subject, String(mail.lines.length));
  const isCommunity = mail.party.startsWith("rd_community_");
  mail.answersAt = r.chance(isCommunity ? 0.9 : 0.5) ? ctx.now + r.int(20, isCommunity ? 900 : 400) * minuteMs : null;
}
function addLine(mail: Mail, mine: boolean, text: string, at: number): void {
  mail.lines = [...mail.lines, { mine, text, at }].slice(-maxMailLines);
}
export const inboxCommands = {
  readNews: reddit.command({ news: NewsId }, (state, { news }) => {
    const found = state.news.find(({ id }) => id === news);
    if (!found) return reject("news-missing");
    found.read = true;
    return undefined;
  }),
  dropNews: reddit.command({ news: NewsId }, (state, { news }) => {
    if (!state.news.some(({ id }) => id === news)) return reject("news-missing");
    state.news = state.news.filter(({ id }) => id !== news);
    return undefined;
  }),
  readAll: reddit.command({}, (state) => {
    for (const one of state.news) one.read = true;
    for (const mail of Object.values(state.mails)) mail.unread = false;
  }),
  /** `to` is a name such as "u/somebody" or "r/Community". */
  sendMail: reddit.command({ to: Party, subject: Subject, text: MailText }, (state, { to, subject, text }, ctx) => {
    if (!isOnline(ctx.os)) return reject("no-network");
    if (subject.trim() === "") return reject("subject-missing");
    if (text.trim() === "") return reject("nothing-written");
    if (
      to
        .trim()
        .replace(/^\/?u\//i, "")
        .toLowerCase() === state.profile.name.toLowerCase()
    )
      return reject("that-is-you");
    const party = findParty(ctx, to);
    if (typeof party !== "string") return party;
    const refused = checkParty(state, ctx, party);
    if (refused) return refused;
    if (Object.keys(state.mails).length >= maxMails) return reject("mails-full");
    const id = ctx.newId("mail");
    const mail: Mail = {
      id,
      party,
      subject: subject.trim(),
      lines: [{ mine: true, text: text.trim(), at: ctx.now }],
      unread: false,
      answersAt: null,
    };
    planAnswer(mail, ctx);
    state.mails[id] = mail;
    return id;
  }),
  replyMail: reddit.command({ mail: MailId, text: MailText }, (state, { mail, text }, ctx) => {
    const found = state.mails[mail];
    if (!found) return reject("mail-missing");
    if (text.trim() === "") return reject("nothing-written");
    const refused = checkParty(state, ctx, found.party);
    if (refused) return refused;
    addLine(found, true, text.trim(), ctx.now);
    found.unread = false;
    planAnswer(found, ctx);
    return undefined;
  }),
  /** Scheduled. The other side answers. */
  answerMail: reddit.command({ mail: MailId }, (state, { mail }, ctx) => {
    const found = state.mails[mail];
    if (!found || found.answersAt === null) return;
    found.answersAt = null;
    const isCommunity = found.party.startsWith("rd_community_");
    if (isBlocked(state, found.party)) return;
    if (!isCommunity && state.prefs.whoMails === "nobody") return;
    const asked = found.lines.findLast(({ mine }) => mine)!;
    addLine(found, false, writeMailAnswer(found, asked.text, isCommunity, ctx.lang), ctx.now);
    found.unread = true;
    if (!state.prefs.notifyMails) return;
    const name = isCommunity
      ? `r/${readCommunity(ctx.world, found.party)?.name ?? ""}`
      : `u/${readUser(ctx.world, found.party)?.name ?? ""}`;
    ctx.notify({
      key: "noticeMail",
      facts: { name, text: found.subject },
      channel: "mails",
      tag: found.id,
      from: name,
      open: { screen: "mail", params: { mail: found.id } },
      reply: { command: "replyMail", args: { mail: found.id } },
    });
  }),
  readMail: reddit.command({ mail: MailId }, (state, { mail }, ctx) => {
    const found = state.mails[mail];
    if (found) found.unread = false;
    ctx.unnotify(mail);
  }),
  markMailUnread: reddit.command({ mail: MailId }, (state, { mail }) => {
    const found = state.mails[mail];
    if (!found) return reject("mail-missing");
    found.unread = true;
    return undefined;
  }),
  deleteMail: reddit.command({ mail: MailId }, (state, { mail }, ctx) => {
    if (!state.mails[mail]) return reject("mail-missing");
    delete state.mails[mail];
    ctx.unnotify(mail);
    return undefined;
  }),
  /** Scheduled once a day. Notifies the user of a popular post in one of the user's communities. */
  showTrend: reddit.command({}, (state, _args, ctx) => {
    state.trendAt += dayMs * Math.max(1, Math.ceil((ctx.now + 1 - state.trendAt) / dayMs));
    const joined = Object.keys(state.joined).filter((id) => state.muted[id] === undefined);
    if (joined.length === 0) return;
    const from = leastAge(ctx.now, state.startedAt);
    const { rows } = ctx.world(threads.queries.home, {
      community_any: joined.slice(0, 60),
      age_min: from,
      age_max: from + 1440,
    });
    const known = new Set(state.news.map(({ post }) => post));
    const found = rows.find(({ id, author }) => !known.has(id) && !isBlocked(state, author));
    if (found)
      addNews(state, ctx, { kind: "trend", community: found.community, post: found.id, text: found.title, count: 0 });
  }),
};
