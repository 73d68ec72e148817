import gallery from "#apps/gallery/index.ts";
import spotify from "#apps/spotify/index.ts";
import { defineTask } from "#judge/define.ts";
import { standardFolders } from "#os/files.ts";
import { contentUri } from "#os/intents.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import scenes from "#world/scenes/index.ts";
import { file, folder } from "../kit/files.ts";
import { addEntries } from "../kit/records.ts";
import type { Localized } from "../kit/social.ts";
import { drawSongs, openOwnPlaylist, ownPlaylist, playlistNames } from "../kit/spotify.ts";

/**
 * Give a playlist the photo of an album as its cover that shows a certain thing. The other photos of the album show other
 * things, and another playlist has nearly the same name.
 */
export default defineTask({
  apps: [gallery, spotify],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L2",
  tags: ["image", "nav", "edit", "handoff"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    const { rows } = await world.read(scenes.queries.described, { kind: "landscape" });
    const known = rows.map(({ id }) => id);
    const meant = r.pick(subjects.filter(({ scene }) => known.includes(scene)));
    // No other picture of the album shows such a thing.
    const others = known.filter((id) => id !== meant.scene && !meant.alike.includes(id));
    const songs = await drawSongs(world, r, lang, 3);
    return {
      meant: meant.scene,
      pictures: r.shuffle([meant.scene, ...r.sample(others, 4)]),
      songs: songs.map(({ id }) => id),
    };
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, { meant, pictures, songs }) => {
    const playlist = say(...r.pick(playlistNames));
    return {
      subject: say(...subjects.find(({ scene }) => scene === meant)!.name),
      pictures,
      at: pictures.indexOf(meant),
      songs,
      first: r.int(1021, 1890),
      album: say(...r.pick(albums)),
      playlist,
      other: say(`${playlist} II`, `${playlist}（二）`),
    };
  },
  instruction: {
    en: [
      ({ album, subject, playlist }) =>
        `Please use the photo with ${subject} from my album "${album}" as the cover of my {app.spotify} playlist "${playlist}".`,
    ],
    zh: [
      ({ album, subject, playlist }) =>
        `请把手机相册“${album}”里有${subject}的那张照片，设成我{app.spotify}歌单“${playlist}”的封面。`,
    ],
  },
  setup: ({ os, spotify: state }, p, { now }) => {
    addEntries(os.files, folder("file_cover_album", p.album, standardFolders.pictures, now - 30 * dayMs));
    for (const [i, scene] of p.pictures.entries())
      addEntries(
        os.files,
        file(pictureId(i), pictureName(p.first, i), "file_cover_album", now - (1 + i * 2) * hourMs, {
          kind: "scene",
          scenes: [scene],
        }),
      );
    addEntries(
      state.playlists,
      ownPlaylist("playlist_meant", p.playlist, p.songs, now - 20 * dayMs),
      ownPlaylist("playlist_other", p.other, p.songs.slice(1), now - 9 * dayMs),
    );
  },
  checks: [
    {
      that: "the playlist has this photo as its cover",
      holds: ({ after, params }) =>
        after.spotify.playlists["playlist_meant"]?.cover === contentUri("files", pictureId(params.at)),
    },
    {
      that: "nothing else of the playlist and no other playlist was changed",
      keeps: true,
      holds: ({ before, after }) => {
        const rest = ({ spotify: { playlists } }: typeof before) =>
          Object.values(playlists).map((one) => (one.id === "playlist_meant" ? { ...one, cover: null } : one));
        return sameJson(rest(before), rest(after));
      },
    },
    { that: "the photos are as they were", unchanged: ({ os }) => os.files },
  ],
  allow: ({ spotify: { playlists } }) => [playlists["playlist_meant"]?.cover],

  oracle: async (o, p) => {
    await o.open(gallery);
    await o.set(gallery, "main", { tab: "albums" });
    await o.act(gallery, "main.album", { id: "file_cover_album" });
    // Opens one picture after another until the thing is in it.
    for (let i = 0; i <= p.at; i++) {
      const name = pictureName(p.first, i);
      o.reads([p.album], name);
      await o.act(gallery, "album.open", { id: pictureId(i) });
      await o.seesIn(name, i === p.at ? p.subject : name);
      await o.back();
    }
    await openOwnPlaylist(o, { id: "playlist_meant", name: p.playlist });
    await o.act(spotify, "playlist.edit");
    await o.act(spotify, "editPlaylist.chooseCover");
    await o.act(spotify, "editPlaylist.pickCover");
    await o.choose(gallery);
    await o.act(gallery, "pick.choose", { id: pictureId(p.at) });
  },
});
const pictureId = (i: number): string => `file_cover${i}`;
const pictureName = (first: number, i: number): string => `P${first + 3 * i}.jpg`;
/** What a picture shows, and the other pictures that show something of the kind. */
const subjects: readonly { readonly scene: string; readonly name: Localized; readonly alike: readonly string[] }[] = [
  { scene: "landscape_02", name: ["the swans", "天鹅"], alike: [] },
  { scene: "landscape_03", name: ["the camp fire", "篝火"], alike: [] },
  { scene: "landscape_04", name: ["the camels", "骆驼"], alike: [] },
  { scene: "landscape_05", name: ["the fireworks", "烟花"], alike: [] },
  { scene: "landscape_06", name: ["the tractor", "拖拉机"], alike: [] },
  { scene: "landscape_07", name: ["the snowman", "雪人"], alike: [] },
  { scene: "landscape_09", name: ["the hot-air balloons", "热气球"], alike: [] },
  { scene: "landscape_10", name: ["the motor boats", "摩托艇"], alike: ["landscape_01", "landscape_05"] },
  { scene: "landscape_11", name: ["the tulips", "郁金香"], alike: ["landscape_13"] },
  { scene: "landscape_12", name: ["the dolphin", "海豚"], alike: [] },
  { scene: "landscape_13", name: ["the horses", "马"], alike: ["landscape_04"] },
  { scene: "landscape_14", name: ["the bus", "公共汽车"], alike: [] },
];
const albums: readonly Localized[] = [
  ["Holiday pictures", "旅行照片"],
  ["Nice views", "好看的风景"],
  ["Wallpapers to be", "以后做壁纸"],
  ["From the road", "路上拍的"],
];
