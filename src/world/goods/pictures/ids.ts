/** The id of a picture contains the family of the item, its form and colour, the background, and the kind of shot. */

/** 0: the complete item; 1: a close-up; 2: rotated; 3: beside its parcel; 4: with a tape measure. */
export type Shot = 0 | 1 | 2 | 3 | 4;

export interface PictureFacts {
  readonly family: string;
  /** The number of the item's form. In families with several forms, the models get the forms in turn. */
  readonly form: number;
  readonly colour: string;
  readonly ground: number;
  readonly shot: Shot;
}
export const pictureId = (family: string, form: number, colour: string, ground: number, shot: Shot): string =>
  `${family}-${form}-${colour}-${ground}${shot}`;

export function parsePictureId(id: string): PictureFacts {
  const match = /^([a-z]+)-(\d+)-([a-z]+)-([0-7])([0-4])$/.exec(id);
  if (!match) throw new RangeError(`no picture ${id}`);
  const [, family = "", form = "", colour = "", ground = "", shot = ""] = match;
  return { family, form: Number(form), colour, ground: Number(ground), shot: Number(shot) as Shot };
}
