import type { JSX } from "solid-js";
import type { P } from "../../../../screens/parts/draw.tsx";

/** What each tab of the first page is drawn from. */
export interface TabProps {
  readonly at: P<"main">;
  readonly foot: () => JSX.Element;
}
