/**
 * A full-screen advertisement with a small close button, as some apps show it. A touch on any other point opens the
 * advertised app.
 */
import { Show } from "solid-js";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import { AppIcon } from "../kit/app-icon.tsx";
import { Icon } from "../kit/icon.tsx";
import { Tap } from "../kit/tap.tsx";
import { state } from "../runtime.ts";
import { shellText } from "./strings.ts";
import { dispatchOs, titleOf } from "./texts.ts";
import "./ad.css";

export function AdPage() {
  return (
    <Show when={state().view.ad}>
      {(ad) => (
        <div class="overlay os-layer ad-page" classList={{ [`from-${ad().corner}`]: true }}>
          <Tap class="ad-body" name={ad().title} onTap={() => dispatchOs("followAd")}>
            <div class="ad-sun" />
            <div class="ad-icon">
              <AppIcon app={ad().app} />
            </div>
            <p class="ad-app">{titleOf(ad().app)}</p>
            <p class="ad-title">{ad().title}</p>
            <p class="ad-text">{ad().text}</p>
          </Tap>
          <Tap class="ad-button" name={ad().button} onTap={() => dispatchOs("followAd")}>
            {ad().button}
          </Tap>
          <p class="ad-mark">{shellText("adMark")}</p>
          <Tap class="ad-close" name={shellText("closeAd")} onTap={() => dispatchOs("closeAd")}>
            <Icon of={close} />
          </Tap>
        </div>
      )}
    </Show>
  );
}
