/** Posts of the owner and friends in Moments, with likes and comments. */
import * as v from "valibot";
import { idSchema, instant } from "#os/values.ts";
import { PersonId } from "../../people.ts";

export const PostId = idSchema("post");
export const CommentId = idSchema("comment");
export const PostText = v.pipe(v.string(), v.trim(), v.maxLength(1500));
export const CommentText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300));
/** The id of a picture of the world, or the content URI of a file. */
export const PictureRef = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
export const Pictures = v.pipe(v.array(PictureRef), v.maxLength(9));
export const PlaceName = v.pipe(v.string(), v.trim(), v.maxLength(60));
export const audienceKinds = ["all", "private", "only", "except"] as const;
export const Audience = v.strictObject({
  kind: v.picklist(audienceKinds),
  people: v.array(PersonId),
  tags: v.array(v.string()),
});
export type Audience = v.InferOutput<typeof Audience>;
const Comment = v.strictObject({
  id: CommentId,
  by: PersonId,
  to: v.nullable(PersonId),
  text: CommentText,
  at: instant,
});
export type Comment = v.InferOutput<typeof Comment>;
const Post = v.strictObject({
  id: PostId,
  by: PersonId,
  at: instant,
  text: PostText,
  pictures: Pictures,
  place: v.exactOptional(PlaceName),
  /** The people who may see the post. Only posts by the owner have this field. */
  audience: v.exactOptional(Audience),
  /** The friends whom the owner notified about the post. */
  remind: v.exactOptional(v.array(PersonId)),
  likes: v.array(PersonId),
  comments: v.array(Comment),
});
export type Post = v.InferOutput<typeof Post>;
/**
 * A scheduled reaction of a friend: a reply to a comment, or a comment or like on a post by the owner. For a like,
 * `text` is false.
 */
const ComingReaction = v.strictObject({
  post: PostId,
  by: PersonId,
  at: instant,
  answers: v.nullable(CommentId),
  text: v.boolean(),
});
export type Coming = v.InferOutput<typeof ComingReaction>;

export const momentsState = {
  posts: v.record(PostId, Post),
  momentsCover: PictureRef,
  /** When the owner last opened the feed. Newer posts show a red dot. */
  momentsSeenAt: instant,
  momentsComing: v.array(ComingReaction),
  /**
   * Likes and comments on the owner's posts, and replies to the owner's comments, oldest first. `text` is null for a
   * like.
   */
  momentsInbox: v.array(
    v.strictObject({ id: v.string(), post: PostId, by: PersonId, at: instant, text: v.nullable(v.string()) }),
  ),
  momentsInboxSeenAt: instant,
};
