/** Writes the reviews of the readers. */
import { Rng } from "#state/rng.ts";
import { languages } from "./categories.ts";
import { share, skewed } from "./counts.ts";
import { listDrafts, readersOf, type Draft } from "./drafts.ts";
import type { Review } from "./index.ts";
import { joinSentences, SentencePicker, type Slots } from "./lines.ts";
import { listReaders } from "./people.ts";
import { groupOf, monthNames, tables } from "./tables.ts";

const reviewsPerLanguage = 4000;

/** The number of ratings of a book. */
export const ratingsOf = (draft: Draft): number => {
  const readers = readersOf(draft);
  return Math.min(
    readers,
    Math.max(2, Math.round(readers * (0.03 + 0.09 * Rng.of("books", draft.id, "ratings").next()))),
  );
};

let cache: readonly Review[] | null = null;
export function listReviews(): readonly Review[] {
  if (cache) return cache;
  const reviews: Review[] = [];
  const picker = new SentencePicker(7, 75);
  const remarkPicker = new SentencePicker(7, 44);
  for (const language of languages) {
    const drafts = listDrafts().filter((draft) => draft.language === language);
    const counts = share(
      reviewsPerLanguage,
      drafts.map((draft) => Math.sqrt(ratingsOf(draft))),
      drafts.map((draft) => Math.min(ratingsOf(draft), draft.whole ? 60 : draft.kind === "classic" ? 9 : 40)),
    );
    drafts.forEach((draft, i) => {
      const rng = Rng.of("books", draft.id, "reviews");
      // Words have a stream of their own: other words change no verdict, age or like.
      const words = Rng.of("books", draft.id, "words of reviews");
      const own = new Set<string>();
      const said = new Set<string>();
      rng.sample(listReaders(), counts[i]!).forEach((reader) => {
        const verdict = pickVerdict(rng, draft.quality);
        let text = "";
        for (let tries = 0; tries < 20 && (text === "" || own.has(text)); tries++)
          text = writeReview(words, picker, remarkPicker, draft, verdict, said);
        if (text === "" || own.has(text)) throw new Error(`${draft.title}: nothing left to say`);
        own.add(text);
        reviews.push({
          id: `wr_review_${reviews.length + 1}`,
          book: draft.id,
          language,
          reader: reader.id,
          name: reader.nick[language],
          verdict,
          text,
          age: rng.int(20, Math.min(draft.age, 900) * 1440),
          likes: Math.max(0, skewed(rng, 3 + Math.sqrt(ratingsOf(draft)) / 4, 1.2) - 2),
        });
      });
    });
  }
  return (cache = reviews);
}

/** Marks a remark that only a reader makes who liked the book. */
const likedMark = "+";
/** Remarks that fit only a book with a plot. */
const aboutPlots = /别先看简介|结尾看了|剧透|看哭|blurb|ending twice|spoilers/u;
/** The only remarks that a reader makes about a book that is read to a child. */
const aboutChildren = /书单|会员免费|平时不写|转发|纸质|有声书|list|members|usually|Forwarded|paper one|audiobook/u;
/**
 * A text contains at most one sentence of each group: two chapters, two people or two places of reading in one short
 * text look made up, and nobody reads a book for the first and for the third time.
 */
const groups: readonly RegExp[] = [
  /\{(?:ch|[abc])\}/u,
  /\{title\}/u,
  /头一回|第三遍|二刷|总算把|上学时|再看|重读|又看一遍|看了两遍|每隔几年|中年|第一次|[Ss]econd reading|third time|My first|finally read|at school|again|[Rr]eread|twice|put it off|Hits differently/u,
  /儿子|女儿|孙子|闺女|外甥|老公|我妈|我爸|我姐|我弟|外婆|外公|爷爷|姑姑|朋友|同事|新同事|孩子|全班|班上|家里|[Ss]on\b|daughter|niece|husband|wife|mother|father|sister|brother|friend|colleague|neighbour|class|family|children|home\b/u,
  /地铁|火车|通勤|飞机|站台|停车场|出差|等车|坐过站|午休|夜|睡|晚|早班|周末|休假|上班|\{n\}个|\{n\}天|\{month\}|半天|遛狗|失眠|生病|出门|train|bus\b|commut|flight|platform|car park|stop\b|trip|holiday|weekend|Sunday|evening|midnight|until two|lunch|sleep|\{month\}|\{n\} days|kitchen|swimming|hospital/u,
  /哭|笑|[Cc]ried|tears|laugh|funny/u,
  /开头慢|别急着弃|一口气|放不下|没停|停不下来|慢点|慢慢|[Ss]low|put it down|one sitting|[Kk]eep going|page-turner/u,
  /\{thing\}/u,
  /\{first\}|\{hero\}/u,
  /\{author\}|\{last\}|作者|author/u,
  /结尾|结局|最后|后面|ending|\bend\b|last (?:line|page|two)/u,
  /借|送|推荐|安利|发给|[Ll]ent|[Gg]ave|borrow|[Rr]ecommend|present/u,
  /笔记|划了|划线|划好多|抄在|notes\b|highlight|Marked|copied out|underline/u,
  /五星|三星|四星|满分|stars|full marks|rounded up|Three and a half/u,
];
/** Old books of which nobody names a chapter. */
const isOfPoems = /^(?:Sonnets|Leaves of Grass|诗经|楚辞|纳兰词)$/u;
/** Chinese readers quote the name of a chapter. */
const quote = (covered: Slots[string], language: Draft["language"]): Slots[string] =>
  language === "zh" && covered !== undefined && !String(covered).startsWith("“") ? `“${covered}”` : covered;
