import gallery from "#apps/gallery/index.ts";
import { defineTask } from "#judge/define.ts";
import { standardFolders, type FileEntry } from "#os/files.ts";
import scenes from "#world/scenes/index.ts";
import { file, folder } from "../kit/files.ts";
import { addEntries } from "../kit/records.ts";

/** Delete the photos of two of several parcel labels, which only their pick-up codes tell apart. */
export default defineTask({
  apps: [gallery],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["image", "delete", "extract"],
  budget: 30,
  revision: 1,

  facts: async (world, r) => {
    const { rows } = await world.read(scenes.queries.described, { kind: "parcel" });
    return r.sample(rows, 6).map(({ id, facts }) => ({ id, code: String(facts["pickupCode"]) }));
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { say }, parcels) => ({
    album: r.pick([say("Parcels", "快递"), say("To collect", "待取件"), say("Labels", "面单")]),
    parcels,
    wanted: r.sample([0, 1, 2, 3, 4, 5], 2),
  }),
  instruction: {
    en: [
      ({ album, parcels, wanted }) =>
        `I've collected the parcels with the pick-up codes ${parcels[wanted[0]!]!.code} and ${parcels[wanted[1]!]!.code}. Move the photos of their labels in my album "${album}" to the trash and keep all the other photos.`,
    ],
    zh: [
      ({ album, parcels, wanted }) =>
        `取件码是 ${parcels[wanted[0]!]!.code} 和 ${parcels[wanted[1]!]!.code} 的两个快递我已经取了。请把“${album}”相册里这两个快递的面单照片移到回收站，其他照片都留着。`,
    ],
  },
  setup: ({ os }, { album, parcels }, { now }) => {
    addEntries(os.files, folder("file_album", album, standardFolders.pictures, now - 86_400_000));
    for (const [i, { id }] of parcels.entries())
      addEntries(
        os.files,
        file(photoId(i), photoName(i), "file_album", now - (i + 1) * 3_600_000, { kind: "scene", scenes: [id] }),
      );
  },
  checks: [
    {
      that: "both photos are in the trash",
      holds: ({ after, params }) => params.wanted.every((i) => isTrashed(after.os.files[photoId(i)])),
    },
    {
      that: "the other photos of the album are still there",
      keeps: true,
      holds: ({ after, params }) =>
        params.parcels.every((_, i) => params.wanted.includes(i) || after.os.files[photoId(i)]?.trashed === null) &&
        after.os.files["file_album"]?.trashed === null,
    },
  ],
  allow: ({ os }, { wanted }) => wanted.map((i) => os.files[photoId(i)]?.trashed),

  oracle: async (o, { album, parcels, wanted }) => {
    await o.open(gallery);
    await o.set(gallery, "main", { tab: "albums" });
    await o.act(gallery, "main.album", { id: "file_album" });
    for (const [i, { code }] of parcels.entries()) {
      // Opens every picture, because the names say nothing about the codes.
      o.reads([album], photoName(i));
      await o.act(gallery, "album.open", { id: photoId(i) });
      await o.seesIn(photoName(i), code);
      await o.back();
    }
    for (const i of wanted) await o.act(gallery, "album.select", { id: photoId(i) });
    await o.act(gallery, "album.delete");
    await o.confirm();
  },
});
const photoId = (i: number): string => `file_parcel${i}`;
const photoName = (i: number): string => `${2031 + i * 3}.jpg`;
const isTrashed = (one: FileEntry | undefined): boolean => one?.trashed?.from === "file_album";
