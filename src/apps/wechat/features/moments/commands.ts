/** Commands of Moments. Friends react later, at scheduled times. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { reject } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import { Rng } from "#state/rng.ts";
import { me, PersonId } from "../../people.ts";
import { wechat, type State } from "../../state.ts";
import { friendIds, mayNotify, canSeeOwnPosts } from "../../shared-queries.ts";
import { drawReply, drawComment } from "./answers.ts";
import { isInAudience, findPost } from "./queries.ts";
import {
  Audience,
  CommentId,
  CommentText,
  PictureRef,
  Pictures,
  PlaceName,
  PostId,
  PostText,
  type Post,
} from "./state.ts";

const maxInbox = 80;
/** The maximum number of friends who react to a new post. */
const maxReactingFriends = 9;

function addToInbox(state: State, ctx: Ctx, post: string, by: string, text: string | null): void {
  state.momentsInbox.push({ id: ctx.newId("tidings"), post, by, at: ctx.now, text });
  if (state.momentsInbox.length > maxInbox) state.momentsInbox = state.momentsInbox.slice(-maxInbox);
  if (mayNotify(state, "moments"))
    ctx.notify({
      title: "moments",
      key: text === null ? "momentLiked" : "momentCommented",
      facts: text === null ? {} : { text },
      channel: "moments",
      tag: "moments",
      open: { screen: "momentInbox", params: {} },
    });
}

