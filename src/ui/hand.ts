/**
 * A person's hand on the phone: pointer, wheel and keys become the gestures that actions are. What they command happens
 * at once on the page's copy and is told to the phone. Loaded only where a person holds the page.
 */
import { createEffect, createMemo, createRoot } from "solid-js";
import { seeds } from "virtual:phone-seeds";
import { Kernel } from "../os/kernel.ts";
import { phone } from "./phone.ts";
import type { LiveCommands, LiveMessage } from "../contract/live.ts";
import { CommandError } from "../os/command.ts";
import type { PhoneState } from "../os/state.ts";
import { isOnSide, sizeOf } from "../os/turned.ts";
import { Unread } from "../os/world.ts";
import { sameJson } from "../state/json.ts";
import { applyPatches, type Patch } from "../state/patch.ts";
import { performGesture, type Action, type Hit } from "./gestures.ts";
import { Finger } from "./hand/finger.ts";
import { Glide } from "./hand/glide.ts";
import type { Grip } from "./hand/grip.ts";
import { Keys } from "./hand/keys.ts";
import { Lists } from "./hand/lists.ts";
import { hitAt } from "./hand/spots.ts";
import { Replica } from "./replica.ts";
import { dispatch, ready, setReady, show, state, takeEmitted } from "./runtime.ts";
import { fetchUnread } from "./world.ts";

export interface Holder {
  /** Sends a text to the phone's live socket. */
  say(text: string): void;
  /** A gesture was made. */
  did(gesture: Action, hit: Hit | null): void;
  /** At once, and whenever it is another. */
  held(how: Held): void;
}
/** How the device is held. */
export interface Held {
  /** Of the glass as it is drawn, in points. */
  readonly width: number;
  readonly height: number;
  readonly onSide: boolean;
}
export interface Hand {
  /**
   * A text from the phone's live socket. Resolves when it is drawn, with what lay under an agent's finger. Texts, since
   * objects of another window's realm are not plain ones here.
   */
  hear(text: string): Promise<Hit | null>;
  press(button: "BACK" | "HOME" | "RECENT"): void;
  /** Lets the phone's clock run, unless a finger is down. */
  tick(ms: number): void;
  /** The socket is lost: touches do nothing until the phone has said where it is. */
  lose(): void;
  /** Whether touches do anything. */
  use(on: boolean): void;
}
const stepMs = 1000;

