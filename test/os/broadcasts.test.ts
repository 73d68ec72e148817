// Broadcasts: rules U of src/os/SPEC.md.
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { Ctx } from "#os/app-command.ts";
import type { Command } from "#os/command.ts";
import { defineApp, modelOf, type Receives } from "#os/define.ts";
import { standardFolders } from "#os/files.ts";
import { Kernel } from "#os/kernel.ts";
import { sessionOf } from "#os/media-session.ts";
import type { PhoneState } from "#os/state.ts";
import { reject } from "#os/values.ts";

type State = { heard: string[]; deaf: boolean };
/** Defines an app that records the broadcasts it receives. Its command `echo` sends a broadcast. */
function listener(id: string, more: { readonly receives?: Receives; readonly sends?: readonly ["phone-state"] }) {
  const model = modelOf(id, { heard: v.array(v.string()), deaf: v.boolean() });
  const commands = {
    ring: model.command({}, (_state, _args, ctx: Ctx) => ctx.broadcast("phone-state", { state: "ringing" })),
    ringInVain: model.command({}, (_state, _args, ctx: Ctx) => {
      ctx.broadcast("phone-state", { state: "ringing" });
      return reject("in-vain");
    }),
    hear: model.command({ what: v.string() }, (state, { what }) => {
      state.heard.push(what);
      if (state.deaf) return reject("deaf");
    }),
    echo: model.command({ what: v.string() }, (state, { what }, ctx: Ctx) => {
      state.heard.push(what);
      ctx.broadcast("phone-state", { state: "idle" });
    }),
    close: model.command({}, (state) => void (state.deaf = true)),
  };
  return defineApp({
    model,
    commands,
    navigation: model.navigation({ start: "main", commands, screens: { main: model.screen({}) } }, () => []) as never,
    seed: () => ({ heard: [], deaf: false }),
    part: "home",
    ...more,
  });
}
const hear = { "phone-state": ({ state }) => ({ command: "hear", args: { what: state } }) } satisfies Receives;
const echo = { "phone-state": ({ state }) => ({ command: "echo", args: { what: state } }) } satisfies Receives;
const sends = ["phone-state"] as const;
const runAll = (kernel: Kernel, from: PhoneState, ...commands: Command[]): PhoneState =>
  commands.reduce((state, command) => kernel.reduce(state, command).state, from);
const heardIn = (state: PhoneState, app: string): string[] => (state.apps[app] as State).heard;
const ring = { name: "one.ring", args: {} };

describe("broadcasts between apps", () => {
  it("[U1] reach every other app that receives them, after the command; a refused command sends none", () => {
    const kernel = new Kernel([
      listener("one", { sends, receives: hear }),
      listener("two", { receives: hear }),
      listener("three", {}),
    ]);
    const start = kernel.boot(defaultBoot("en", 1));
    const { state, patches } = kernel.reduce(start, ring);
    expect(["one", "two", "three"].map((id) => heardIn(state, id))).toEqual([[], ["ringing"], []]);
    expect(patches.map(({ path }) => path.slice(0, 2))).toEqual([["apps", "two"]]);
    const vain = kernel.reduce(start, { name: "one.ringInVain", args: {} });
    expect([vain.rejected, heardIn(vain.state, "two")]).toEqual(["in-vain", []]);
  });
  it("[U2] still reach the other receivers if one of them refuses", () => {
    const kernel = new Kernel([
      listener("one", { sends }),
      listener("two", { receives: hear }),
      listener("three", { receives: hear }),
    ]);
    const deaf = runAll(kernel, kernel.boot(defaultBoot("en", 1)), { name: "two.close", args: {} });
    const { state, rejected } = kernel.reduce(deaf, ring);
    expect([rejected, heardIn(state, "two"), heardIn(state, "three")]).toEqual([null, [], ["ringing"]]);
    expect(state.view).toEqual(deaf.view);
  });
  it("[U3] that answer each other end after thirty-two", () => {
    const kernel = new Kernel([
      listener("one", { sends, receives: echo }),
      listener("two", { sends, receives: echo }),
      listener("three", { receives: hear }),
    ]);
    const { state } = kernel.reduce(kernel.boot(defaultBoot("en", 1)), ring);
    expect(heardIn(state, "three")).toEqual(["ringing", ...Array.from({ length: 31 }, () => "idle")]);
    expect(heardIn(state, "two").length + heardIn(state, "one").length).toBe(32);
  });
  it("[U5] must be declared in the sender's manifest", () => {
    const kernel = new Kernel([listener("one", {}), listener("two", { receives: hear })]);
    expect(() => kernel.reduce(kernel.boot(defaultBoot("en", 1)), ring)).toThrow(
      "one does not declare that it sends phone-state",
    );
  });
});

