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
  const picker = new SentencePicker(7);
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
      const own = new Set<string>();
      rng.sample(listReaders(), counts[i]!).forEach((reader) => {
        const verdict = pickVerdict(rng, draft.quality);
        let text = "";
        for (let tries = 0; tries < 20 && (text === "" || own.has(text)); tries++)
          text = writeReview(rng, picker, remarkPicker, draft, verdict);
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

/** What people also say about a book that they did not like much. */
const neutral =
  /^(?:Started|Not a long|Found it|Bought it for the cover|It was free|My first|Half an hour|Now I need|I listened|Read on the|Borrowed|\{month\}|书不厚|在一份书单|说实话|会员免费|头一回|每晚|现在需要|遛狗|借朋友|夜里的火车|打卡|平时不写)/;

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
): string {
  const { language, kind, contents, slots } = draft;
  const table = tables[language];
  const pool = poolOf(draft)[verdict]!;
  const covered = rng.shuffle([slots["a"], slots["b"], slots["c"], slots["d"], slots["e"]]);
  const own: Slots = {
    ...slots,
    ...(kind === "subject" ? { a: covered[0], b: covered[1], c: covered[2] } : {}),
    thing: draft.things.length > 0 ? rng.pick(draft.things) : undefined,
    ch: rng.int(2, Math.max(2, Math.min(24, contents.length) - 2)),
    ch2: Math.max(3, Math.min(24, contents.length) - 1),
    small: rng.int(3, 9),
    n: rng.int(2, 30),
    pages: rng.int(12, 190),
    age: rng.int(17, 74),
    month: rng.pick(monthNames[language]),
  };
  const trip: Slots = { ...own, place: rng.pick(table.places) };
  const used = new Set<string>();
  const opinion = picker.pick(rng, pool, own, language, used);
  const isOld = kind === "classic" || draft.whole?.isClassic === true;
  const remarks = table.remarks.filter(
    (each) => (verdict === "good" || neutral.test(each)) && !(isOld && /our library|我们这儿的图书馆/.test(each)),
  );
  const remark = (): string => remarkPicker.pick(rng, remarks, trip, language, used);
  const roll = rng.next();
  if (opinion === "") return remark();
  if (roll < 0.42) return opinion;
  if (roll < 0.64) return joinSentences([opinion, remark()], language);
  if (roll < 0.74) return joinSentences([remark(), opinion], language);
  const other = picker.pick(
    rng,
    pool,
    kind === "subject" ? { ...own, a: covered[3], b: covered[4] } : own,
    language,
    used,
  );
  if (roll < 0.93) return joinSentences([opinion, other], language);
  return joinSentences([opinion, other, remark()], language);
}

function poolOf({ kind, language, sub }: Draft): Readonly<Record<string, readonly string[]>> {
  const table = tables[language];
  if (kind === "subject") return table.reviewsOfSubjects[groupOf(sub)];
  if (kind === "story") return table.reviewsOfStories(sub);
  return kind === "verse" ? table.reviewsOfVerse : table.reviewsOfClassics;
}
