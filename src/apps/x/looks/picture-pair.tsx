/** The header photo and the portrait of the user's profile, both of which can be changed. */
import type { JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./picture-pair.css";

export function PicturePair(p: {
  readonly icon: string;
  readonly banner: JSX.Element;
  readonly face: JSX.Element;
  readonly bannerName: string;
  readonly faceName: string;
  readonly onBanner: () => void;
  readonly onFace: () => void;
}) {
  return (
    <div class="picture-pair">
      <Tap class="pair-banner" name={p.bannerName} onTap={() => p.onBanner()}>
        {p.banner}
        <div class="pair-sign">
          <Icon of={p.icon} />
        </div>
      </Tap>
      <Tap class="pair-face" name={p.faceName} onTap={() => p.onFace()}>
        {p.face}
        <div class="pair-sign">
          <Icon of={p.icon} />
        </div>
      </Tap>
    </div>
  );
}
