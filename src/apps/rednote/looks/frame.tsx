/** The frame of a screen: a bar with a centred title, the body, the footer. */
import back from "@material-symbols/svg-400/outlined/arrow_back_ios_new.svg?raw";
import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import { ScreenFrame, type FrameProps } from "#ui/kit/social/screen-frame.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { useSaver, useTheme } from "./look.ts";
import "./frame.css";

export { BarButton } from "#ui/kit/social/screen-frame.tsx";

export interface LeafProps extends FrameProps {
  /** Whether the background is grey, as in feeds and settings. The default is white. */
  readonly grey?: boolean | undefined;
  /** Whether the body extends under the bar. The icons of the bar are then white. */
  readonly under?: boolean | undefined;
}
export function Leaf(p: LeafProps) {
  const theme = useTheme();
  const saver = useSaver();
  const bars = () => {
    if (p.under === true || theme() === "by-night") return "white";
    return theme() === "by-day" ? "black" : undefined;
  };
  return (
    <ScreenFrame
      {...p}
      class={`${theme()} ${p.grey === true ? "grey" : ""} ${p.under === true ? "under" : ""} ${saver() ? "saver" : ""}`}
      bars={bars()}
      icons={{ back, close: cross }}
    />
  );
}
export function BarWord(p: {
  readonly label: string;
  readonly red?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class={`bar-word ${p.red === true ? "red" : ""}`} name={p.label} disabled={p.disabled} onTap={() => p.onTap()}>
      <span>{p.label}</span>
    </Tap>
  );
}
