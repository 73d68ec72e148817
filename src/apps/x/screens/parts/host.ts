/** The part of a screen's props that the shared parts need. */
import type { Lang, Facts } from "#os/values.ts";
import type { OsState } from "#os/state.ts";
import type { State } from "../../state.ts";
import type { Word } from "../../strings.ts";

export interface Host {
  readonly state: State;
  readonly os: OsState;
  readonly now: number;
  readonly lang: Lang;
  t(key: Word, facts?: Facts): string;
}
export interface PostActs {
  openPost(a: { post: string }): void;
  openUser(a: { user: string }): void;
  openQuery(a: { q: string }): void;
  openMedia(a: { post: string; at: 0 | 1 | 2 | 3 }): void;
  openLink(a: { url: string }): void;
  reply(a: { post: string }): void;
  like(a: { post: string }): void;
  bookmark(a: { post: string }): void;
  vote(a: { post: string; option: 0 | 1 | 2 | 3 }): void;
  askRepost(a: { post: string }): void;
  repost(a: { post: string }): void;
  undoRepost(a: { post: string }): void;
  quote(a: { post: string }): void;
  share(a: { post: string }): void;
  sendTo(a: { post: string }): void;
  shareOut(a: { post: string }): void;
  menu(a: { post: string; author: string }): void;
  follow(a: { user: string }): void;
  unfollow(a: { user: string }): void;
  mute(a: { user: string }): void;
  unmute(a: { user: string }): void;
  block(a: { user: string }): void;
  chooseLists(a: { user: string }): void;
  notInterested(a: { post: string }): void;
  report(a: { post: string }): void;
  engagements(a: { post: string }): void;
  remove(a: { post: string }): void;
  pin(a: { post: string }): void;
  whoReplies(): void;
  setMayReply(a: { post: string; mayReply: "everyone" | "following" | "mentioned" | "verified" }): void;
}
/** A screen that lists posts. */
export interface PostHost extends Host {
  readonly view: { readonly held: string | null; readonly heldBy: string | null; readonly open: string | null };
  readonly act: PostActs;
}
export interface DrawerActs {
  openDrawer(): void;
  openProfile(): void;
  openFollowing(): void;
  openFollowers(): void;
  openBookmarks(): void;
  openLists(): void;
  openDrafts(): void;
  openConnect(): void;
  openRequests(): void;
  openSettings(): void;
}
export interface DrawerHost extends Host {
  readonly view: { readonly open: string | null };
  readonly act: DrawerActs;
}
