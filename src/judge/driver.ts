/**
 * The actions of a reference solution, in terms of the screens' contents. One driver uses the real page; another uses
 * only the kernel.
 */
import type { Notification } from "#os/state.ts";
import type { AnyApp, EdgesOf, ScreensOf, ViewAt } from "#os/define.ts";
import type { InOf, Fields } from "#os/values.ts";

/** The name of an act of an app, in the form "screen.act". */
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

export interface Driver<S, Answers extends string> {
  /** Returns the current state of the phone. */
  state(): Promise<S>;
  /** Finds these texts on the display, and scrolls to them if needed. From now on the solution may use them. */
  sees(...texts: readonly (string | number)[]): Promise<void>;
  /**
   * Finds the picture with this name on the display at full size. From now on the solution may use these texts, which
   * the picture shows.
   */
  seesIn(picture: string, ...texts: readonly (string | number)[]): Promise<void>;
  /** Asks the user (INFO). The answer must contain each of these texts. From now on the solution may use them. */
  ask(question: string, ...texts: readonly (string | number)[]): Promise<void>;
  /** Declares results that follow from known texts. From now on the solution may use these results. */
  reads(from: readonly (string | number)[], ...results: readonly (string | number)[]): void;
  /** Opens an app (AWAKE). */
  open(app: AnyApp): Promise<void>;
  /** Touches the control with this act, and scrolls to it if needed. */
  act<A extends AnyApp, N extends ActName<A>>(app: A, name: N, ...args: NoArgs<ActArgs<A, N>>): Promise<void>;
  /** Touches the control that makes this change to the screen's view, for example a tab, a menu or a day. */
  set<A extends AnyApp, K extends keyof ScreensOf<A> & string>(
    app: A,
    screen: K,
    patch: Partial<ViewAt<A, K>>,
  ): Promise<void>;
  /** Moves the slider that has this act to the position for these arguments. */
  slide<A extends AnyApp, N extends ActName<A>>(app: A, name: N, ...args: NoArgs<ActArgs<A, N>>): Promise<void>;
  /** Types into the field at this path of the view, and replaces its content. */
  type(field: string, text: string): Promise<void>;
  /** Presses Enter in the focused field, which runs this act. */
  enter<A extends AnyApp, N extends ActName<A>>(app: A, name: N, ...args: NoArgs<ActArgs<A, N>>): Promise<void>;
  /**
   * Drags the element with the first name to the element with the second name. The names are the names on the display,
   * where an app's name is written as `{app.notes}`. The drop runs this act.
   */
  carry<A extends AnyApp, N extends ActName<A>>(
    app: A,
    name: N,
    args: ActArgs<A, N>,
    way: { readonly from: string; readonly to: string },
  ): Promise<void>;
  /** Confirms the phone's dialog. */
  confirm(): Promise<void>;
  /**
   * Chooses the app that handles the request: an app of the chooser or the share sheet, or one of its direct targets.
   */
  choose(app: AnyApp, target?: string): Promise<void>;
  /** Answers an app's permission request. */
  grant(answer: "allowed" | "foreground" | "once" | "denied"): Promise<void>;
  /** Opens the shade and touches the first matching notification. */
  openNotification(fits: (n: Notification) => boolean): Promise<void>;
  /** Replies to the first matching notification, in the shade. */
  replyTo(fits: (n: Notification) => boolean, text: string): Promise<void>;
  /** Copies this text with a visible control that copies it. */
  copy(text: string): Promise<void>;
  /** Pastes the last copied text into the field at this path of the view. */
  paste(field: string): Promise<void>;
  back(): Promise<void>;
  home(): Promise<void>;
  /** Waits until the phone's clock has advanced by this number of seconds. */
  wait(seconds: number): Promise<void>;
  /** Fills in the answer sheet and submits it. */
  answer(values: { readonly [K in Answers]: string | number | readonly string[] }): Promise<void>;
}
/** A driver for any task. Code that several solutions share uses this type. */
export type AnyDriver = Omit<Driver<never, never>, "state" | "answer">;
