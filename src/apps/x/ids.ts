/** Ids of the app's records, and ids of the world's records to which the app's state refers. */
import * as v from "valibot";
import { idSchema } from "#os/values.ts";

/** The id of a person of the world. */
export const UserId = idSchema("x_user");
/** The user's own id among the authors of posts. */
export const me = "me";
export const AuthorId = v.union([UserId, v.literal(me)]);
/** The id of a post that the phone's state contains: the user's own posts, and posts of others about them. */
export const OwnPostId = idSchema("post");
/** The id of a post of the world or of the phone's state. */
export const PostId = v.union([idSchema("x_post"), OwnPostId]);
export const isWorldPost = (post: string): boolean => post.startsWith("x_post_");
export const DraftId = idSchema("draft");
export const ComingId = idSchema("coming");
export const NewsId = idSchema("news");
export const MessageId = idSchema("msg");
/** The id of one of the user's own lists. */
export const OwnListId = idSchema("list");
export const ListId = v.union([idSchema("x_list"), OwnListId]);
export const isWorldList = (list: string): boolean => list.startsWith("x_list_");
export const CommunityId = idSchema("x_community");
/** A picture: a content URI of a file of the phone, or the id of one of the world's scenes. */
export const PictureRef = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
