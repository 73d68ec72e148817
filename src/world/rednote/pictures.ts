/** Composes the pictures of a note from drawings of things. */
import type { Rng } from "#state/rng.ts";
import type { Item } from "../goods/index.ts";
import type { Subject } from "../social/forms.ts";
import type { NoteForm } from "./form-data.ts";
import type { Picture, Ratio } from "../social/pictures.ts";
import type { NoteKind } from "./words.ts";

interface PictureTask {
  readonly rng: Rng;
  readonly form: NoteForm;
  readonly kind: NoteKind;
  readonly subject: Subject | null;
  readonly item: Pick<Item, "pictures"> | null;
  readonly title: string;
}

const empty = { scene: null, item: null, things: [], words: "" };

/**
 * Creates one picture for a video or a text note, and one to nine pictures for an album. The first picture is the
 * cover.
 */
export function createPictures({ rng, form, kind, subject, item, title }: PictureTask): Picture[] {
  if (kind === "text")
    return [
      { ...empty, ratio: "3:4", ground: rng.pick(["paper", "grid", "rose", "mint", "sun"] as const), words: title },
    ];
  const count = kind === "video" ? 1 : rng.pick([1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 9]);
  if (item) {
    const shown = item.pictures.slice(0, count);
    return shown.map((one) => ({ ...empty, ratio: "1:1", item: one, ground: form.grounds[0]! }));
  }
  const ratio: Ratio =
    kind === "video"
      ? rng.pick(["3:4", "3:4", "4:3"] as const)
      : rng.pick(["3:4", "3:4", "3:4", "1:1", "4:3"] as const);
  const main = subject?.cells["art"] ?? rng.pick(form.art);
  const others = form.art.filter((one) => one !== main);
  return Array.from({ length: count }, (_, n) => {
    // The cover shows the subject in the middle. Later pictures show the subject in the middle, small in a corner, or
    // not at all.
    const centre = n === 0 || others.length === 0 || rng.chance(0.5) ? main : rng.pick(others);
    const beside = rng.sample(
      [main, ...others].filter((one) => one !== centre),
      Math.min(others.length, n === 0 ? rng.int(0, 2) : rng.int(0, 3)),
    );
    const corners = rng.shuffle([
      [20, 24],
      [80, 24],
      [20, 80],
      [82, 78],
    ] as const);
    return {
      ...empty,
      ratio,
      ground: rng.pick(form.grounds),
      things: [
        { art: centre, x: rng.int(44, 56), y: rng.int(48, 58), size: rng.int(40, 58) },
        ...beside.map((art, i) => ({
          art,
          x: corners[i]![0] + rng.int(-5, 5),
          y: corners[i]![1] + rng.int(-5, 5),
          size: rng.int(16, 25),
        })),
      ],
    };
  });
}
