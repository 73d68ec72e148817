/** The frame of a screen: a bar with a thin arrow and a centred title, the body, the footer. */
import back from "@material-symbols/svg-400/outlined/arrow_back_ios_new.svg?raw";
import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import { ScreenFrame, type FrameProps } from "#ui/kit/social/screen-frame.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { useTheme } from "./look.ts";
import "./frame.css";

export { BarButton } from "#ui/kit/social/screen-frame.tsx";

export interface LeafProps extends FrameProps {
  /** Whether the background is grey, as in feeds and settings. The default is white. */
  readonly grey?: boolean | undefined;
  /** Whether the area behind the status bar is black in every theme, because a player is below it. */
  readonly player?: boolean | undefined;
  /** Whether the whole screen is black in every theme. */
  readonly black?: boolean | undefined;
}
export function Leaf(p: LeafProps) {
  const theme = useTheme();
  const bars = () => {
    if (p.player === true || p.black === true || theme() === "by-night") return "white";
    return theme() === "by-day" ? "black" : undefined;
  };
  return (
    <ScreenFrame
      {...p}
      class={`${theme()} ${p.grey === true ? "grey" : ""} ${p.player === true ? "dark-top" : ""} ${p.black === true ? "all-black" : ""}`}
      bars={bars()}
      icons={{ back, close: cross }}
    />
  );
}
export function BarWord(p: {
  readonly label: string;
  readonly pink?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class={`bar-word ${p.pink === true ? "pink" : ""}`}
      name={p.label}
      disabled={p.disabled}
      onTap={() => p.onTap()}
    >
      <span>{p.label}</span>
    </Tap>
  );
}
