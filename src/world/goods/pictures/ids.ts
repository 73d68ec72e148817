/** A picture is told by its name: what it shows, in which form and colour, on what ground, and how it was taken. */

/** Whole; close; turned; beside its parcel; with a tape measure. */
export type Shot = 0 | 1 | 2 | 3 | 4;

export interface PictureFacts {
  readonly family: string;
  /** The number of the model: families with several forms take them in turn. */
  readonly form: number;
  readonly colour: string;
  readonly ground: number;
  readonly shot: Shot;
}
export const pictureId = (family: string, form: number, colour: string, ground: number, shot: Shot): string =>
  `${family}-${form}-${colour}-${ground}${shot}`;

export function pictureFacts(id: string): PictureFacts {
  const match = /^([a-z]+)-(\d+)-([a-z]+)-([0-7])([0-4])$/.exec(id);
  if (!match) throw new RangeError(`no picture ${id}`);
  const [, family = "", form = "", colour = "", ground = "", shot = ""] = match;
  return { family, form: Number(form), colour, ground: Number(ground), shot: Number(shot) as Shot };
}
