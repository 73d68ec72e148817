// Media sessions: rules Y of src/os/SPEC.md.
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { defaultBoot } from "#judge/instance.ts";
import { defineApp, modelOf } from "#os/define.ts";
import { Kernel } from "#os/kernel.ts";
import { activeSession, isPlaying, positionAt, sessionOf, type MediaStart } from "#os/media-session.ts";
import { mediaInterruption } from "#os/media-rules.ts";
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";

const homeModel = modelOf("home", {});
const home = defineApp({
  model: homeModel,
  part: "home",
  commands: {},
  navigation: homeModel.navigation(
    { start: "main", commands: {}, screens: { main: homeModel.screen({}) } },
    () => [],
  ) as never,
  seed: () => ({}),
});
/** An app with a list of ten items of `lengthMs` each. It plays one after the other, and can make a noise itself. */
function player(id: string, kind: MediaStart["kind"], whenLeft: MediaStart["whenLeft"], lengthMs: number | null) {
  const model = modelOf(id, { n: v.number(), noise: v.nullable(v.picklist(["pause", "duck"])) });
  const item = (n: number): MediaStart => ({
    kind,
    item: `${id}_${n}`,
    title: `Item ${n}`,
    subtitle: id,
    art: null,
    lengthMs,
    open: { screen: "main", params: {} },
    skips: { previous: n > 1, next: n < 10 },
    whenLeft,
  });
  const commands = {
    play: model.command({ n: v.number() }, (state, { n }, ctx) => {
      state.n = n;
      ctx.media.start(item(n));
    }),
    next: model.command({}, (state, _, ctx) => {
      if (state.n >= 10) return;
      state.n += 1;
      ctx.media.start(item(state.n));
    }),
    previous: model.command({}, (state, _, ctx) => {
      state.n -= 1;
      ctx.media.start(item(state.n));
    }),
    pause: model.command({}, (_, __, ctx) => ctx.media.pause()),
    seek: model.command({ to: v.number() }, (_, { to }, ctx) => ctx.media.seek(to)),
    speed: model.command({ speed: v.number() }, (_, { speed }, ctx) => ctx.media.setSpeed(speed)),
    sleep: model.command({ at: v.union([v.number(), v.literal("end")]) }, (_, { at }, ctx) =>
      ctx.media.sleep(at === "end" ? at : ctx.now + at),
    ),
    noise: model.command({ kind: v.nullable(v.picklist(["pause", "duck"])) }, (state, { kind: k }) => {
      state.noise = k;
    }),
  };
  return defineApp({
    model,
    commands,
    navigation: model.navigation({ start: "main", commands, screens: { main: model.screen({}) } }, () => []) as never,
    seed: () => ({ n: 0, noise: null }),
    media: { next: "next", previous: "previous", ended: "next" },
    interruptsMedia: ({ noise }) => noise,
  });
}
const kernel = new Kernel([
  home,
  player("music", "music", "play", 60_000),
  player("video", "video", "pip", 90_000),
  player("clip", "video", "pause", 90_000),
  player("radio", "live", "play", null),
]);
const start = kernel.boot(defaultBoot("en", 1));
const outcome = (state: PhoneState, name: string, args: Json = {}) => kernel.reduce(state, { name, args });
/** Runs commands one after another, each with its arguments. Fails if one of them is refused. */
const run = (from: PhoneState, ...calls: readonly (readonly [name: string, args?: Json])[]): PhoneState =>
  calls.reduce((state, [name, args = {}]) => {
    const done = outcome(state, name, args);
    expect(done.rejected).toBe(null);
    return done.state;
  }, from);
const tick = (state: PhoneState, ms: number): PhoneState => run(state, ["os.tick", { ms }]);
const launch = (state: PhoneState, app: string): PhoneState => run(state, ["os.launch", { app }]);
const positionOf = (state: PhoneState, app: string): number => positionAt(sessionOf(state.os, app)!, state.clock.nowMs);
const plays = (state: PhoneState, app: string): boolean => isPlaying(sessionOf(state.os, app));
const toggle = ["os.system", { command: "toggleMedia", args: {} }] as const;
const playing = run(start, ["music.play", { n: 1 }]);