export const momentsCommands = {
  /** The owner opens the feed. The red dot disappears. */
  seeMoments: wechat.command({}, (state, _, ctx) => {
    state.momentsSeenAt = ctx.now;
  }),
  seeMomentInbox: wechat.command({}, (state, _, ctx) => {
    state.momentsInboxSeenAt = ctx.now;
    ctx.unnotify("moments");
  }),
  clearMomentInbox: wechat.command({}, (state) => {
    state.momentsInbox = [];
  }),
  likePost: wechat.command({ post: PostId }, (state, { post: id }, ctx) => {
    const post = findPost(state, id, ctx.now);
    if (!post) return reject("post-missing");
    post.likes = post.likes.includes(me) ? post.likes.filter((by) => by !== me) : [...post.likes, me];
  }),
  /**
   * Adds a comment to a post. For a reply, `to` is the author of the earlier comment. That author may answer after some
   * minutes.
   */
  commentPost: wechat.command(
    { post: PostId, to: v.nullable(PersonId), text: CommentText },
    (state, { post: id, to, text }, ctx) => {
      const post = findPost(state, id, ctx.now);
      if (!post) return reject("post-missing");
      // The owner cannot reply to a comment of their own.
      if (to === me || (to !== null && !post.comments.some((c) => c.by === to))) return reject("comment-missing");
      if (post.comments.length >= 60) return reject("comments-full");
      const comment = { id: ctx.newId("comment"), by: me, to, text, at: ctx.now };
      post.comments.push(comment);
      const recipient = to ?? post.by;
      const r = Rng.of("moments", comment.id);
      if (recipient !== me && friendIds(state).includes(recipient) && r.chance(0.8))
        state.momentsComing.push({
          post: id,
          by: recipient,
          at: ctx.now + r.int(1, 12) * minuteMs,
          answers: comment.id,
          text: true,
        });
    },
  ),
  /** Deletes a comment by the owner, or a comment by another person on a post by the owner. */
  deleteComment: wechat.command({ post: PostId, comment: CommentId }, (state, { post: id, comment }, ctx) => {
    const post = findPost(state, id, ctx.now);
    const found = post?.comments.find((c) => c.id === comment);
    if (!post || !found || (found.by !== me && post.by !== me)) return reject("comment-missing");
    post.comments = post.comments.filter((c) => c.id !== comment);
    state.momentsComing = state.momentsComing.filter((c) => c.answers !== comment);
  }),
  /** Publishes text or pictures. Returns the post's id. */
  publishPost: wechat.command(
    { text: PostText, pictures: Pictures, place: PlaceName, audience: Audience, remind: v.array(PersonId) },
    (state, { text, pictures, place, audience, remind }, ctx) => {
      if (text === "" && pictures.length === 0) return reject("post-empty");
      if (
        (audience.kind === "only" || audience.kind === "except") &&
        audience.people.length + audience.tags.length === 0
      )
        return reject("audience-empty");
      const friends = friendIds(state);
      if (remind.length > 10 || remind.some((by) => !friends.includes(by))) return reject("remind-invalid");
      const id = ctx.newId("post");
      const post: Post = { id, by: me, at: ctx.now, text, pictures, audience, likes: [], comments: [] };
      if (place !== "") post.place = place;
      if (remind.length > 0) post.remind = remind;
      state.posts[id] = post;
      const r = Rng.of("moments", id);
      const eyes = friends.filter((by) => isInAudience(state, post, by) && canSeeOwnPosts(state, by));
      const reminded = eyes.filter((by) => remind.includes(by));
      const others = r.shuffle(eyes.filter((by) => !remind.includes(by)));
      for (const by of [...reminded, ...others].slice(0, maxReactingFriends)) {
        const at = ctx.now + r.int(1, reminded.includes(by) ? 20 : 240) * minuteMs;
        if (reminded.includes(by) || r.chance(0.6))
          state.momentsComing.push({ post: id, by, at, answers: null, text: false });
        if (r.chance(reminded.includes(by) ? 0.7 : 0.35))
          state.momentsComing.push({ post: id, by, at: at + minuteMs, answers: null, text: true });
      }
      return id;
    },
  ),
  deletePost: wechat.command({ post: PostId }, (state, { post: id }) => {
    if (state.posts[id]?.by !== me) return reject("post-missing");
    delete state.posts[id];
    state.momentsComing = state.momentsComing.filter((c) => c.post !== id);
    state.momentsInbox = state.momentsInbox.filter((m) => m.post !== id);
  }),
  /** Makes one of the owner's posts private, or visible to everybody who may see the owner's posts. */
  setPostPrivate: wechat.command({ post: PostId, on: v.boolean() }, (state, { post: id, on }) => {
    const post = state.posts[id];
    if (post?.by !== me) return reject("post-missing");
    post.audience = { kind: on ? "private" : "all", people: [], tags: [] };
  }),
  setMomentsCover: wechat.command({ picture: PictureRef }, (state, { picture }) => {
    state.momentsCover = picture;
  }),
  /** Scheduled. A friend reacts. */
  fallMoment: wechat.command(
    { post: PostId, by: PersonId, text: v.boolean() },
    (state, { post: id, by, text }, ctx) => {
      const coming = state.momentsComing.find((c) => c.post === id && c.by === by && c.text === text);
      if (!coming) return;
      state.momentsComing = state.momentsComing.filter((c) => c.post !== id || c.by !== by || c.text !== text);
      const post = state.posts[id];
      if (!post || !friendIds(state).includes(by)) return;
      const own = post.by === me;
      if (coming.answers !== null) {
        const comment = post.comments.find((c) => c.id === coming.answers);
        if (!comment) return;
        const reply = drawReply(comment, by, ctx.lang);
        post.comments.push({ id: ctx.newId("comment"), by, to: me, text: reply, at: ctx.now });
        addToInbox(state, ctx, id, by, reply);
      } else if (!own || !isInAudience(state, post, by)) return;
      else if (text) {
        const comment = drawComment(post, by, ctx.lang);
        post.comments.push({ id: ctx.newId("comment"), by, to: null, text: comment, at: ctx.now });
        addToInbox(state, ctx, id, by, comment);
      } else if (!post.likes.includes(by)) {
        post.likes.push(by);
        addToInbox(state, ctx, id, by, null);
      }
    },
  ),
};
