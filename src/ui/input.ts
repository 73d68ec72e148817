/**
 * A person's input on the phone. Pointer, wheel and keys become the same gestures as an agent's actions. The commands
 * of these gestures run immediately on the page's copy of the phone's state, and are also sent to the phone. Only pages
 * that a person uses load this module.
 */
import { createEffect, createMemo, createRoot } from "solid-js";
import { seeds } from "virtual:phone-seeds";
import { Kernel } from "#os/kernel.ts";
import { phone } from "./phone.ts";
import type { LiveCommands, LiveMessage } from "#contract/live.ts";
import { CommandError } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { isLandscape, displaySizeOf } from "#os/orientation.ts";
import { PendingRead } from "#os/world.ts";
import { sameJson } from "#state/json.ts";
import { applyPatches, type Patch } from "#state/patch.ts";
import { performGesture, type Action, type Hit } from "./gestures.ts";
import { Finger } from "./input/finger.ts";
import { MapGestures } from "./input/map-gestures.ts";
import type { InputContext } from "./input/input-context.ts";
import { KeyboardInput } from "./input/keyboard-input.ts";
import { ListScroll } from "./input/list-scroll.ts";
import { hitAt } from "./input/points.ts";
import { Replica } from "./replica.ts";
import { dispatch, ready, setReady, show, state, takeEmitted } from "./runtime.ts";
import { fetchPendingRead } from "./world.ts";

export interface InputHost {
  /** Sends a text over the phone's live socket. */
  send(text: string): void;
  /** Called after each gesture. */
  onGesture(gesture: Action, hit: Hit | null): void;
  /** Called immediately, and again after each change. */
  onOrientation(how: DisplayOrientation): void;
}
/** The size and orientation of the display. */
export interface DisplayOrientation {
  /** The width of the display as it is drawn, in points. */
  readonly width: number;
  readonly height: number;
  readonly landscape: boolean;
}
export interface InputSession {
  /**
   * Processes a text from the phone's live socket. The promise resolves after the change is drawn. Its value is the
   * control that an agent touched, or null. The messages are texts, because objects from another window's realm are not
   * plain objects in this window.
   */
  receive(text: string): Promise<Hit | null>;
  press(button: "BACK" | "HOME" | "RECENT"): void;
  /** Moves the phone's clock, unless an input is in progress. */
  tick(ms: number): void;
  /** Called when the socket is lost. Touches then do nothing until the phone has sent its state again. */
  lose(): void;
  /** Enables or disables touches on the display. */
  use(on: boolean): void;
}
const stepMs = 1000;

