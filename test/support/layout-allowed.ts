// Findings of the layout check that are not faults, each with the reason.
import type { Finding } from "./display-check-types.ts";

export interface LayoutFault {
  readonly kind: Finding["kind"] | "untranslated" | "unnamed" | "id" | "error";
  readonly screen: string;
  readonly where: string;
  /** An example of the texts with this finding. */
  readonly what: string;
  readonly detail: string;
  readonly path: readonly string[];
  readonly appearances: Set<string>;
  times: number;
}

interface AllowedFault {
  readonly kind: LayoutFault["kind"];
  readonly screen?: RegExp;
  readonly where?: RegExp;
  readonly what?: RegExp;
  readonly reason: string;
}
export const allowedFaults: readonly AllowedFault[] = [
  { kind: "badge", screen: /^calendar\./, where: /\.cal-number/, reason: "a day of a month has two digits at most" },
  {
    kind: "broken",
    screen: /^ebay\./,
    where: /\.seller-strip-name/,
    reason: "the name of an account has no spaces, and may be longer than its line",
  },
  {
    kind: "id",
    screen: /^ebay\./,
    where:
      /^(copperfox_5|lantern_games|mrmender_87|oldmill_finds|papercrane_77|sunny_side_power|yellow_door_interiors)$/,
    reason: "members of eBay are shown by their user names",
  },
  { kind: "untranslated", screen: /^ebay\./, what: /^Line$/, reason: "the name of a series of lamps" },
  {
    kind: "broken",
    screen: /^calendar\.main/,
    where: /\.cal-(block|bar)/,
    reason: "an event is as wide as its day, a seventh of the glass",
  },
  {
    kind: "cut",
    screen: /^calendar\.main/,
    where: /\.cal-(bar|block)/,
    reason: "an event is as long and as high as its time; its whole title is a touch away",
  },
  {
    kind: "small",
    screen: /^calendar\.main/,
    where: /\.cal-(block|bar)-place/,
    reason: "an event is as high as its time, and a bar of a whole day as in every calendar",
  },
  {
    kind: "shortened",
    where: /\.chooser-(what|item)/,
    reason: "the share sheet shows the beginning of what is shared, and as much of a name as its column holds",
  },
  { kind: "small", where: /> div$/, reason: "a text that can be copied by holding it is as high as its line" },
  {
    kind: "small",
    where: /> \.web-text$/,
    reason: "a paragraph that can be copied by holding it is as high as its lines",
  },
  { kind: "small", where: /\.usage$/, reason: "a bar that tells a share, and does nothing" },
  {
    kind: "untranslated",
    screen: /^files\./,
    what: /^(Documents|Download|Music|Pictures|Camera|Movies|Recordings)$/,
    reason: "a folder has the same name in every language",
  },
  {
    kind: "shortened",
    screen: /^browser\.page/,
    where: /\.address > span/,
    reason: "an address or what was searched for is whole in the field that a touch opens",
  },
  {
    kind: "faint",
    screen: /^alipay\./,
    reason:
      "its second grey (#999, #808080 in the dark) and the orange of what came in are those of the app that it looks like",
  },
  { kind: "shortened", where: /\.note-card-text/, reason: "the note opens by a touch" },
  { kind: "shortened", where: /\.notification-text/, reason: "what it is about opens by a touch" },
  { kind: "shortened", where: /\.web-card-sub/, reason: "the page that it is from opens by a touch" },
  {
    kind: "shortened",
    where: /\.(lot-title|lot-tile-title|talk-about|talk-text)$/,
    reason: "a listing or a conversation opens by a touch, as in the shop it is like",
  },
  { kind: "shortened", where: /\.chat-row-text/, reason: "the conversation opens by a touch" },
  { kind: "shortened", screen: /^alipay\./, where: /\.chat-words > p/, reason: "the talk opens by a touch" },
  { kind: "shortened", screen: /^messages\.starred/, reason: "the conversation opens by a touch" },
  {
    kind: "faint",
    screen: /^wechat\./,
    where:
      /\.(placeholder|chat-last|chat-time|chat-mark|tabs-one\.on|nav-word\.filled|big-button|send-key|small-act|scan-open|letter-one|middle-line|cell-note|cell-value|amount-done|packet-|money-card)/,
    reason: "letters of 30 and 55 % black, and white on its green, are what the app is known by",
  },
  {
    kind: "small",
    screen: /^(wechat|railway)\./,
    where: /\.letter-(one|rail)/,
    reason: "an index holds all letters in the height of the page",
  },
  { kind: "shortened", screen: /^wechat\./, where: /\.chat-(last|name)/, reason: "the chat opens by a touch" },
  {
    kind: "shortened",
    screen: /^reddit\./,
    where: /\.(post-name|post-text|comment-author|detail-name|news-words|party-words|search-pill)/,
    reason: "the post, person, notification or search opens by a touch, and shows it whole",
  },
  { kind: "untranslated", screen: /^reddit\./, what: /^[A-Z][a-z]+$/, reason: "people choose their own names" },
  {
    kind: "shortened",
    screen: /^weread\./,
    where: /\.(book-tile|strip-book|book-text|book-intro|reader-head|reader-top|cover-title|strip-note|search-pill)/,
    reason: "the book, chapter or note opens by a touch, and shows it whole",
  },
  {
    kind: "small",
    screen: /^weread\.stats/,
    where: /\.time-bar$/,
    reason: "a bar of a chart is as wide as its day, and does nothing",
  },
  {
    kind: "shortened",
    screen: /^bilibili\./,
    where:
      /\.(card-(title|name)|season-title|author-words|link-line|part-cell|strip-face|home-search|search-pill|reply-box|goods-tile|thread-words|person-words|cover-start|title-open|danmaku-pill)/,
    reason: "the video, person, chat or item opens by a touch, and shows it whole",
  },
  {
    kind: "cut",
    screen: /^bilibili\./,
    where: /\.(card-name|author-words|strip-face|thread-words|person-words|cover-start)/,
    reason: "the text ends in dots; the video, person or chat that opens by a touch shows it whole",
  },
  {
    kind: "cut",
    screen: /^bilibili\.(video|season)/,
    where: /\.danmaku/,
    reason: "danmaku roll in from the right edge of the picture and out at its left edge",
  },
  { kind: "untranslated", screen: /^bilibili\./, what: /^[A-Z][a-z]+$/, reason: "people choose their own names" },
  {
    kind: "shortened",
    screen: /^rednote\./,
    where: /\.(note-card-(name|title)|item-tile|seen-words|thread-words|goods-words|person-words|author-link)/,
    reason: "the note, item or person opens by a touch, and shows it whole",
  },
  {
    kind: "cut",
    screen: /^rednote\./,
    where: /\.(note-card-name|thread-words)/,
    reason: "the text ends in dots; the note or chat that opens by a touch shows it whole",
  },
  {
    kind: "broken",
    screen: /^rednote\.topic/,
    where: /\.topic-words/,
    reason: "a topic has no spaces, and may be longer than its line",
  },
  {
    kind: "broken",
    screen: /^x\./,
    where: /\.post-text/,
    reason: "a hashtag has no spaces, and may be longer than its line",
  },
  {
    kind: "small",
    screen: /^x\./,
    where: /\.post-text > \.post-tag/,
    reason: "a hashtag is a word in the text of a post, and has the height of a line",
  },
  { kind: "untranslated", screen: /^rednote\./, what: /^[A-Z][a-z]+$/, reason: "people choose their own names" },
  {
    kind: "shortened",
    screen: /^rednote\.note/,
    where: /\.note-say/,
    reason: "the line is only an invitation; the field below shows it whole",
  },
  {
    kind: "shortened",
    screen: /^wechat\.groupInfo/,
    where: /\.face-cell > span/,
    reason: "a member's page opens by a touch, and the list of all members has the whole name",
  },
  {
    kind: "small",
    screen: /^wechat\./,
    where: /\.post-(comment|name|words)$/,
    reason: "names and comments of a post are as high as their lines, one below the other",
  },
  {
    kind: "faint",
    screen: /^wechat\./,
    where: /\.(plan|step-mark|account-act|write-send|bill-sum\.income|welcome-act|nav-title)/,
    reason: "the app's green and its orange of money, alone or below white, are what it is known by",
  },
  {
    kind: "faint",
    screen: /^wechat\./,
    where: /\.cover-own/,
    reason: "the name stands on a picture, with a shadow of its own",
  },
  {
    kind: "shortened",
    screen: /^x\.(messages|requests)/,
    where: /\.thread-text/,
    reason: "the conversation opens by a touch",
  },
  ...(["shortened", "cut"] as const).map((kind) => ({
    kind,
    screen: /^x\./,
    where: /\.post-by/,
    reason: "a name and a handle share one line; the post or the chat opens by a touch, and shows them whole",
  })),
  { kind: "untranslated", screen: /^x\./, what: /^[A-Z][a-z]+$/, reason: "people choose their own names" },
  {
    kind: "shortened",
    screen: /^spotify\./,
    where: /\.(item-text|edit-words|card(\.round)?|tile(\.on)?|episode-main) > |\.about-card > \.short/,
    reason: "a title or a name opens by a touch, or the menu beside it opens, and shows it whole",
  },
  { kind: "untranslated", screen: /^spotify\./, what: /^[A-Z][a-z]+$/, reason: "songs may be called anything" },
];
