/**
 * A page of the phone's small web: its title, its URL, and its blocks in both languages. The Browser draws the blocks.
 * Both languages have the same blocks in the same order, and the same form fields.
 */
import * as v from "valibot";

const NonEmptyText = v.pipe(v.string(), v.minLength(1));
/** Every URL of this web: a host under `.example`, a path, no query. */
const Url = v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*\.example\/(?:[a-z0-9][a-z0-9/._-]*)?$/));
/** The target of a link: a page, or a point, a place or an address on the map. */
const LinkTarget = v.union([Url, v.pipe(v.string(), v.regex(/^geo:-?\d+(\.\d+)?,-?\d+(\.\d+)?(\?\S*)?$/i))]);
const Day = v.pipe(v.string(), v.isoDate());
const Name = v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9]*$/));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A part of a text: plain, or a link. */
const SpanSchema = v.union([NonEmptyText, v.strictObject({ text: NonEmptyText, to: LinkTarget })]);
const Spans = v.pipe(v.array(SpanSchema), v.minLength(1));
const LinkSchema = v.strictObject({ text: NonEmptyText, to: Url });

/** The motifs of drawings beside text. These are names of motifs, not names of files. */
export const pictureIcons = [
  "account",
  "animal",
  "article",
  "award",
  "bike",
  "book",
  "building",
  "bus",
  "calendar",
  "camera",
  "campaign",
  "cart",
  "celebration",
  "city",
  "cloud",
  "computer",
  "craft",
  "delivery",
  "diamond",
  "drink",
  "family",
  "fitness",
  "flag",
  "flight",
  "food",
  "garden",
  "globe",
  "health",
  "help",
  "history",
  "home",
  "idea",
  "island",
  "lab",
  "landmark",
  "law",
  "map",
  "mountain",
  "museum",
  "music",
  "night",
  "palette",
  "park",
  "payments",
  "phone",
  "planet",
  "plant",
  "power",
  "recycling",
  "report",
  "router",
  "ruler",
  "school",
  "science",
  "search",
  "security",
  "shapes",
  "ship",
  "shoe",
  "snow",
  "sport",
  "star",
  "store",
  "support",
  "theater",
  "ticket",
  "tools",
  "toy",
  "train",
  "tree",
  "warranty",
  "water",
  "wave",
  "work",
] as const;
export type PictureIcon = (typeof pictureIcons)[number];
const Tone = v.picklist(["red", "orange", "yellow", "green", "teal", "blue", "purple", "grey"]);
export type Tone = v.InferOutput<typeof Tone>;
const Picture = v.union([
  /** A picture of the dataset `scenes`, by its id. */
  v.strictObject({ scene: v.pipe(v.string(), v.regex(/^[a-z]+(?:_[a-z]+)*_\d{2,}$/)) }),
  v.strictObject({ icon: v.picklist(pictureIcons), tone: Tone }),
]);
export type Picture = v.InferOutput<typeof Picture>;

const Choice = v.strictObject({ value: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/)), label: NonEmptyText });
const fieldBase = { name: Name, label: NonEmptyText, required: v.boolean(), hint: v.exactOptional(NonEmptyText) };
const FieldSchema = v.variant("kind", [
  v.strictObject({
    ...fieldBase,
    kind: v.picklist(["text", "textarea"]),
    minLength: v.exactOptional(Count),
    maxLength: v.exactOptional(Count),
    /** The whole value must match this pattern. The hint describes the pattern to the user. */
    pattern: v.exactOptional(NonEmptyText),
  }),
  v.strictObject({ ...fieldBase, kind: v.picklist(["email", "phone"]) }),
  v.strictObject({ ...fieldBase, kind: v.literal("number"), min: v.number(), max: v.number() }),
  v.strictObject({ ...fieldBase, kind: v.literal("date"), from: Day, to: Day }),
  v.strictObject({
    ...fieldBase,
    kind: v.picklist(["select", "radio"]),
    options: v.pipe(v.array(Choice), v.minLength(2)),
  }),
  v.strictObject({ ...fieldBase, kind: v.literal("checks"), options: v.pipe(v.array(Choice), v.minLength(2)) }),
  /** A single checkbox, for example to agree or to subscribe. */
  v.strictObject({ ...fieldBase, kind: v.literal("checkbox") }),
]);
export type Field = v.InferOutput<typeof FieldSchema>;

