import type { JSX } from "solid-js";
import type { ScreenPropsOf } from "#apps/alipay/screens/parts/page.tsx";

export interface TabProps {
  readonly screenProps: ScreenPropsOf<"main">;
  readonly footer: () => JSX.Element;
}
