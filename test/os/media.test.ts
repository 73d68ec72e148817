// The index of what the phone's files hold: rule F8 of src/os/SPEC.md.
import { expect, test } from "vitest";
import { phone } from "../../src/apps/phone.ts";
import { photosOf } from "../../src/apps/gallery/queries.ts";
import { listed, usageOf } from "../../src/apps/files/queries.ts";
import { storageOf } from "../../src/apps/settings/figures.ts";
import { bootOf } from "../../src/judge/instance.ts";
import { homes, takenAt } from "../../src/os/files.ts";
import { mediaIn, mediaKindOf, mediaKinds, mediaUse, pictureAt } from "../../src/os/media.ts";
import type { PhoneState } from "../../src/os/state.ts";

const start = phone.boot(bootOf("en", 1));
const run = (state: PhoneState, name: string, args: object): PhoneState => {
  const done = phone.reduce(state, { name, args: args as never });
  expect(done.rejected).toBe(null);
  return done.state;
};
const system = (state: PhoneState, command: string, args: object): PhoneState =>
  run(state, "os.system", { command, args });
const names = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id).toSorted();
/** The pictures as each app lists them. */
const seenBy = (state: PhoneState) => {
  const { files } = state.os;
  const wanted = { list: "images", folder: null, query: "", kind: "all", time: "any" } as const;
  return {
    gallery: names(photosOf(files)),
    files: names(listed(files, wanted, state.apps["files"] as never, state.clock.nowMs, 0)),
    use: [usageOf(files).kinds.find(({ kind }) => kind === "images")!.bytes, storageOf(state.os).images],
  };
};

test("[F8] every app that lists pictures lists the same ones, whoever made or threw one away", () => {
  const shot = run(start, "os.screenshot", {});
  const made = Object.keys(shot.os.files).find((id) => !start.os.files[id])!;
  const gone = system(shot, "trashFiles", { ids: [made] });
  const [first] = photosOf(start.os.files);
  const copied = system(gone, "copyFiles", { ids: [first!.id], to: homes.download });
  for (const state of [start, shot, gone, copied]) {
    const seen = seenBy(state);
    expect(seen.files).toEqual(seen.gallery);
    expect(seen.use[1]).toBe(seen.use[0]);
  }
  expect([seenBy(shot).gallery.includes(made), seenBy(gone).gallery.includes(made)]).toEqual([true, false]);
  expect([pictureAt(shot.os.files, made)?.id, pictureAt(gone.os.files, made)]).toEqual([made, undefined]);
  expect(seenBy(copied).gallery).toHaveLength(seenBy(start).gallery.length + 1);
});

test("the index is asked by kind, type, folder, name and favourites, newest first", () => {
  const { files } = start.os;
  const all = mediaIn(files);
  expect(mediaKinds.flatMap((kind) => names(mediaIn(files, { kind }))).toSorted()).toEqual(names(all));
  for (const kind of mediaKinds) {
    const list = mediaIn(files, { kind });
    expect(list.every((file) => mediaKindOf(file) === kind)).toBe(true);
    expect(mediaUse(files)[kind]).toEqual({
      count: list.length,
      bytes: list.reduce((sum, { bytes }) => sum + bytes, 0),
    });
  }
  const audio = mediaIn(files, { type: "audio/*" });
  expect(names(audio)).toEqual(names(mediaIn(files, { kind: "audio" })));
  const songs = mediaIn(files, { type: "audio/*", folder: audio[0]!.parent! });
  expect(songs).toEqual(audio.filter(({ parent }) => parent === audio[0]!.parent));
  expect(mediaIn(files, { kind: "audio", named: ` ${songs[0]!.name.toUpperCase()} ` })).toContainEqual(songs[0]);
  expect(mediaIn(files, { favourite: true })).toEqual(all.filter(({ favourite }) => favourite));
  const taken = mediaIn(files, { kind: "images", by: "taken" }).map(takenAt);
  expect(taken).toEqual(taken.toSorted((a, b) => b - a));
  const changed = all.map(({ modifiedAt }) => modifiedAt);
  expect(changed).toEqual(changed.toSorted((a, b) => b - a));
  expect(pictureAt(files, songs[0]!.id)).toBe(undefined);
  expect(pictureAt(files, "file_nothing")).toBe(undefined);
});
