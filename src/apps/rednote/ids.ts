/** Ids of the app's records, and ids of the world's records to which the app's state refers. */
import * as v from "valibot";
import { idSchema } from "#os/values.ts";

/** The id of a person of the world. */
export const UserId = idSchema("rn_user");
/** The user's own id among the authors of comments and messages. */
export const me = "me";
export const AuthorId = v.union([UserId, v.literal(me)]);
/** The id of one of the user's own notes. */
export const PostId = idSchema("post");
/** The id of a note: a note of the world, or one of the user's own notes. */
export const NoteId = v.union([idSchema("rn_note"), PostId]);
export const isPost = (note: string): boolean => note.startsWith("post_");
export const OwnCommentId = idSchema("said");
/** The id of a comment: a comment of the world, or one that this phone's state contains. */
export const CommentId = v.union([idSchema("rn_comment"), OwnCommentId]);
export const DraftId = idSchema("draft");
export const AlbumId = idSchema("album");
export const MessageId = idSchema("msg");
export const ComingId = idSchema("coming");
export const NewsId = idSchema("news");
/** A picture: a content URI of a file of the phone, or the id of one of the world's scenes. */
export const PictureRef = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
/** The id of an item of the shop. */
export const GoodsId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
