/** The OS's surfaces over apps: dialogs, pop-ups, toasts, recent apps. */
import { createMemo, For, Show } from "solid-js";
import clearAll from "@material-symbols/svg-400/rounded/clear_all.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import { phone } from "../phone.ts";
import { OsHostScreen } from "../screen-binding.tsx";
import { Button, IconButton } from "../kit/buttons.tsx";
import { AppIcon } from "../kit/app-icon.tsx";
import { Scroll } from "../kit/scroll.tsx";
import { Tap } from "../kit/tap.tsx";
import { state } from "../runtime.ts";
import { ScreenHost } from "./screen-host.tsx";
import { shellText } from "./strings.ts";
import { dispatchOs, textOf, titleOf } from "./texts.ts";
import "./surfaces.css";

export function OsDialog() {
  const dialog = () => state().view.dialog;
  return (
    <Show when={dialog()}>
      {(d) => (
        <div class="overlay dialog-layer os-layer">
          <Tap class="scrim" name={shellText("dismiss")} onTap={() => dispatchOs("answer", { yes: false })} />
          {/* The dialog has the style of the app that asks the question. */}
          <div class="dialog" data-app={d().app}>
            <p class="dialog-text">{textOf(d().app, d().text, d().facts)}</p>
            <div class="dialog-actions">
              <Button kind="text" label={shellText("cancel")} onTap={() => dispatchOs("answer", { yes: false })} />
              <Button
                kind={d().danger ? "danger" : "text"}
                label={textOf(d().app, d().ok, d().facts)}
                onTap={() => dispatchOs("answer", { yes: true })}
              />
            </div>
          </div>
        </div>
      )}
    </Show>
  );
}
export function PopUp() {
  return (
    <Show when={state().view.popUp}>
      {(it) => (
        <div class="overlay dialog-layer os-layer">
          <div class="scrim" />
          <div class="dialog">
            <h2>{it().title}</h2>
            <OsHostScreen>
              <Scroll name="pop-up" class="dialog-room">
                <p class="dialog-text">{it().text}</p>
              </Scroll>
            </OsHostScreen>
            <div class="dialog-actions">
              <Button kind="text" label={shellText("close")} onTap={() => dispatchOs("dismissPopUp")} />
            </div>
          </div>
        </div>
      )}
    </Show>
  );
}
export function Toast() {
  return (
    <Show when={state().view.toast}>
      {(t) => (
        <div class="toast">
          <span>{textOf(t().app, t().key, t().facts)}</span>
        </div>
      )}
    </Show>
  );
}
/** Covers an app whose time limit for today is used up. */
export function PausedApp() {
  const app = createMemo(() => phone.pausedApp(state()));
  return (
    <Show when={app()}>
      {(id) => (
        <div class="overlay paused">
          <AppIcon app={id()} />
          <h2>{shellText("pausedTitle", { name: titleOf(id()) })}</h2>
          <p>{shellText("pausedText")}</p>
          <div class="paused-foot">
            <Button kind="filled" label={shellText("ok")} onTap={() => dispatchOs("home")} />
          </div>
        </div>
      )}
    </Show>
  );
}
export function Recents() {
  const apps = createMemo(() => phone.recentsOf(state()));
  return (
    <Show when={state().view.surface === "recents"}>
      <div class="overlay recents">
        <Tap class="recents-ground" name={shellText("dismiss")} onTap={() => dispatchOs("home")} />
        <Show when={apps().length > 0} fallback={<p class="recents-empty">{shellText("recentsEmpty")}</p>}>
          <OsHostScreen>
            <Scroll name="recents" class="recents-list">
              <div class="recents-grid">
                <For each={apps()}>
                  {(app) => (
                    <div class="recent">
                      <div class="recent-head">
                        <AppIcon app={app} size="small" />
                        <p>{titleOf(app)}</p>
                        <IconButton
                          icon={close}
                          name={shellText("closeApp", { name: titleOf(app) })}
                          onTap={() => dispatchOs("closeTasks", { apps: [app] })}
                        />
                      </div>
                      <div class="recent-card">
                        <div class="recent-glass">
                          <ScreenHost task={app} />
                        </div>
                        <Tap
                          class="recent-cover"
                          name={titleOf(app)}
                          onTap={() => dispatchOs("launch", { app })}
                          onSwipe={(d) => (d === "left" || d === "right") && dispatchOs("closeTasks", { apps: [app] })}
                        />
                      </div>
                    </div>
                  )}
                </For>
              </div>
            </Scroll>
          </OsHostScreen>
          <div class="recents-foot">
            <Button
              kind="tonal"
              icon={clearAll}
              label={shellText("clearAll")}
              onTap={() => dispatchOs("closeTasks", { apps: apps() })}
            />
          </div>
        </Show>
      </div>
    </Show>
  );
}
