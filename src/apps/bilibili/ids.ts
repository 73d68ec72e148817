/** Ids of the app's records, and ids of the world's records to which the app's state refers. */
import * as v from "valibot";
import { idSchema } from "#os/values.ts";

/** The id of a person of the world. */
export const UserId = idSchema("bili_user");
/** The user's own id among the authors of comments and messages. */
export const me = "me";
export const AuthorId = v.union([UserId, v.literal(me)]);
export const VideoId = idSchema("bili_video");
export const SeasonId = idSchema("bili_season");
export const EpisodeId = idSchema("bili_episode");
/** Something that the player plays: a part of a video ("bili_video_17_p2"), or an episode of a season. */
export const ItemId = v.union([idSchema("bili_video"), EpisodeId]);
export const RoomId = idSchema("bili_room");
/** The id of one of the user's own posts. */
export const PostId = idSchema("post");
/** The subject of comments: a video of the world, or one of the user's posts. */
export const SubjectId = v.union([VideoId, PostId]);
export const OwnCommentId = idSchema("said");
/** The id of a comment: a comment of the world, or one that this phone's state contains. */
export const CommentId = v.union([idSchema("bili_comment"), OwnCommentId]);
export const DanmakuId = idSchema("danmaku");
export const FolderId = idSchema("folder");
export const GroupId = idSchema("group");
export const MessageId = idSchema("msg");
export const NewsId = idSchema("news");
export const ComingId = idSchema("coming");
export const OrderId = idSchema("order");
/** A picture: a content URI of a file of the phone, or the id of one of the world's scenes. */
export const PictureRef = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
export const TagName = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60));

export const partItem = (video: string, part: number): string => `${video}_p${part}`;
/** Returns the video and the part of an item, or null if the item is an episode. */
export function partOf(item: string): { readonly video: string; readonly part: number } | null {
  const found = /^(bili_video_\d+)_p(\d+)$/.exec(item);
  return found ? { video: found[1]!, part: Number(found[2]) } : null;
}
/** Returns the id of the season of an episode. */
export const seasonOf = (episode: string): string => `bili_season_${/^bili_episode_(\d+)_/.exec(episode)?.[1] ?? "0"}`;
/** Returns the id of the video or season to which an item belongs. */
export const ownerOf = (item: string): string => partOf(item)?.video ?? seasonOf(item);
