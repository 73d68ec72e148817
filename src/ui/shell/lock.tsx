/** The dark glass, and the lock screen with its pad for PIN or pattern. */
import backspace from "@material-symbols/svg-400/rounded/backspace.svg?raw";
import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import lockIcon from "@material-symbols/svg-400/rounded/lock.svg?raw";
import { For, Show } from "solid-js";
import { phone } from "../../apps/phone.ts";
import { longDateText, timeText } from "../../os/format.ts";
import { OsPlace } from "../bind.tsx";
import { Button } from "../kit/buttons.tsx";
import { Icon } from "../kit/icon.tsx";
import { Scroll } from "../kit/scroll.tsx";
import { Tap } from "../kit/tap.tsx";
import { Wallpaper } from "../kit/wallpaper.tsx";
import { state } from "../runtime.ts";
import { NotificationList } from "./notifications.tsx";
import { shellText } from "./strings.ts";
import { send } from "./texts.ts";

export function DarkGlass() {
  return (
    <Show when={state().view.power === "off"}>
      <Tap class="dark-glass" name={shellText("wake")} onTap={() => send("wake")} onSwipe={() => send("wake")} />
    </Show>
  );
}
export function LockScreen() {
  const pad = () => state().view.pad;
  const look = () => state().os.settings.look;
  const shows = () => state().os.settings.notifications.onLock;
  return (
    <Show when={state().view.power === "on" && phone.asleep(state())}>
      <Tap
        class="lock"
        name={shellText("unlock")}
        onTap={pad() ? undefined : () => send("unlock")}
        onSwipe={(d) => d === "up" && send("unlock")}
      >
        <Wallpaper of={look().lockWallpaper ?? look().wallpaper} />
        <Show
          when={pad()}
          fallback={
            <>
              <div class="lock-time">
                <Icon of={lockIcon} />
                <p class="lock-clock">{timeText(state().clock.nowMs, state().os)}</p>
                <p>{longDateText(state().clock.nowMs, state().os)}</p>
              </div>
              <Show when={shows() !== "none"}>
                <OsPlace>
                  <Scroll name="lock" class="lock-list">
                    <NotificationList hidden={shows() === "hidden"} />
                  </Scroll>
                </OsPlace>
              </Show>
              <p class="lock-hint">{shellText("swipeUp")}</p>
            </>
          }
        >
          <Show when={state().os.lock.kind === "pattern"} fallback={<PinPad />}>
            <PatternPad />
          </Show>
        </Show>
      </Tap>
    </Show>
  );
}
function PadHead(p: { readonly title: string }) {
  const pad = () => state().view.pad!;
  const leftSec = () => Math.ceil(Math.max(0, pad().waitUntilMs - state().clock.nowMs) / 1000);
  return (
    <p class="lock-title">
      {leftSec() > 0 ? shellText("lockWait", { n: leftSec() }) : pad().wrong > 0 ? shellText("lockWrong") : p.title}
    </p>
  );
}
const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;
function PinPad() {
  const entered = () => state().view.pad?.entered ?? "";
  return (
    <div class="lock-pad">
      <PadHead title={shellText("enterPin")} />
      <p class="lock-dots">{"●".repeat(entered().length)}</p>
      <div class="lock-keys">
        <For each={digits}>
          {(key) => (
            <Tap class="lock-key" role="key" name={key} onTap={() => send("padKey", { key })}>
              {key}
            </Tap>
          )}
        </For>
        <Tap class="lock-key" role="key" name={shellText("erase")} onTap={() => send("padErase")}>
          <Icon of={backspace} />
        </Tap>
        <Tap class="lock-key" role="key" name="0" onTap={() => send("padKey", { key: "0" })}>
          0
        </Tap>
        <Tap
          class="lock-key strong"
          role="key"
          name={shellText("enter-done")}
          disabled={entered() === ""}
          onTap={() => send("padEnter", {})}
        >
          <Icon of={check} />
        </Tap>
      </div>
    </div>
  );
}
/** Nine dots; touched one after the other they are joined, and the line shows which way it went. */
function PatternPad() {
  const entered = () => state().view.pad?.entered ?? "";
  const at = (dot: string) => ({
    x: ((Number(dot) - 1) % 3) * 90 + 45,
    y: Math.floor((Number(dot) - 1) / 3) * 90 + 45,
  });
  const line = () => [...entered()].map((dot, i) => `${i === 0 ? "M" : "L"}${at(dot).x} ${at(dot).y}`).join("");
  return (
    <div class="lock-pad">
      <PadHead title={shellText("enterPattern")} />
      <div class="lock-pattern">
        <svg viewBox="0 0 270 270">
          <path d={line()} />
        </svg>
        <For each={digits}>
          {(dot) => (
            <Tap
              class="lock-dot"
              role="key"
              name={shellText("patternDot", { n: dot })}
              on={entered().includes(dot)}
              onTap={() => send("padKey", { key: dot })}
            />
          )}
        </For>
      </div>
      <div class="lock-actions">
        <Button kind="text" label={shellText("erase")} disabled={entered() === ""} onTap={() => send("padErase")} />
        <Button
          kind="filled"
          label={shellText("enter-done")}
          disabled={entered().length < 2}
          onTap={() => send("padEnter", {})}
        />
      </div>
    </div>
  );
}
