/** Ids of the app's records, and ids of the world's records to which the app's state refers. */
import * as v from "valibot";
import { idSchema } from "#os/values.ts";

/** The id of a person of the world. */
export const UserId = idSchema("rd_user");
/** The user's own id among the authors of posts, comments and messages. */
export const me = "me";
export const AuthorId = v.union([UserId, v.literal(me)]);
export const CommunityId = idSchema("rd_community");
/** The id of one of the user's own posts. */
export const OwnPostId = idSchema("post");
export const WorldPostId = idSchema("rd_post");
/** The id of a post: a post of the world, or one of the user's own posts. */
export const PostId = v.union([WorldPostId, OwnPostId]);
export const isOwnPost = (post: string): boolean => post.startsWith("post_");
export const OwnCommentId = idSchema("said");
/** The id of a comment: a comment of the world, or one that this phone's state contains. */
export const CommentId = v.union([idSchema("rd_comment"), OwnCommentId]);
/** A post or a comment: what can be voted on, saved and reported. */
export const ThingId = v.union([PostId, CommentId]);
export const isPostId = (thing: string): boolean => thing.startsWith("post_") || thing.startsWith("rd_post_");
export const ComingId = idSchema("coming");
export const NewsId = idSchema("news");
export const MailId = idSchema("mail");
export const MessageId = idSchema("msg");
/** A picture: a content URI of a file of the phone, or the id of one of the world's scenes. */
export const PictureRef = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
