/**
 * The settings: their values and the rows of their pages. Each setting changes what is drawn, which notifications
 * arrive, or what other people may do.
 */
import type * as v from "valibot";
import { audiences } from "#world/posts/words.ts";
import { flag, oneOf, preferences, prefRows, type PrefRow, type PrefSection, type RowTypes } from "#os/prefs.ts";
import type { homeStrings } from "../home/strings.ts";
import type { peopleStrings } from "../people/strings.ts";
import type { postsStrings } from "../posts/strings.ts";
import type { settingsStrings } from "./strings.ts";

export const pushMix = ["everyone", "following", "off"] as const;
export const whoWrites = ["everyone", "verified", "nobody"] as const;
export const whoCalls = ["followed", "verified", "everyone"] as const;
export const themes = ["system", "light", "dim", "dark"] as const;
export const autoPlays = ["always", "wifi", "never"] as const;
export const followingSorts = ["recent", "popular"] as const;

export const prefs = preferences({
  /** Whether new followers must ask, and strangers neither see nor repost the user's posts. */
  protect: flag(false),
  /** Who may reply to a new post, unless the user chooses otherwise in the editor. */
  newMayReply: oneOf(audiences, "everyone"),
  whoWrites: oneOf(whoWrites, "everyone"),
  receipts: flag(true),
  calls: flag(true),
  whoCalls: oneOf(whoCalls, "followed"),
  /** Whether people can find the user by e-mail address and phone number. Then more people follow the user. */
  findByMail: flag(true),
  findByPhone: flag(false),
  hideNotFollowing: flag(false),
  hideNotFollowers: flag(false),
  pushLikes: oneOf(pushMix, "everyone"),
  pushReposts: oneOf(pushMix, "everyone"),
  pushMentions: oneOf(pushMix, "everyone"),
  pushFollows: flag(true),
  pushMessages: flag(true),
  pushPosts: flag(true),
  pushPolls: flag(true),
  /** Whether notifications of messages include the text. */
  pushPreview: flag(true),
  /** Whether trends of the user's topics come first. */
  personalTrends: flag(true),
  followingSort: oneOf(followingSorts, "recent"),
  theme: oneOf(themes, "system"),
  autoPlay: oneOf(autoPlays, "wifi"),
  saver: flag(false),
  /** Whether lists of posts show the number of views. */
  views: flag(true),
});
export type Prefs = v.InferOutput<typeof prefs.schema>;

export const prefPages = [
  "audience",
  "directMessages",
  "findability",
  "filters",
  "push",
  "content",
  "display",
] as const;
export type PrefPage = (typeof prefPages)[number];
export const choiceNames = [
  "newMayReply",
  "whoWrites",
  "whoCalls",
  "pushLikes",
  "pushReposts",
  "pushMentions",
  "followingSort",
  "theme",
  "autoPlay",
] as const;
export type ChoiceName = (typeof choiceNames)[number];
/** The screens that rows open. */
export type RowTarget =
  | { readonly screen: "prefChoice"; readonly name: ChoiceName }
  | { readonly screen: "topics" | "followRequests" | "language" | "permissions" };
export interface PrefKinds extends RowTypes {
  readonly put: Partial<Prefs>;
  readonly word: keyof (typeof settingsStrings.en &
    typeof homeStrings.en &
    typeof peopleStrings.en &
    typeof postsStrings.en);
  readonly icon: never;
  readonly goal: RowTarget;
  readonly as: "screen";
}
export type Row = PrefRow<PrefKinds>;
const { toggle, choice, link } = prefRows<Prefs, PrefKinds>();
const to = (name: ChoiceName): RowTarget => ({ screen: "prefChoice", name });
const mix = (name: "pushLikes" | "pushReposts" | "pushMentions") =>
  choice(name, pushMix, "screen", { to: to(name), labelOf: (x) => `mix_${x}` });
export const choices = {
  newMayReply: choice("newMayReply", audiences, "screen", { to: to("newMayReply"), labelOf: (x) => `may_${x}` }),
  whoWrites: choice("whoWrites", whoWrites, "screen", { to: to("whoWrites"), labelOf: (x) => `who_${x}` }),
  whoCalls: choice("whoCalls", whoCalls, "screen", { to: to("whoCalls"), labelOf: (x) => `who_${x}` }),
  pushLikes: mix("pushLikes"),
  pushReposts: mix("pushReposts"),
  pushMentions: mix("pushMentions"),
  followingSort: choice("followingSort", followingSorts, "screen", {
    to: to("followingSort"),
    labelOf: (x) => `sort_${x}`,
  }),
  theme: choice("theme", themes, "screen", { to: to("theme"), labelOf: (x) => `theme_${x}` }),
  autoPlay: choice("autoPlay", autoPlays, "screen", { to: to("autoPlay"), labelOf: (x) => `play_${x}` }),
} as const;

export const pages: Readonly<Record<PrefPage, readonly PrefSection<Row, PrefKinds["word"]>[]>> = {
  audience: [
    {
      rows: [
        toggle("protect", { note: "protectNote" }),
        link({ screen: "followRequests" }, "followRequests"),
        choices.newMayReply,
      ],
    },
  ],
  directMessages: [
    { rows: [choices.whoWrites, toggle("receipts", { note: "receiptsNote" })] },
    {
      title: "callsTitle",
      rows: [toggle("calls", { note: "callsNote" }), { ...choices.whoCalls, needs: { calls: true } }],
    },
  ],
  findability: [{ rows: [toggle("findByMail"), toggle("findByPhone")], note: "findNote" }],
  filters: [{ note: "filtersNote", rows: [toggle("hideNotFollowing"), toggle("hideNotFollowers")] }],
  push: [
    {
      title: "pushAboutYou",
      rows: [choices.pushMentions, choices.pushReposts, choices.pushLikes, toggle("pushFollows"), toggle("pushPolls")],
    },
    { title: "pushFromOthers", rows: [toggle("pushPosts", { note: "pushPostsNote" })] },
    {
      title: "directMessages",
      rows: [toggle("pushMessages"), toggle("pushPreview", { needs: { pushMessages: true } })],
    },
    { rows: [link({ screen: "permissions" }, "permissions")] },
  ],
  content: [
    { rows: [link({ screen: "topics" }, "topics"), toggle("personalTrends", { note: "personalTrendsNote" })] },
    { rows: [choices.followingSort] },
  ],
  display: [
    { rows: [choices.theme, link({ screen: "language" }, "language")] },
    { title: "mediaTitle", rows: [choices.autoPlay, toggle("saver", { note: "saverNote" })] },
    { rows: [toggle("views")] },
  ],
};
