/** The data that the page of a note shows, for a note of the world or one of the user's own notes. */
import type { ScreenProps } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import { createMemo, type Accessor } from "solid-js";
import rednote from "#world/rednote/index.ts";
import type app from "#apps/rednote/index.ts";
import { isPost, me } from "#apps/rednote/ids.ts";
import type { Shown } from "#apps/rednote/looks/shot.tsx";
import { countPostLikes, countPostSaves, shownOf, watermarkOf } from "#apps/rednote/screens/parts/cards.ts";
import { timeOf } from "#apps/rednote/screens/parts/hooks.ts";
import type { Word } from "#apps/rednote/strings.ts";

export type NoteProps = ScreenProps<typeof app, "note", Word>;
export interface NoteModel {
  readonly id: string;
  readonly own: boolean;
  readonly by: string;
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly mentions: readonly string[];
  readonly shots: readonly Shown[];
  /** The length of a video in seconds; 0 for other notes. */
  readonly seconds: number;
  readonly at: number;
  readonly editedAt: number | null;
  readonly edited: boolean;
  readonly ip: string;
  readonly place: {
    readonly id: string;
    readonly name: string;
    readonly latitude: number;
    readonly longitude: number;
  } | null;
  readonly likes: number;
  readonly saves: number;
  /** The number of comments that are part of the world. */
  readonly comments: number;
  readonly goods: readonly { readonly item: string; readonly priceCents: number }[];
}
/** Returns the region that is shown below the user's notes and comments, or "" if the user has hidden it. */
export const ownPlace = ({ state }: Pick<NoteProps, "state">): string =>
  state.prefs.showPlace ? state.profile.ip : "";

type Host = Pick<NoteProps, "state" | "lang" | "params">;
/** Returns the note of the screen: undefined while it loads, null if it does not exist. */
export function useNote(p: Host): Accessor<NoteModel | null | undefined> {
  const found = queryWorld(rednote.queries.note, () => (isPost(p.params.note) ? null : { id: p.params.note }));
  return createMemo(() => {
    const post = p.state.posts[p.params.note];
    if (post)
      return {
        id: post.id,
        own: true,
        by: me,
        name: p.state.profile.name,
        title: post.title,
        text: post.text,
        tags: post.tags,
        mentions: post.mentions,
        shots: shownOf(post, watermarkOf(p.state)),
        seconds: 0,
        at: post.at,
        editedAt: post.editedAt,
        edited: post.editedAt !== null,
        ip: ownPlace(p),
        place: post.place ? { ...post.place, latitude: 0, longitude: 0 } : null,
        likes: countPostLikes(p.state, post),
        saves: countPostSaves(p.state, post),
        comments: 0,
        goods: [],
      };
    if (isPost(p.params.note)) return null;
    const note = found();
    if (!note) return note;
    return {
      id: note.id,
      own: false,
      by: note.author,
      name: note.name,
      title: note.title,
      text: note.text,
      tags: note.tags,
      mentions: [],
      shots: note.pictures.map((picture) => ({ kind: "world" as const, picture })),
      seconds: note.seconds,
      at: timeOf(p.state, note),
      editedAt: null,
      edited: note.edited,
      ip: note.ip,
      place: note.place ? { ...note.place, id: note.place.id ?? "" } : null,
      likes: note.likes + (p.state.liked[note.id] === undefined ? 0 : 1),
      saves: note.saves + (p.state.saved[note.id] ? 1 : 0),
      comments: note.comments,
      goods: note.goods,
    };
  });
}