const clashes = (sentence: string, used: ReadonlySet<string>): boolean =>
  groups.some((group) => group.test(sentence) && [...used].some((other) => group.test(other)));

function pickVerdict(rng: Rng, quality: number): Review["verdict"] {
  if (rng.chance(quality)) return "good";
  return rng.chance(0.62) ? "fair" : "poor";
}

function writeReview(
  rng: Rng,
  picker: SentencePicker,
  remarkPicker: SentencePicker,
  draft: Draft,
  verdict: Review["verdict"],
  said: Set<string>,
): string {
  const { language, kind, contents, slots } = draft;
  const table = tables[language];
  const pool = poolOf(draft)[verdict]!;
  const covered = rng.shuffle(["a", "b", "c", "d", "e"].map((name) => quote(slots[name], language)));
  const own: Slots = {
    ...slots,
    ...(kind === "subject" ? { a: covered[0], b: covered[1], c: covered[2] } : {}),
    thing: draft.things.length > 0 ? rng.pick(draft.things) : undefined,
    ch: isOfPoems.test(draft.title) ? undefined : rng.int(2, Math.max(2, Math.min(24, contents.length) - 2)),
    ch2: Math.max(3, Math.min(24, contents.length) - 1),
    small: rng.int(3, 9),
    n: rng.int(2, 30),
    pages: rng.int(12, 190),
    age: rng.int(46, 78),
    years: rng.int(6, 34),
    month: rng.pick(monthNames[language]),
  };
  const used = new Set<string>();
  const say = (from: SentencePicker, stock: readonly string[], slotsOfSentence: Slots): string => {
    const fitting = stock.filter((sentence) => !clashes(sentence, used));
    // Two readers of one book do not say the same thing while there is anything else to say.
    const fresh = fitting.filter((sentence) => !said.has(sentence));
    const text =
      (fresh.length === 0 ? "" : from.pick(rng, fresh, slotsOfSentence, language, used)) ||
      (fitting.length === 0 ? "" : from.pick(rng, fitting, slotsOfSentence, language, used));
    for (const sentence of used) said.add(sentence);
    return text;
  };
  const opinion = say(picker, pool, own);
  const isForChildren = draft.sub.startsWith("children.");
  const remarks = table.remarks
    .filter(
      (each) =>
        (verdict === "good" || !each.startsWith(likedMark)) &&
        (kind === "story" || !aboutPlots.test(each)) &&
        (!isForChildren || aboutChildren.test(each)),
    )
    .map((each) => each.replace(likedMark, ""));
  const remark = (): string => say(remarkPicker, remarks, own);
  const roll = rng.next();
  if (opinion === "") return remark() || say(picker, poolOf(draft)["fair"]!, own);
  if (roll < 0.5) return opinion;
  if (roll < 0.7) return joinSentences([opinion, remark()], language);
  if (roll < 0.78) return joinSentences([remark(), opinion], language);
  const other = say(picker, pool, kind === "subject" ? { ...own, a: covered[3], b: covered[4] } : own);
  if (roll < 0.96) return joinSentences([opinion, other], language);
  return joinSentences([opinion, other, remark()], language);
}

function poolOf({ kind, language, sub }: Draft): Readonly<Record<string, readonly string[]>> {
  const table = tables[language];
  if (kind === "subject") return table.reviewsOfSubjects[sub.startsWith("money.") ? "common" : groupOf(sub)];
  if (kind === "story") return table.reviewsOfStories(sub);
  return kind === "verse" ? table.reviewsOfVerse : table.reviewsOfClassics;
}
