/** The display while it is off, and the lock screen with its PIN keypad or pattern pad. */
import backspace from "@material-symbols/svg-400/rounded/backspace.svg?raw";
import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import lockIcon from "@material-symbols/svg-400/rounded/lock.svg?raw";
import { For, Show } from "solid-js";
import { phone } from "../phone.ts";
import { visibleNotifications } from "#os/do-not-disturb.ts";
import { sortNotifications } from "#os/notifications.ts";
import { civilOf } from "#state/civil.ts";
import { longDateText, offsetOf, timeText } from "#os/format.ts";
import { OsHostScreen } from "../screen-binding.tsx";
import { AppIcon } from "../kit/app-icon.tsx";
import { Button } from "../kit/buttons.tsx";
import { Icon } from "../kit/icon.tsx";
import { PatternPad } from "../kit/pattern-pad.tsx";
import { Scroll } from "../kit/scroll.tsx";
import { Tap } from "../kit/tap.tsx";
import { Wallpaper } from "../kit/wallpaper.tsx";
import { wallpaperGround, lockWallpaper } from "../wallpaper.ts";
import { state } from "../runtime.ts";
import { MediaCard } from "./media-card.tsx";
import { NotificationList } from "./notifications.tsx";
import { shellText } from "./strings.ts";
import { dispatchOs } from "./texts.ts";
import "./lock.css";

export function DarkDisplay() {
  return (
    <Show when={state().view.power === "off"}>
      <Tap
        class="dark-glass"
        name={shellText("wake")}
        onTap={() => dispatchOs("wake")}
        onSwipe={() => dispatchOs("wake")}
      >
        <Show when={state().os.settings.display.alwaysOn}>
          <div class="dark-time">
            <LockClock />
            <p>{longDateText(state().clock.nowMs, state().os)}</p>
            <div class="dark-waiting">
              <For
                each={[...new Set(sortNotifications(visibleNotifications(state().os)).map(([, n]) => n.app))].slice(
                  0,
                  6,
                )}
              >
                {(app) => <AppIcon app={app} size="small" />}
              </For>
            </div>
            <p class="dark-level">{state().os.battery.level}%</p>
          </div>
        </Show>
      </Tap>
    </Show>
  );
}
/** The clock in the style that the user chose: large digits, small digits, or clock hands. */
function LockClock() {
  const style = () => state().os.settings.display.lockClock;
  return (
    <Show
      when={style() === "analog"}
      fallback={
        <p class="lock-clock" classList={{ small: style() === "small" }}>
          {timeText(state().clock.nowMs, state().os)}
        </p>
      }
    >
      <ClockHands />
    </Show>
  );
}
const hourAngles = Array.from({ length: 12 }, (_, i) => i * 30);
function ClockHands() {
  const time = () => civilOf(state().clock.nowMs, offsetOf(state().os));
  const turned = (degrees: number) => `rotate(${degrees} 60 60)`;
  return (
    <svg class="lock-hands" viewBox="0 0 120 120" role="img" aria-label={timeText(state().clock.nowMs, state().os)}>
      <circle cx="60" cy="60" r="56" />
      <For each={hourAngles}>{(at) => <path class="mark" d="M60 9V14" transform={turned(at)} />}</For>
      <path class="hour" d="M60 62V34" transform={turned((time().hour % 12) * 30 + time().minute / 2)} />
      <path class="minute" d="M60 64V20" transform={turned(time().minute * 6)} />
    </svg>
  );
}
export function LockScreen() {
  const pad = () => state().view.pad;
  const paper = () => lockWallpaper(state().os);
  const text = () => state().os.settings.display.lockText;
  const shows = () => state().os.settings.notifications.onLock;
  return (
    <Show when={state().view.power === "on" && phone.isAsleep(state())}>
      <Tap
        class={`lock on-${wallpaperGround(paper(), state().os.files)}`}
        name={shellText("unlock")}
        onTap={pad() ? undefined : () => dispatchOs("unlock")}
        onSwipe={(d) => d === "up" && dispatchOs("unlock")}
      >
        <Wallpaper of={paper()} />
        <Show
          when={pad()}
          fallback={
            <>
              <div class="lock-time">
                <Icon of={lockIcon} />
                <LockClock />
                <p>{longDateText(state().clock.nowMs, state().os)}</p>
                <Show when={text() !== ""}>
                  <p class="lock-text">{text()}</p>
                </Show>
              </div>
              <Show when={shows() !== "none" || state().os.media?.active != null}>
                <OsHostScreen>
                  <Scroll name="lock" class="lock-list">
                    <MediaCard />
                    <Show when={shows() !== "none"}>
                      <NotificationList hidden={shows() === "hidden"} />
                    </Show>
                  </Scroll>
                </OsHostScreen>
              </Show>
              <p class="lock-hint">{shellText("swipeUp")}</p>
            </>
          }
        >
          <Show when={state().os.lock.kind === "pattern"} fallback={<PinKeypad />}>
            <PatternEntry />
          </Show>
        </Show>
      </Tap>
    </Show>
  );
}
function KeypadHeader(p: { readonly title: string }) {
  const pad = () => state().view.pad!;
  const leftSec = () => Math.ceil(Math.max(0, pad().waitUntilMs - state().clock.nowMs) / 1000);
  return (
    <p class="lock-title">
      {leftSec() > 0 ? shellText("lockWait", { n: leftSec() }) : pad().wrong > 0 ? shellText("lockWrong") : p.title}
    </p>
  );
}
const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;
function PinKeypad() {
  const entered = () => state().view.pad?.entered ?? "";
  return (
    <div class="lock-pad">
      <KeypadHeader title={shellText("enterPin")} />
      <p class="lock-dots">{"●".repeat(entered().length)}</p>
      <div class="lock-keys">
        <For each={digits}>
          {(key) => (
            <Tap class="lock-key" role="key" name={key} onTap={() => dispatchOs("padKey", { key })}>
              {key}
            </Tap>
          )}
        </For>
        <Tap class="lock-key" role="key" name={shellText("erase")} onTap={() => dispatchOs("padErase")}>
          <Icon of={backspace} />
        </Tap>
        <Tap class="lock-key" role="key" name="0" onTap={() => dispatchOs("padKey", { key: "0" })}>
          0
        </Tap>
        <Tap
          class="lock-key strong"
          role="key"
          name={shellText("enter-done")}
          disabled={entered() === ""}
          onTap={() => dispatchOs("padEnter", {})}
        >
          <Icon of={check} />
        </Tap>
      </div>
    </div>
  );
}
function PatternEntry() {
  const entered = () => state().view.pad?.entered ?? "";
  return (
    <div class="lock-pad">
      <KeypadHeader title={shellText("enterPattern")} />
      <PatternPad
        entered={entered()}
        shown={state().os.settings.security.showPattern}
        name={shellText("enterPattern")}
        nameOf={(n) => shellText("patternDot", { n })}
        onDots={(next) => {
          for (const key of next.slice(entered().length)) dispatchOs("padKey", { key });
        }}
      />
      <div class="lock-actions">
        <Button
          kind="text"
          label={shellText("erase")}
          disabled={entered() === ""}
          onTap={() => dispatchOs("padErase")}
        />
        <Button
          kind="filled"
          label={shellText("enter-done")}
          disabled={entered().length < 2}
          onTap={() => dispatchOs("padEnter", {})}
        />
      </div>
    </div>
  );
}