/** What a viewer is told is what has changed since the start, so that is made here, too. */
const eager = new Kernel(phone.apps.map((app) => ({ ...app, ...seeds[app.id] })));
export function hold(holder: Holder, settle: () => Promise<void>): Hand {
  let client = "";
  let running = false;
  let used = true;
  /** The phone has said where it is, and nothing since was refused. */
  let sure = false;
  const replica = new Replica<PhoneState>(state(), (from, commands) => {
    try {
      return commands.reduce((at, command) => phone.reduce(at, command).state, from);
    } catch (error) {
      if (error instanceof CommandError) return null;
      throw error;
    }
  });
  const mine = (): boolean => sure && running && used;

  /** Runs what changes the copy, and tells the phone. Null where world data had to be fetched first: then it runs later. */
  function run<T>(change: () => T): T | null {
    takeEmitted();
    try {
      const result = change();
      const commands = takeEmitted();
      if (commands.length > 0) {
        replica.push(commands, state());
        say({ type: "commands", base: replica.version, commands: commands as LiveCommands["commands"] });
      }
      return result;
    } catch (error) {
      show(replica.shown);
      if (!(error instanceof Unread)) throw error;
      void fetchUnread(error).then(
        () => {
          if (mine()) run(change);
        },
        () => undefined,
      );
      return null;
    }
  }
  const pass = (ms: number): void => dispatch({ name: "os.tick", args: { ms } });
  const say = (message: LiveCommands | { type: "state" }): void => holder.say(JSON.stringify(message));
  const grip: Grip = {
    mine,
    run,
    gesture(action, change) {
      keys.endTyping();
      const hit = run(() => {
        const found = change();
        pass(stepMs);
        return found;
      });
      holder.did(action, hit);
      void settle();
    },
    restore: () => show(replica.shown),
    did: (action) => holder.did(action, null),
    pass: () => pass(stepMs),
  };
  const lists = new Lists(grip);
  const glide = new Glide(grip);
  const finger = new Finger(grip, lists, glide);
  const keys = new Keys(grip, () => lists.endWheel());
  function drop(): void {
    finger.drop();
    lists.drop();
    glide.drop();
  }

  const root = document.documentElement;
  root.style.touchAction = "none";
  root.addEventListener("pointerdown", (e) => {
    if (e.button !== 0) return;
    if (!e.isPrimary) {
      if (finger.joined(e)) root.setPointerCapture(e.pointerId);
      return;
    }
    e.preventDefault();
    keys.focus();
    if (mine() && !finger.isDown) root.setPointerCapture(e.pointerId);
    finger.down(e);
  });
  root.addEventListener("pointermove", (e) => {
    if (!glide.move(e)) finger.move(e);
  });
  root.addEventListener("pointerup", (e) => {
    if (!glide.end(e)) finger.up(e);
  });
  root.addEventListener("pointercancel", (e) => {
    if (!glide.end(e)) finger.cancel(e);
  });
  root.addEventListener(
    "wheel",
    (e) => {
      e.preventDefault();
      if (!finger.isDown && !glide.turnWheel(e)) lists.turnWheel(e);
    },
    { passive: false },
  );
  root.addEventListener("keydown", (e) => keys.down(e, () => hand.press("BACK")));
  root.addEventListener("contextmenu", (e) => e.preventDefault());
  root.addEventListener("dragstart", (e) => e.preventDefault());
  window.addEventListener("focus", () => keys.focus());
  createRoot(() => {
    const held = createMemo(
      (): Held | null => {
        // Before the phone has said where it is, there is none.
        if (!ready()) return null;
        const { width, height } = sizeOf(state());
        return { width, height, onSide: isOnSide(state().os) };
      },
      undefined,
      { equals: sameJson },
    );
    createEffect(() => {
      const how = held();
      if (how) holder.held(how);
    });
  });

  const hand: Hand = {
    async hear(text) {
      const heard = JSON.parse(text) as LiveMessage;
      let hit: Hit | null = null;
      if (heard.type === "state") {
        ({ client } = heard);
        running = heard.status === "running";
        sure = true;
        drop();
        replica.reset(applyPatches(eager.boot(heard.boot), heard.overlay as Patch[]), heard.version);
        show(replica.shown);
        setReady(true);
      } else if (heard.type === "patches") {
        if (!sure || heard.version <= replica.version) return null;
        if (heard.from !== replica.version) {
          lost();
          return null;
        }
        const own = heard.by === client;
        const { action } = heard;
        if (action && "point" in action && action.point) hit = hitAt(action.point);
        if (replica.advance(heard.version, heard.patches as Patch[], own)) {
          show(replica.shown);
          finger.follow();
        }
      } else if (heard.type === "end") running = false;
      else lost();
      await settle();
      return hit;
    },
    press(button) {
      if (!mine()) return;
      lists.endWheel();
      grip.gesture({ type: button }, () => performGesture({ type: button }));
      keys.focus();
    },
    tick(ms) {
      if (!mine() || finger.isDown || lists.moving || glide.moving || keys.isTyping) return;
      run(() => pass(ms));
      void settle();
    },
    lose() {
      sure = false;
      drop();
    },
    use(on) {
      used = on;
      if (!on) drop();
    },
  };
  /** What was refused, or heard with a gap, leaves the copy wherever the phone says. */
  function lost(): void {
    hand.lose();
    say({ type: "state" });
  }
  return hand;
}
