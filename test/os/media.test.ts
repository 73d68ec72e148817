// Media queries over the phone's files: rule F8 of src/os/SPEC.md.
import { expect, test } from "vitest";
import { phone } from "#apps/phone.ts";
import { photosOf } from "#apps/gallery/queries.ts";
import { listFiles, usageOf } from "#apps/files/queries.ts";
import { storageOf } from "#apps/settings/usage.ts";
import { defaultBoot } from "#judge/instance.ts";
import { standardFolders, takenAt } from "#os/files.ts";
import { queryMedia, mediaKindOf, mediaKinds, mediaUsage, findPicture } from "#os/media.ts";
import type { PhoneState } from "#os/state.ts";

const start = phone.boot(defaultBoot("en", 1));
const run = (state: PhoneState, name: string, args: object): PhoneState => {
  const done = phone.reduce(state, { name, args: args as never });
  expect(done.rejected).toBe(null);
  return done.state;
};
const system = (state: PhoneState, command: string, args: object): PhoneState =>
  run(state, "os.system", { command, args });
const names = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id).toSorted();
/** The pictures as each app lists them. */
const picturesByApp = (state: PhoneState) => {
  const { files } = state.os;
  const wanted = { list: "images", folder: null, query: "", kind: "all", time: "any" } as const;
  return {
    gallery: names(photosOf(files)),
    files: names(listFiles(files, wanted, state.apps["files"] as never, state.clock.nowMs, 0)),
    use: [usageOf(files).kinds.find(({ kind }) => kind === "images")!.bytes, storageOf(state.os).images],
  };
};

test("[F8] all apps list the same pictures after a screenshot, a removal and a copy", () => {
  const shot = run(start, "os.screenshot", {});
  const made = Object.keys(shot.os.files).find((id) => !start.os.files[id])!;
  const gone = system(shot, "trashFiles", { ids: [made] });
  const [first] = photosOf(start.os.files);
  const copied = system(gone, "copyFiles", { ids: [first!.id], to: standardFolders.download });
  for (const state of [start, shot, gone, copied]) {
    const seen = picturesByApp(state);
    expect(seen.files).toEqual(seen.gallery);
    expect(seen.use[1]).toBe(seen.use[0]);
  }
  expect([picturesByApp(shot).gallery.includes(made), picturesByApp(gone).gallery.includes(made)]).toEqual([
    true,
    false,
  ]);
  expect([findPicture(shot.os.files, made)?.id, findPicture(gone.os.files, made)]).toEqual([made, undefined]);
  expect(picturesByApp(copied).gallery).toHaveLength(picturesByApp(start).gallery.length + 1);
});

test("finds media by kind, type, folder, name and favourites, newest first", () => {
  const { files } = start.os;
  const all = queryMedia(files);
  expect(mediaKinds.flatMap((kind) => names(queryMedia(files, { kind }))).toSorted()).toEqual(names(all));
  for (const kind of mediaKinds) {
    const list = queryMedia(files, { kind });
    expect(list.every((file) => mediaKindOf(file) === kind)).toBe(true);
    expect(mediaUsage(files)[kind]).toEqual({
      count: list.length,
      bytes: list.reduce((sum, { bytes }) => sum + bytes, 0),
    });
  }
  const audio = queryMedia(files, { type: "audio/*" });
  expect(names(audio)).toEqual(names(queryMedia(files, { kind: "audio" })));
  const songs = queryMedia(files, { type: "audio/*", folder: audio[0]!.parent! });
  expect(songs).toEqual(audio.filter(({ parent }) => parent === audio[0]!.parent));
  expect(queryMedia(files, { kind: "audio", nameContains: ` ${songs[0]!.name.toUpperCase()} ` })).toContainEqual(
    songs[0],
  );
  expect(queryMedia(files, { favourite: true })).toEqual(all.filter(({ favourite }) => favourite));
  const taken = queryMedia(files, { kind: "images", by: "taken" }).map(takenAt);
  expect(taken).toEqual(taken.toSorted((a, b) => b - a));
  const changed = all.map(({ modifiedAt }) => modifiedAt);
  expect(changed).toEqual(changed.toSorted((a, b) => b - a));
  expect(findPicture(files, songs[0]!.id)).toBe(undefined);
  expect(findPicture(files, "file_nothing")).toBe(undefined);
});
