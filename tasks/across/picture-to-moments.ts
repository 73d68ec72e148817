import { findAlbum } from "#apps/gallery/queries.ts";
import gallery from "#apps/gallery/index.ts";
import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { standardFolders } from "#os/files.ts";
import { parseContentUri } from "#os/intents.ts";
import { addedEntries } from "../kit/records.ts";
import { isPostLeftAlone, keepsMomentsInbox, openTab } from "../kit/wechat-services.ts";

/** Post the latest pictures of one album in Moments with a text, for all friends. */
export default defineTask({
  apps: [gallery, wechat],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["image", "social", "handoff", "create"],
  budget: 45,
  revision: 2,

  params: (r, { os }, { say }) => {
    const album = r.pick([
      { id: standardFolders.screenshots, name: say("Screenshots", "截屏") },
      { id: standardFolders.camera, name: say("Camera", "相机") },
    ]);
    const n = r.int(1, 3);
    return {
      album,
      n,
      pictures: (findAlbum(os.files, album.id)?.files ?? []).slice(0, n).map((f) => f.id),
      words: say(...r.pick(lines)),
    };
  },
  instruction: {
    en: [
      ({ album, n, words }) =>
        `Post the latest ${n === 1 ? "picture" : `${n} pictures`} from my album "${album.name}" to Moments on {app.wechat}, visible to all my friends, with this text: "${words}"`,
      ({ album, n, words }) =>
        `I'd like to post ${n === 1 ? "the newest picture" : `the ${n} newest pictures`} from "${album.name}" in {app.gallery} as one moment on {app.wechat}. Write "${words}" with ${n === 1 ? "it" : "them"} and let everyone see it.`,
    ],
    zh: [
      ({ album, n, words }) =>
        `请把“${album.name}”相册里最新的${n === 1 ? "一" : ` ${n} `}张图片发到我的{app.wechat}朋友圈，配文“${words}”，所有朋友可见。`,
      ({ album, n, words }) =>
        `我想发一条{app.wechat}朋友圈：用手机里“${album.name}”相册最新的${n === 1 ? "一" : ` ${n} `}张图，文字写“${words}”，对所有人公开。`,
    ],
  },
  checks: [
    { that: "there is one more post", oneNew: ({ wechat: state }) => state.posts },
    {
      that: "it has just these pictures, and these words",
      holds: ({ before, after, params }) =>
        addedEntries(before.wechat.posts, after.wechat.posts).some(
          (post) =>
            post.text === params.words &&
            post.pictures
              .map((of) => parseContentUri(of)?.id ?? of)
              .toSorted()
              .join() === params.pictures.toSorted().join(),
        ),
    },
    {
      that: "all may see it; it names no place and tells nobody of itself",
      holds: ({ before, after }) =>
        addedEntries(before.wechat.posts, after.wechat.posts).some(
          (post) =>
            post.audience?.kind === "all" &&
            post.place === undefined &&
            post.remind === undefined &&
            isPostLeftAlone(post),
        ),
    },
    keepsMomentsInbox,
  ],
  allow: ({ wechat: state }) => [added(state.posts), state.momentsComing, state.momentsInbox],
  free: [{ why: "When friends take notice is theirs", paths: ({ wechat: state }) => [state.momentsComing] }],

  oracle: async (o, p) => {
    await openTab(o, "discover");
    await o.act(wechat, "main.moments");
    await o.act(wechat, "moments.new");
    await o.act(wechat, "moments.newPictures");
    await o.choose(gallery);
    await o.set(gallery, "pick", { album: p.album.id });
    // The album shows the newest picture first.
    const { files } = (await o.state()).os;
    o.reads([p.album.name], ...p.pictures.map((id) => files[id]?.name ?? ""));
    for (const id of p.pictures) await o.act(gallery, "pick.toggle", { id });
    await o.act(gallery, "pick.done");
    await o.type("text", p.words);
    await o.act(wechat, "publish.publish");
  },
});
const lines: readonly (readonly [en: string, zh: string])[] = [
  ["For those who asked.", "有人问，就发一下。"],
  ["Found this on my phone.", "翻手机翻到的。"],
  ["What do you think?", "大家觉得怎么样？"],
  ["Guess where.", "猜猜是哪儿。"],
  ["No filter needed.", "不用滤镜。"],
  ["Kept for a rainy day.", "留着下雨天看。"],
];