describe("[U4] the phone broadcasts", () => {
  const start = phone.boot(defaultBoot("en", 1));
  const system = (command: string, args: object): Command => ({ name: "os.system", args: { command, args } as never });
  const airplane = (value: boolean): Command => system("set", { group: "network", name: "airplane", value });
  const incoming: Command = { name: "os.receive", args: { kind: "call", from: "10086", text: "" } };
  const song = Object.values(start.os.files).find((f) => f.type === "file" && f.mime.startsWith("audio/"))!;
  const playing = runAll(phone, start, { name: "files.play", args: { id: song.id } });
  const playerOf = (state: PhoneState) => sessionOf(state.os, "files");
  const callsOf = (state: PhoneState) => {
    const { talk, calls } = state.apps["contacts"] as {
      talk: object | null;
      calls: Record<string, { id: string; kind: string }>;
    };
    const before = (start.apps["contacts"] as { calls: object }).calls;
    return [
      talk === null,
      ...Object.values(calls)
        .filter(({ id }) => !Object.hasOwn(before, id))
        .map(({ kind }) => kind),
    ];
  };

  it("airplane mode: a ringing call is missed, and an active call ends", () => {
    const rings = runAll(phone, start, incoming);
    expect(callsOf(rings)).toEqual([false]);
    const missed = runAll(phone, rings, airplane(true));
    expect(callsOf(missed)).toEqual([true, "missed"]);
    expect(callsOf(runAll(phone, rings, { name: "contacts.answer", args: {} }, airplane(true)))).toEqual([
      true,
      "incoming",
    ]);
    expect(callsOf(runAll(phone, start, { name: "contacts.dial", args: { number: "10086" } }, airplane(true)))).toEqual(
      [true, "outgoing"],
    );
    // When there is no call, airplane mode changes no app.
    expect(runAll(phone, start, airplane(true)).apps).toEqual(start.apps);
    expect(callsOf(runAll(phone, rings, airplane(false)))).toEqual([false]);
  });
  it("calls: playback in other apps pauses", () => {
    expect(playerOf(playing)!.sinceMs).not.toBe(null);
    expect(playerOf(runAll(phone, playing, incoming))!.sinceMs).toBe(null);
    expect(playerOf(runAll(phone, playing, { name: "contacts.dial", args: { number: "10086" } }))!.sinceMs).toBe(null);
    const record = Object.keys((start.apps["meeting"] as { records: Record<string, object> }).records)[0]!;
    const shown = runAll(phone, start, { name: "meeting.playRecord", args: { id: record } });
    const isPaused = (state: PhoneState): boolean =>
      (state.apps["meeting"] as { records: Record<string, { playing: number | null }> }).records[record]!.playing ===
      null;
    expect([isPaused(shown), isPaused(runAll(phone, shown, incoming))]).toEqual([false, true]);
  });
  it("trashed files: their playback stops, even inside a trashed folder", () => {
    expect(playerOf(runAll(phone, playing, system("trashFiles", { ids: [song.id] })))).toBe(null);
    const other = Object.values(start.os.files).find((f) => f.type === "file" && f.mime.startsWith("image/"))!;
    expect(playerOf(runAll(phone, playing, system("trashFiles", { ids: [other.id] })))).not.toBe(null);
    // The trashed folder contains the file.
    const made = runAll(phone, start, system("makeFolder", { parent: standardFolders.music, name: "Old" }));
    const folder = Object.keys(made.os.files).find((id) => !start.os.files[id])!;
    const moved = runAll(phone, made, system("moveFiles", { ids: [song.id], to: folder }), {
      name: "files.play",
      args: { id: song.id },
    });
    expect(playerOf(moved)).not.toBe(null);
    expect(playerOf(runAll(phone, moved, system("trashFiles", { ids: [folder] })))).toBe(null);
  });
});