describe("media sessions", () => {
  it("[Y1] derive the position from the clock, the speed and the length", () => {
    expect(start.os.media).toBe(undefined);
    expect(positionOf(tick(playing, 12_345), "music")).toBe(12_345);
    const fast = run(tick(playing, 10_000), ["music.speed", { speed: 1.5 }]);
    expect(positionOf(tick(fast, 10_000), "music")).toBe(25_000);
    const seeking = run(fast, ["music.seek", { to: 99_000 }]);
    expect(positionOf(seeking, "music")).toBe(60_000);
    const radio = run(start, ["radio.play", { n: 1 }]);
    expect(positionOf(tick(radio, 7_200_000), "radio")).toBe(7_200_000);
    expect(outcome(radio, "os.mediaSeek", { positionMs: 5 }).rejected).toBe("nothing-plays");
  });
  it("[Y2] pause each other and keep their positions", () => {
    const both = run(tick(playing, 5_000), ["radio.play", { n: 1 }]);
    expect([plays(both, "music"), plays(both, "radio"), both.os.media!.active]).toEqual([false, true, "radio"]);
    expect(positionOf(tick(both, 60_000), "music")).toBe(5_000);
  });
  it("[Y3] are controlled from outside the app as from inside", () => {
    const paused = run(tick(playing, 4_000), toggle);
    expect([plays(paused, "music"), positionOf(tick(paused, 9_000), "music")]).toEqual([false, 4_000]);
    expect(plays(run(paused, toggle), "music")).toBe(true);
    const next = run(paused, ["os.mediaSkip", { to: "next" }]);
    expect([activeSession(next.os)!.item, plays(next, "music")]).toEqual(["music_2", true]);
    expect(outcome(paused, "os.mediaSkip", { to: "previous" }).rejected).toBe("nothing-plays");
    expect(activeSession(run(next, ["os.mediaSkip", { to: "previous" }]).os)!.item).toBe("music_1");
    expect(positionOf(run(paused, ["os.mediaSeek", { positionMs: 30_500 }]), "music")).toBe(30_500);
    expect(kernel.frontOf(run(paused, ["os.mediaOpen"]))).toEqual({ app: "music", screen: "main" });
    expect(run(playing, ["os.mediaDismiss"])).toEqual(playing);
    expect(run(paused, ["os.mediaDismiss"]).os.media).toEqual({ sessions: {}, active: null, sleep: null });
    expect(outcome(start, "os.system", { command: "toggleMedia", args: {} }).rejected).toBe("nothing-plays");
  });
  it("[Y4] reach the next item at the exact time, in one tick or in many", () => {
    const long = tick(playing, 150_000);
    const short = Array.from({ length: 150 }).reduce<PhoneState>((state) => tick(state, 1_000), playing);
    expect([activeSession(long.os)!.item, positionOf(long, "music")]).toEqual(["music_3", 30_000]);
    expect(hashOf(long.os as unknown as Json)).toBe(hashOf(short.os as unknown as Json));
    const over = tick(playing, 3_600_000);
    expect([activeSession(over.os)!.item, plays(over, "music"), positionOf(over, "music")]).toEqual([
      "music_10",
      false,
      60_000,
    ]);
    expect(positionOf(run(over, toggle), "music")).toBe(0);
  });
  it("[Y5] stop for a call and play on after it, and are only quieter during an alarm", () => {
    const call = run(tick(playing, 3_000), ["radio.noise", { kind: "pause" }]);
    expect([plays(call, "music"), positionOf(tick(call, 20_000), "music")]).toEqual([false, 3_000]);
    const after = run(tick(call, 20_000), ["radio.noise", { kind: null }]);
    expect([plays(after, "music"), positionOf(tick(after, 1_000), "music")]).toEqual([true, 4_000]);
    const refused = run(call, toggle);
    expect(plays(refused, "music")).toBe(false);
    const stopped = run(call, ["music.pause"], ["radio.noise", { kind: null }]);
    expect(plays(stopped, "music")).toBe(false);
    const alarm = run(playing, ["radio.noise", { kind: "duck" }]);
    expect([plays(alarm, "music"), mediaInterruption(kernel.apps, alarm)]).toEqual([true, "duck"]);
  });
  it("[Y6] stop when the headset disconnects", () => {
    const { devices } = playing.os.bluetooth;
    const [id] = Object.entries(devices).find(([, d]) => d.kind === "headset")!;
    const on = run(
      playing,
      ["os.system", { command: "pair", args: { id } }],
      ["os.system", { command: "connectDevice", args: { id, on: true } }],
    );
    expect(plays(on, "music")).toBe(true);
    const off = run(on, ["os.system", { command: "connectDevice", args: { id, on: false } }]);
    expect(plays(off, "music")).toBe(false);
    const radios = run(on, [
      "os.system",
      { command: "set", args: { group: "network", name: "bluetooth", value: false } },
    ]);
    expect(plays(radios, "music")).toBe(false);
  });
  it("[Y7] go on, stop, or go on in a small window when the user leaves the app", () => {
    const left = (app: string): PhoneState => run(launch(start, app), [`${app}.play`, { n: 1 }], ["os.home"]);
    expect([plays(left("music"), "music"), plays(left("clip"), "clip")]).toEqual([true, false]);
    const small = left("video");
    expect([plays(small, "video"), small.view.pip]).toEqual([true, { app: "video", corner: "bottom-right" }]);
    expect(run(small, ["os.pipMove", { corner: "top-left" }]).view.pip!.corner).toBe("top-left");
    const back = run(small, ["os.pipExpand"]);
    expect([back.view.pip, back.view.front, plays(back, "video")]).toEqual([undefined, "video", true]);
    const closed = run(small, ["os.pipClose"]);
    expect([closed.view.pip, plays(closed, "video")]).toEqual([undefined, false]);
    const dark = run(small, ["os.power"]);
    expect([dark.view.pip, plays(dark, "video")]).toEqual([undefined, false]);
    expect(plays(run(launch(start, "clip"), ["clip.play", { n: 1 }], ["os.power"]), "clip")).toBe(false);
    const other = run(small, ["music.play", { n: 1 }]);
    expect([other.view.pip, plays(other, "video"), plays(other, "music")]).toEqual([undefined, false, true]);
  });
  it("[Y8] stop when the sleep timer is over", () => {
    const soon = tick(run(playing, ["music.sleep", { at: 90_000 }]), 300_000);
    expect([plays(soon, "music"), activeSession(soon.os)!.item, positionOf(soon, "music")]).toEqual([
      false,
      "music_2",
      30_000,
    ]);
    const end = tick(run(playing, ["music.sleep", { at: "end" }]), 300_000);
    expect([activeSession(end.os)!.item, positionOf(end, "music"), end.os.media!.sleep]).toEqual([
      "music_1",
      60_000,
      null,
    ]);
  });
  it("[Y10] get louder and quieter by a volume key, whose panel shows for three seconds", () => {
    const press = (s: PhoneState, to: "up" | "down"): PhoneState => run(s, ["os.volumeKey", { to }]);
    const media = (s: PhoneState): number => s.os.settings.sound.media;
    const louder = press(start, "up");
    expect([media(start), media(louder), media(press(louder, "down"))]).toEqual([45, 53, 47]);
    expect(louder.view.volumePanel).toEqual({ untilMs: start.clock.nowMs + 3000 });
    expect(tick(louder, 2999).view.volumePanel).toBeDefined();
    expect(tick(louder, 3000).view).not.toHaveProperty("volumePanel");
    let top = start;
    for (let i = 0; i < 20; i++) top = press(top, "up");
    expect(media(top)).toBe(100);
    const dark = run(start, ["os.power"]);
    expect(press(dark, "up")).toBe(dark);
    const playingInTheDark = press(run(playing, ["os.power"]), "up");
    expect([media(playingInTheDark), playingInTheDark.view.volumePanel]).toEqual([53, undefined]);
  });
  it("[Y9] keep the display on while a video plays in front", () => {
    const minutes = (app: string): string =>
      tick(run(launch(start, app), [`${app}.play`, { n: 1 }]), 650_000).view.power;
    expect([minutes("video"), minutes("music")]).toEqual(["on", "off"]);
  });
});
