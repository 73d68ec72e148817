/** Converts posts, communities and people to URLs for sharing, and URLs back. */
const origin = "https://reddit.example/";

export const postUrl = (post: string): string => `${origin}comments/${post}`;
export const communityUrl = (community: string): string => `${origin}r/${community}`;
export const userUrl = (user: string): string => `${origin}user/${user}`;

const idIn = (uri: string | null, folder: string): string | null =>
  uri?.startsWith(`${origin}${folder}/`) === true
    ? (/^[a-z0-9_-]{1,80}$/.exec(uri.slice(origin.length + folder.length + 1))?.[0] ?? null)
    : null;
/** Each function returns the id in a URL of its kind, or null for any other URL. */
export const findPostId = (uri: string | null): string | null => {
  const id = idIn(uri, "comments");
  return id !== null && /^(rd_post|post)_/.test(id) ? id : null;
};
export const findCommunityId = (uri: string | null): string | null => {
  const id = idIn(uri, "r");
  return id !== null && id.startsWith("rd_community_") ? id : null;
};
export const findUserId = (uri: string | null): string | null => {
  const id = idIn(uri, "user");
  return id !== null && id.startsWith("rd_user_") ? id : null;
};
