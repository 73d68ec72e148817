/** A small public for the tests of the app: the records that a new phone names, and communities with conditions. */
import type { Generators } from "#world/define.ts";
import type threads from "#world/threads/index.ts";
import type { Comment, Community, Post, User } from "#world/threads/index.ts";
import { isRestricted, willApprove } from "./rules.ts";
import { communityId, postId, seedIds, userId } from "./seed-ids.ts";

const seeded = seedIds("en");
/** A restricted community whose moderators say yes. */
const restricted = ((): string => {
  for (let n = 900; ; n++) {
    const id = communityId(n);
    if (isRestricted(id) && willApprove(id)) return id;
  }
})();
export const ids = {
  open: communityId(801),
  openName: "OpenPlace",
  banned: communityId(seeded.banned),
  restricted,
  strict: communityId(802),
  old: communityId(803),
  flaired: communityId(804),
  post: postId(90001),
  poll: postId(90002),
  locked: postId(90003),
  removed: postId(90004),
  inBanned: postId(90005),
  deletedComment: "rd_comment_9001",
};
const crowd = 2100;
const user = (n: number): User => ({
  id: userId(n),
  name: `person_${n}`,
  public: "en",
  about: "",
  age: 900_000,
  postKarma: 10 + (n % 90),
  commentKarma: 5,
  interests: ["bread"],
  moderates: [],
});
const community = (id: string, more: Partial<Community> = {}): Community => ({
  id,
  name: `Place${id.slice(13)}`,
  public: "en",
  topic: "bread",
  title: "A place",
  description: "For tests",
  colour: "#0079d3",
  age: 2_000_000,
  members: 50_000,
  rules: [
    { title: "Be kind", text: "To everyone." },
    { title: "Stay on topic", text: "Bread only." },
  ],
  flairs: [{ id: "flair_1", text: "Question", colour: "#46a508" }],
  flairRequired: false,
  moderators: [userId(7)],
  kinds: ["text", "image", "link", "poll"],
  minAgeDays: 0,
  minKarma: 0,
  pinned: [],
  posts: 12,
  heat: 30,
  ...more,
});
const post = (id: string, more: Partial<Post> = {}): Post => ({
  id,
  community: ids.open,
  communityName: ids.openName,
  author: userId(21),
  name: "person_21",
  public: "en",
  topic: "bread",
  kind: "text",
  title: `A question about ${id}`,
  text: "",
  flair: null,
  age: 600,
  score: 40,
  votes: 60,
  ratio: 83,
  comments: 1,
  locked: false,
  removed: false,
  spoiler: false,
  edited: null,
  pinned: false,
  awards: 0,
  crosspost: null,
  pictures: [],
  link: null,
  poll: null,
  ...more,
});
const users = [
  ...new Set([
    ...Array.from({ length: crowd }, (_, n) => n + 1),
    ...seeded.follows,
    ...seeded.followers,
    ...seeded.guests,
    seeded.blocked,
    seeded.inviter,
    seeded.writer,
    seeded.commentedAuthor,
  ]),
].map(user);
const communities: readonly Community[] = [
  ...[...new Set([...seeded.joined, seeded.muted, seeded.banned])].map((n) => community(communityId(n))),
  community(ids.open, { name: ids.openName }),
  community(ids.restricted),
  community(ids.strict, { minKarma: 1_000_000 }),
  community(ids.old, { minAgeDays: 5000 }),
  community(ids.flaired, { flairRequired: true, kinds: ["text"] }),
];
const seededPosts = [
  ...new Set([
    ...seeded.saved,
    ...seeded.seen,
    ...seeded.upvoted,
    ...seeded.commented,
    seeded.downvoted,
    seeded.hidden,
    seeded.shared,
    seeded.trend.post,
  ]),
].map((n) => post(postId(n)));
const posts: readonly Post[] = [
  ...seededPosts,
  post(ids.post),
  post(ids.poll, {
    kind: "poll",
    poll: {
      options: [
        { text: "Jar", votes: 4 },
        { text: "Bag", votes: 9 },
      ],
      days: 7,
    },
  }),
  post(ids.locked, { locked: true }),
  post(ids.removed, { removed: true }),
  post(ids.inBanned, { community: ids.banned }),
  // New posts of a community that the user has joined, one for each of the first days.
  ...[-300, -1500, -3000].map((age, n) =>
    post(postId(91_000 + n), { community: communityId(seeded.joined[0]!), age: age + 200 }),
  ),
];
const comments: readonly Comment[] = [
  {
    id: "rd_comment_9000",
    post: ids.post,
    parent: "",
    author: userId(30),
    name: "person_30",
    text: "A jar.",
    age: 500,
    score: 9,
    votes: 9,
  },
  {
    id: ids.deletedComment,
    post: ids.post,
    parent: "",
    author: "",
    name: "",
    text: "",
    age: 400,
    score: 1,
    votes: 1,
    state: "deleted",
  },
];
export const records = {
  user: () => users,
  community: () => communities,
  post: () => posts,
  comment: () => comments,
  detail: () => [],
} satisfies Generators<typeof threads>;
