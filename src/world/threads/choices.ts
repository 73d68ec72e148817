/** Lists what the posts of a community can be about, and how often. */
import type { Subject } from "../social/forms.ts";
import type { Place } from "./communities.ts";
import { fitForm } from "./conditions.ts";
import type { PostForm } from "./form-data.ts";
import type { Public } from "./words.ts";

/** The relative frequency of posts of each frame. */
const frameWeights: Readonly<Record<PostForm["frame"], number>> = {
  problem: 30,
  review: 12,
  verdict: 26,
  made: 13,
  done: 8,
  count: 8,
  guide: 7,
  talk: 24,
  poll: 3,
  fact: 9,
  link: 3,
};
/** Some frames have fewer subjects than others, so that many posts of them would repeat each other. */
const ownWeights: Readonly<Record<Public, Readonly<Partial<Record<PostForm["frame"], number>>>>> = {
  en: { problem: 36, count: 4.5, talk: 17, guide: 4.5 },
  zh: { review: 18, count: 10.5, talk: 20 },
};

export interface Choice {
  readonly form: PostForm;
  readonly subject: Subject;
}
const tagsOf = ({ cells }: Subject): readonly string[] => (cells["tags"] ?? "*").split(" ");

/** Returns the forms and subjects that fit a community. */
export function listChoices(place: Place, forms: readonly PostForm[]): readonly Choice[] {
  return forms
    .filter(
      ({ channel, kinds }) =>
        channel === place.community.topic && kinds.some((kind) => place.community.kinds.includes(kind)),
    )
    .flatMap((form) =>
      form.subjects
        .filter((subject) => {
          const tags = tagsOf(subject);
          return tags.includes("*") || place.tags.includes("*") || tags.some((one) => place.tags.includes(one));
        })
        .map((subject) => ({ form: fitForm(form, subject), subject })),
    );
}

/** Returns the relative frequency of posts of a frame. */
export const weightOf = (frame: PostForm["frame"], lang: Public): number =>
  ownWeights[lang][frame] ?? frameWeights[frame];
