import { expect, it } from "vitest";
import { phone } from "../phone.ts";
import { standardFolders, entriesInFolder, trashedFiles, type File } from "#os/files.ts";
import { defaultStartMs, type Boot } from "#os/boot.ts";
import type { PhoneState } from "#os/state.ts";
import { mediaKindOf } from "#os/media.ts";
import { isPlaying, positionAt, sessionOf } from "#os/media-session.ts";
import { duplicates, listFiles, usageOf, type ListQuery } from "./queries.ts";
import type { State } from "./state.ts";

const boot: Boot = {
  startMs: defaultStartMs,
  lang: "en",
  device: { width: 360, height: 800, dpr: 3 },
  theme: "light",
  fontScale: 1,
  seed: 1,
};
const bootAndOpen = (): PhoneState =>
  phone.reduce(phone.boot(boot), { name: "os.launch", args: { app: "files" } }).state;
const act = (s: PhoneState, on: string, args: object = {}): PhoneState => {
  const done = phone.reduce(s, { name: "os.act", args: { app: "files", on, args: args as never } });
  expect(done.rejected, on).toBeNull();
  return done.state;
};
const patchView = (s: PhoneState, patch: object): PhoneState =>
  phone.reduce(s, { name: "os.view", args: { app: "files", patch: patch as never } }).state;
const back = (s: PhoneState): PhoneState => phone.reduce(s, { name: "os.back", args: {} }).state;
const tick = (s: PhoneState, ms: number): PhoneState => phone.reduce(s, { name: "os.tick", args: { ms } }).state;
const top = (s: PhoneState) => phone.top(s, s.view.front);
const stateOf = (s: PhoneState): State => s.apps["files"] as unknown as State;
const getFile = (s: PhoneState, name: string): File =>
  Object.values(s.os.files).find((f): f is File => f.type === "file" && f.name === name)!;
const defaultQuery: ListQuery = { list: "search", folder: null, query: "", kind: "all", time: "any" };

it("searches by name, kind and time, and sorts lists both ways", () => {
  const s = bootAndOpen();
  const found = (w: Partial<ListQuery>): string[] =>
    listFiles(s.os.files, { ...defaultQuery, ...w }, stateOf(s), s.clock.nowMs, 480).map((f) => f.name);
  expect(found({})).toEqual([]);
  expect(found({ query: "packing LIST" })).toEqual(["Packing list (winter).txt", "Packing list.txt"]);
  expect(found({ query: "lumen", kind: "documents" })).toEqual([
    "Lumen 2025-09.pdf",
    "Lumen 2025-11.pdf",
    "Lumen 2026-02.pdf",
  ]);
  expect(found({ kind: "images", time: "today" }).every((name) => name.startsWith("IMG_20260316"))).toBe(true);
  const order = (sort: State["sort"], descending: boolean): string[] =>
    listFiles(
      s.os.files,
      { ...defaultQuery, list: "folder", folder: standardFolders.download },
      { ...stateOf(s), sort, descending },
      0,
      0,
    ).map((f) => f.id);
  for (const sort of ["date", "size"] as const) {
    const key = (id: string): number => {
      const f = s.os.files[id] as File;
      return sort === "date" ? f.modifiedAt : f.bytes;
    };
    expect(order(sort, true).map(key)).toEqual(
      order(sort, true)
        .map(key)
        .toSorted((a, b) => b - a),
    );
    expect(order(sort, false).map(key)).toEqual(
      order(sort, false)
        .map(key)
        .toSorted((a, b) => a - b),
    );
  }
  // Sorting by date starts with the latest file. Choosing the date again reverses the order.
  const once = act(act(s, "folder", { folder: null }), "sort", { sort: "date" });
  expect(stateOf(once)).toMatchObject({ sort: "date", descending: true });
  expect(stateOf(act(once, "sort", { sort: "date" })).descending).toBe(false);
});

it("opens folders, and back returns one folder at a time", () => {
  let s = act(bootAndOpen(), "folder", { folder: null });
  s = act(act(s, "enter", { folder: standardFolders.documents }), "enter", { folder: "file_invoices" });
  s = back(s);
  expect(top(s).view["folder"]).toBe(standardFolders.documents);
  s = back(s);
  expect(top(s).view["folder"]).toBeNull();
  expect(top(back(s)).screen).toBe("home");
});

it("counts used storage and finds duplicate files", () => {
  const s = bootAndOpen();
  const usage = usageOf(s.os.files);
  expect(usage.used).toBe(usage.system + usage.trash.bytes + usage.kinds.reduce((sum, k) => sum + k.bytes, 0));
  expect(usage.trash.count).toBe(4);
  expect(duplicates(s.os.files).map((group) => group.map((f) => f.name))).toEqual([
    ["harbour-dusk (1).png", "harbour-dusk.png"],
    ["menu-golden-lotus (1).pdf", "menu-golden-lotus.pdf"],
  ]);
  expect(["a/b", "text/csv", "application/pdf", "image/png"].map((mime) => mediaKindOf({ mime }))).toEqual([
    "other",
    "documents",
    "documents",
    "images",
  ]);
});

