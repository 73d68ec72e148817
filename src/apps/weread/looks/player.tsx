/** A slider, and the buttons of the player. */
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./player.css";

export function Slider(p: {
  readonly name: string;
  readonly value: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly onSlide: (share: number) => void;
}) {
  return (
    <Tap class="reader-slider" role="slider" name={p.name} value={p.value} onSlide={(share) => p.onSlide(share)}>
      <div class="slide-track">
        <div class="slide-fill" style={{ width: `${p.share * 100}%` }} />
        <div class="slide-knob" style={{ left: `${p.share * 100}%` }} />
      </div>
    </Tap>
  );
}
export function SoundButton(p: {
  readonly icon: string;
  readonly name: string;
  readonly large?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class={`sound-button ${p.large === true ? "large" : ""}`} name={p.name} onTap={() => p.onTap()}>
      <Icon of={p.icon} />
    </Tap>
  );
}
