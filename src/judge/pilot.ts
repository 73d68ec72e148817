/** How a reference solution acts: by what the screens offer. One pilot drives the real page, another the bare kernel. */
import type { Notification } from "../os/state.ts";
import type { AnyApp, EdgesOf, ScreensOf, ViewAt } from "../os/define.ts";
import type { InOf, Fields } from "../os/values.ts";

/** "screen.act" of an app. */
export type ActName<A> =
  EdgesOf<A> extends infer E
    ? E extends { from: infer F extends string; on: infer O extends string }
      ? O extends "back"
        ? never
        : `${F}.${O}`
      : never
    : never;
export type ActArgs<A, N> =
  EdgesOf<A> extends infer E
    ? E extends { from: infer F extends string; on: infer O extends string; args: infer X extends Fields }
      ? `${F}.${O}` extends N
        ? InOf<X>
        : never
      : never
    : never;
type NoArgs<X> = {} extends X ? [args?: X] : [args: X];

export interface Pilot<S, Answers extends string> {
  /** What the phone holds now. */
  state(): Promise<S>;
  /** Finds these texts on the glass, scrolling to them where needed: from here on the solution may use them. */
  sees(...texts: readonly (string | number)[]): Promise<void>;
  /** Finds the picture called so on the glass at full size: what it shows, in these words, may be used. */
  seesIn(picture: string, ...texts: readonly (string | number)[]): Promise<void>;
  /** Asks the user (INFO). Each of these texts is in the answer: from here on the solution may use it. */
  ask(question: string, ...texts: readonly (string | number)[]): Promise<void>;
  /** Works results out of what was told or seen before: from here on they may be used. */
  reads(from: readonly (string | number)[], ...results: readonly (string | number)[]): void;
  /** Opens an app (AWAKE). */
  open(app: AnyApp): Promise<void>;
  /** Touches the control that does this act, scrolling to it where needed. */
  act<A extends AnyApp, N extends ActName<A>>(app: A, name: N, ...args: NoArgs<ActArgs<A, N>>): Promise<void>;
  /** Touches the control that changes the view of a screen so: tabs, menus, picked days. */
  set<A extends AnyApp, K extends keyof ScreensOf<A> & string>(
    app: A,
    screen: K,
    patch: Partial<ViewAt<A, K>>,
  ): Promise<void>;
  /** Moves the slider that does this act to the place where it does it with these arguments. */
  slide<A extends AnyApp, N extends ActName<A>>(app: A, name: N, ...args: NoArgs<ActArgs<A, N>>): Promise<void>;
  /** Types into the field at this path of the view, replacing what is there. */
  type(field: string, text: string): Promise<void>;
  /** Presses Enter in the field that has the caret, which does this act. */
  enter<A extends AnyApp, N extends ActName<A>>(app: A, name: N, ...args: NoArgs<ActArgs<A, N>>): Promise<void>;
  /** Carries what is called so to what is called so, by the names on the glass (apps as `{app.notes}`); letting go there does this act. */
  carry<A extends AnyApp, N extends ActName<A>>(
    app: A,
    name: N,
    args: ActArgs<A, N>,
    way: { readonly from: string; readonly to: string },
  ): Promise<void>;
  /** Says yes to the question that the phone asks. */
  confirm(): Promise<void>;
  /** Chooses who does what was asked: an app of the chooser or the share sheet, or one of its direct targets. */
  choose(app: AnyApp, target?: string): Promise<void>;
  /** Says whether an app may reach what it asks for. */
  grant(answer: "allowed" | "foreground" | "once" | "denied"): Promise<void>;
  /** Pulls the shade down and touches the first notification that fits. */
  openNotification(fits: (n: Notification) => boolean): Promise<void>;
  /** Answers the first notification that fits, in the shade. */
  replyTo(fits: (n: Notification) => boolean, text: string): Promise<void>;
  /** Copies the text that a control on the glass copies. */
  copy(text: string): Promise<void>;
  /** Pastes what was copied last into the field at this path of the view. */
  paste(field: string): Promise<void>;
  back(): Promise<void>;
  home(): Promise<void>;
  /** Lets seconds of the phone's clock pass. */
  wait(seconds: number): Promise<void>;
  /** Fills in the answer sheet and submits it. */
  answer(values: { readonly [K in Answers]: string | number | readonly string[] }): Promise<void>;
}
/** A pilot of any task, for what several solutions do alike. */
export type Hand = Omit<Pilot<never, never>, "state" | "answer">;