it("zips, extracts, and moves files into a new folder", () => {
  let s = act(bootAndOpen(), "folder", { folder: standardFolders.documents });
  const list = getFile(s, "Packing list.txt");
  s = act(act(s, "select", { id: list.id }), "startZip");
  expect(top(s).view["name"]).toBe("Packing list.zip");
  s = act(s, "zip");
  const zip = getFile(s, "Packing list.zip");
  s = act(s, "unzip", { id: zip.id });
  const box = entriesInFolder(s.os.files, standardFolders.documents).find((f) => f.name === "Packing list")!;
  expect(entriesInFolder(s.os.files, box.id).map((f) => f.name)).toEqual(["Packing list.txt"]);
  s = act(act(s, "select", { id: box.id }), "place", { ids: [box.id], act: "move" });
  s = act(patchView(act(s, "enter", { folder: standardFolders.download }), { name: "Old things" }), "newFolder");
  s = act(s, "here");
  const old = entriesInFolder(s.os.files, standardFolders.download).find((f) => f.name === "Old things")!;
  expect(s.os.files[box.id]!.parent).toBe(old.id);
  expect(top(s)).toMatchObject({ screen: "list", view: { selected: [] } });
});

it("edits a text, and asks before it discards changes", () => {
  let s = act(bootAndOpen(), "folder", { folder: standardFolders.documents });
  const list = getFile(s, "Packing list.txt");
  s = act(act(s, "open", { id: list.id }), "edit");
  expect(s.view.focus).toMatchObject({ field: "draft", enter: "newline" });
  // The first press of Back closes the keyboard.
  s = back(back(patchView(s, { draft: "Tent\n" })));
  expect(s.view.dialog).toMatchObject({ on: "back" });
  const kept = act(phone.reduce(s, { name: "os.answer", args: { yes: false } }).state, "save");
  expect(kept.os.files[list.id]).toMatchObject({ content: { kind: "text", text: "Tent\n" }, bytes: 5 });
  const lost = phone.reduce(s, { name: "os.answer", args: { yes: true } }).state;
  expect(lost.os.files[list.id]).toEqual(list);
});

it("plays audio by the phone's clock until the end", () => {
  const position = (at: PhoneState): number => positionAt(sessionOf(at.os, "files")!, at.clock.nowMs);
  let s = act(bootAndOpen(), "list", { of: "audio" });
  const song = getFile(s, "Delta.mp3");
  s = act(act(s, "open", { id: song.id }), "play");
  s = act(tick(s, 30_000), "skip", { seconds: 10 });
  expect(position(s)).toBe(40_000);
  s = tick(act(s, "pause"), 5_000);
  expect(position(s)).toBe(40_000);
  s = act(act(s, "seek", { share: 500 }), "play");
  expect(position(s)).toBe(151_000);
  s = tick(s, 400_000);
  expect(sessionOf(s.os, "files")).toMatchObject({ positionMs: 302_000, sinceMs: null });
  const woken = phone.reduce(s, { name: "os.wake", args: {} }).state;
  expect(sessionOf(back(woken).os, "files")).toBeNull();
});

it("plays a sound on behind other apps, and pauses a video there", () => {
  const played = (of: string, name: string): PhoneState => {
    const s = act(bootAndOpen(), "list", { of });
    return act(act(s, "open", { id: getFile(s, name).id }), "play");
  };
  const left = (s: PhoneState): boolean =>
    isPlaying(sessionOf(phone.reduce(s, { name: "os.home", args: {} }).state.os, "files"));
  expect([left(played("audio", "Delta.mp3")), left(played("videos", "Concert encore.mp4"))]).toEqual([true, false]);
  const song = played("audio", "Delta.mp3");
  const gone = phone.reduce(song, {
    name: "os.system",
    args: { command: "trashFiles", args: { ids: [getFile(song, "Delta.mp3").id] } },
  });
  expect(sessionOf(gone.state.os, "files")).toBeNull();
});

it("saves shared files as copies and a shared text as a new file", () => {
  const send = (type: string, extras: object): PhoneState => {
    const intent = { action: "SEND", type, uri: null, extras };
    const s = phone.reduce(phone.boot(boot), { name: "os.start", args: { intent: intent as never } }).state;
    const handler = s.view.chooser!.handlers.find((h) => h.startsWith("files/"));
    if (handler === undefined) return s;
    const args = { handler, target: null, always: false };
    return act(phone.reduce(s, { name: "os.choose", args }).state, "enter", { folder: standardFolders.documents });
  };
  const song = getFile(phone.boot(boot), "Delta.mp3");
  const withSong = act(send("audio/mpeg", { uris: [`content://files/${song.id}`] }), "here");
  expect(entriesInFolder(withSong.os.files, standardFolders.documents).some((f) => f.name === "Delta.mp3")).toBe(true);
  const withText = act(send("text/plain", { text: "Milk\nEggs", title: "Shop" }), "here");
  expect(getFile(withText, "Shop.txt")).toMatchObject({
    parent: standardFolders.documents,
    content: { text: "Milk\nEggs" },
  });
  // The file manager does not accept contacts, because they are not files.
  const card = send("text/x-vcard", { uris: ["content://contacts/contact_me"], text: "" });
  expect(card.view.chooser?.handlers.some((h) => h.startsWith("files/")) ?? false).toBe(false);
});

it("empties the trash permanently", () => {
  let s = act(act(bootAndOpen(), "trash"), "empty");
  s = phone.reduce(s, { name: "os.answer", args: { yes: true } }).state;
  expect(trashedFiles(s.os.files)).toEqual([]);
});