const BlockId = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/), v.maxLength(80));
const Whole = v.pipe(v.number(), v.integer());
export const BlockSchema = v.variant("type", [
  v.strictObject({ type: v.literal("heading"), level: v.picklist([2, 3]), text: NonEmptyText }),
  v.strictObject({ type: v.literal("paragraph"), spans: Spans }),
  v.strictObject({ type: v.literal("list"), ordered: v.boolean(), items: v.pipe(v.array(Spans), v.minLength(1)) }),
  v.strictObject({
    type: v.literal("table"),
    caption: v.nullable(NonEmptyText),
    head: v.pipe(v.array(NonEmptyText), v.minLength(1)),
    rows: v.pipe(v.array(v.array(Spans)), v.minLength(1)),
  }),
  v.strictObject({
    type: v.literal("facts"),
    title: NonEmptyText,
    picture: v.nullable(Picture),
    rows: v.pipe(v.array(v.strictObject({ key: NonEmptyText, value: Spans })), v.minLength(1)),
  }),
  v.strictObject({ type: v.literal("image"), picture: Picture, alt: NonEmptyText, caption: v.nullable(NonEmptyText) }),
  v.strictObject({ type: v.literal("quote"), text: NonEmptyText, by: v.nullable(NonEmptyText) }),
  v.strictObject({
    type: v.literal("form"),
    id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
    title: NonEmptyText,
    fields: v.pipe(v.array(FieldSchema), v.minLength(1)),
    submit: NonEmptyText,
    thanks: NonEmptyText,
  }),
  /** A form that shows its steps one after another. At the end it shows the answers, and the user sends them. */
  v.strictObject({
    type: v.literal("steps"),
    id: BlockId,
    title: NonEmptyText,
    steps: v.pipe(
      v.array(v.strictObject({ title: NonEmptyText, fields: v.pipe(v.array(FieldSchema), v.minLength(1)) })),
      v.minLength(1),
    ),
    submit: NonEmptyText,
    thanks: NonEmptyText,
  }),
  v.strictObject({
    type: v.literal("counter"),
    id: BlockId,
    title: NonEmptyText,
    from: Whole,
    least: Whole,
    most: Whole,
  }),
  /** "#" is a wall, "." a path, "S" the start, "G" the goal. */
  v.strictObject({
    type: v.literal("maze"),
    id: BlockId,
    title: NonEmptyText,
    rows: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[#.SG]{3,24}$/))),
      v.minLength(3),
      v.maxLength(24),
      v.check((rows) => rows.every((row) => row.length === rows[0]!.length), "Expected rows of one length"),
      v.check((rows) => /^[^SG]*(?:S[^SG]*G|G[^SG]*S)[^SG]*$/.test(rows.join("")), "Expected one start and one goal"),
    ),
  }),
  v.strictObject({ type: v.literal("drawing"), id: BlockId, title: NonEmptyText }),
  v.strictObject({ type: v.literal("nav"), links: v.pipe(v.array(LinkSchema), v.minLength(1)) }),
  v.strictObject({
    type: v.literal("cards"),
    cards: v.pipe(
      v.array(
        v.strictObject({
          title: NonEmptyText,
          text: NonEmptyText,
          meta: v.nullable(NonEmptyText),
          picture: v.nullable(Picture),
          to: Url,
        }),
      ),
      v.minLength(1),
    ),
  }),
  v.strictObject({
    type: v.literal("faq"),
    items: v.pipe(v.array(v.strictObject({ id: Name, question: NonEmptyText, answer: Spans })), v.minLength(1)),
  }),
  v.strictObject({
    type: v.literal("prices"),
    currency: v.picklist(["CNY"]),
    rows: v.pipe(
      v.array(
        v.strictObject({
          name: NonEmptyText,
          detail: v.nullable(NonEmptyText),
          priceCents: Count,
          per: v.nullable(NonEmptyText),
        }),
      ),
      v.minLength(1),
    ),
  }),
  v.strictObject({ type: v.literal("byline"), author: NonEmptyText, date: Day, role: v.nullable(NonEmptyText) }),
  /** Texts of readers: comments below an article, answers in a thread. */
  v.strictObject({
    type: v.literal("posts"),
    style: v.picklist(["comments", "answers"]),
    posts: v.pipe(
      v.array(
        v.strictObject({
          id: Name,
          author: NonEmptyText,
          date: Day,
          votes: v.pipe(v.number(), v.integer()),
          accepted: v.boolean(),
          body: v.pipe(v.array(Spans), v.minLength(1)),
        }),
      ),
      v.minLength(1),
    ),
  }),
  v.strictObject({
    type: v.literal("download"),
    file: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.(?:txt|csv|md|ics)$/)),
    mime: v.picklist(["text/plain", "text/csv", "text/markdown", "text/calendar"]),
    /** The size of the content in UTF-8. */
    bytes: Count,
    label: NonEmptyText,
    content: NonEmptyText,
  }),
  v.strictObject({ type: v.literal("crumbs"), links: v.pipe(v.array(LinkSchema), v.minLength(1)), here: NonEmptyText }),
  v.strictObject({ type: v.literal("notice"), tone: v.picklist(["info", "warning", "good"]), spans: Spans }),
  v.strictObject({ type: v.literal("footer"), links: v.array(LinkSchema), text: NonEmptyText }),
]);

const SearchTexts = v.pipe(v.array(NonEmptyText), v.minLength(1));
export const PageSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^page_[a-z]+(?:_[a-z0-9]+)+$/)),
  url: Url,
  site: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
  kind: v.pipe(v.string(), v.regex(/^[a-z-]+$/)),
  title: v.strictObject({ en: NonEmptyText, zh: NonEmptyText }),
  /** One or two sentences. Search results show them below the title. */
  summary: v.strictObject({ en: NonEmptyText, zh: NonEmptyText }),
  keywords: v.strictObject({ en: SearchTexts, zh: SearchTexts }),
  updated: Day,
  blocks: v.strictObject({ en: v.array(BlockSchema), zh: v.array(BlockSchema) }),
  /** The URLs of all pages that the blocks link to, without duplicates, in order of first mention. */
  links: v.array(Url),
});

export type Span = v.InferOutput<typeof SpanSchema>;
export type Block = v.InferOutput<typeof BlockSchema>;
export type BlockOf<T extends Block["type"]> = Extract<Block, { type: T }>;
export type Page = v.InferOutput<typeof PageSchema>;
