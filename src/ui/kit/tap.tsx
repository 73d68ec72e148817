/** The basic touchable element. All controls are built from it, so that every control has a role and a name. */
import { onCleanup, type JSX } from "solid-js";
import { touches, type Role, type Touch } from "../touch.ts";
import "./tap.css";

export interface TapProps {
  readonly role?: Role | undefined;
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Whether the control is checked, selected or pressed. The class `on` draws this state. */
  readonly on?: boolean | undefined;
  readonly onTap?: ((at: { x: number; y: number }) => void) | undefined;
  readonly onHold?: Touch["onHold"];
  readonly onDoubleTap?: Touch["onDoubleTap"];
  readonly onSwipe?: Touch["onSwipe"];
  readonly onCarry?: ((to: { x: number; y: number }) => boolean) | undefined;
  readonly onSlide?: ((share: number) => void) | undefined;
  readonly onDrag?: Touch["onDrag"];
  readonly stroke?: boolean | undefined;
  readonly afterHold?: boolean | undefined;
  readonly class?: string | undefined;
  readonly style?: JSX.CSSProperties | undefined;
  readonly children?: JSX.Element;
}
export function Tap(p: TapProps) {
  const touch: Touch = {
    get role() {
      return p.role ?? "button";
    },
    get name() {
      return p.name;
    },
    get value() {
      return p.value ?? (p.on === undefined ? undefined : p.on ? "on" : "off");
    },
    get disabled() {
      return p.disabled;
    },
    get onTap() {
      return p.onTap;
    },
    get onHold() {
      return p.onHold;
    },
    get onDoubleTap() {
      return p.onDoubleTap;
    },
    get onSwipe() {
      return p.onSwipe;
    },
    get onCarry() {
      return p.onCarry;
    },
    get onSlide() {
      return p.onSlide;
    },
    get onDrag() {
      return p.onDrag;
    },
    get stroke() {
      return p.stroke;
    },
    get afterHold() {
      return p.afterHold;
    },
  };
  const register = (el: Element) => {
    touches.set(el, touch);
    onCleanup(() => touches.delete(el));
  };
  return (
    <div
      ref={register}
      class="tap"
      classList={{ [p.class ?? ""]: true, on: p.on === true, off: p.disabled === true }}
      style={p.style}
    >
      {p.children}
    </div>
  );
}