/** The server sends viewers only the changes since the start state, so the page computes the start state itself. */
const fullKernel = new Kernel(phone.apps.map((app) => ({ ...app, ...seeds[app.id] })));
export function startInput(holder: InputHost, settle: () => Promise<void>): InputSession {
  let client = "";
  let running = false;
  let used = true;
  /** Whether the phone has sent its state and has not refused anything since then. */
  let sure = false;
  const replica = new Replica<PhoneState>(state(), (from, commands) => {
    try {
      return commands.reduce((at, command) => phone.reduce(at, command).state, from);
    } catch (error) {
      if (error instanceof CommandError) return null;
      throw error;
    }
  });
  const acceptsTouches = (): boolean => sure && running && used;

  /**
   * Runs a change on the page's copy and sends the commands to the phone. Returns null if world data must be fetched
   * first; the change then runs later.
   */
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
      show(replica.latest);
      if (!(error instanceof PendingRead)) throw error;
      void fetchPendingRead(error).then(
        () => {
          if (acceptsTouches()) run(change);
        },
        () => undefined,
      );
      return null;
    }
  }
  const pass = (ms: number): void => dispatch({ name: "os.tick", args: { ms } });
  const say = (message: LiveCommands | { type: "state" }): void => holder.send(JSON.stringify(message));
  const grip: InputContext = {
    acceptsTouches,
    run,
    gesture(action, change) {
      keys.endTyping();
      const hit = run(() => {
        const found = change();
        pass(stepMs);
        return found;
      });
      holder.onGesture(action, hit);
      void settle();
    },
    restore: () => show(replica.latest),
    reportAction: (action) => holder.onGesture(action, null),
    pass: () => pass(stepMs),
  };
  const lists = new ListScroll(grip);
  const glide = new MapGestures(grip);
  const finger = new Finger(grip, lists, glide);
  const keys = new KeyboardInput(grip, () => lists.endWheel());
  function drop(): void {
    finger.discard();
    lists.discard();
    glide.discard();
  }

  const root = document.documentElement;
  root.style.touchAction = "none";
  root.addEventListener("pointerdown", (e) => {
    if (e.button !== 0) return;
    if (!e.isPrimary) {
      if (finger.startPinch(e)) root.setPointerCapture(e.pointerId);
      return;
    }
    e.preventDefault();
    keys.focus();
    if (acceptsTouches() && !finger.isDown) root.setPointerCapture(e.pointerId);
    finger.down(e);
  });
  root.addEventListener("pointermove", (e) => {
    if (!glide.movePinch(e)) finger.move(e);
  });
  root.addEventListener("pointerup", (e) => {
    if (!glide.endPinch(e)) finger.up(e);
  });
  root.addEventListener("pointercancel", (e) => {
    if (!glide.endPinch(e)) finger.cancel(e);
  });
  root.addEventListener(
    "wheel",
    (e) => {
      e.preventDefault();
      if (!finger.isDown && !glide.turnWheel(e)) lists.turnWheel(e);
    },
    { passive: false },
  );
  root.addEventListener("keydown", (e) => keys.down(e, () => session.press("BACK")));
  root.addEventListener("contextmenu", (e) => e.preventDefault());
  root.addEventListener("dragstart", (e) => e.preventDefault());
  window.addEventListener("focus", () => keys.focus());
  createRoot(() => {
    const held = createMemo(
      (): DisplayOrientation | null => {
        // Before the phone has sent its state, the orientation is unknown.
        if (!ready()) return null;
        const { width, height } = displaySizeOf(state());
        return { width, height, landscape: isLandscape(state().os) };
      },
      undefined,
      { equals: sameJson },
    );
    createEffect(() => {
      const how = held();
      if (how) holder.onOrientation(how);
    });
  });

  const session: InputSession = {
    async receive(text) {
      const message = JSON.parse(text) as LiveMessage;
      let hit: Hit | null = null;
      if (message.type === "state") {
        ({ client } = message);
        running = message.status === "running";
        sure = true;
        drop();
        replica.reset(applyPatches(fullKernel.boot(message.boot), message.overlay as Patch[]), message.version);
        show(replica.latest);
        setReady(true);
      } else if (message.type === "patches") {
        if (!sure || message.version <= replica.version) return null;
        if (message.from !== replica.version) {
          lost();
          return null;
        }
        const own = message.by === client;
        const { action } = message;
        if (action && "point" in action && action.point) hit = hitAt(action.point);
        if (replica.advance(message.version, message.patches as Patch[], own)) {
          show(replica.latest);
          finger.redraw();
        }
      } else if (message.type === "end") running = false;
      else lost();
      await settle();
      return hit;
    },
    press(button) {
      if (!acceptsTouches()) return;
      lists.endWheel();
      grip.gesture({ type: button }, () => performGesture({ type: button }));
      keys.focus();
    },
    tick(ms) {
      if (!acceptsTouches() || finger.isDown || lists.isMoving || glide.isMoving || keys.isTyping) return;
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
  /**
   * Asks the phone for its state. Called after a refusal or a gap in the versions, because the copy is then unreliable.
   */
  function lost(): void {
    session.lose();
    say({ type: "state" });
  }
  return session;
}
