/** The app chooser, the share sheet and the permission prompt. */
import { createMemo, For, Show } from "solid-js";
import activity from "@material-symbols/svg-400/rounded/directions_walk.svg?raw";
import calendar from "@material-symbols/svg-400/rounded/calendar_today.svg?raw";
import callLog from "@material-symbols/svg-400/rounded/history.svg?raw";
import camera from "@material-symbols/svg-400/rounded/photo_camera.svg?raw";
import contacts from "@material-symbols/svg-400/rounded/contacts.svg?raw";
import files from "@material-symbols/svg-400/rounded/folder.svg?raw";
import location from "@material-symbols/svg-400/rounded/location_on.svg?raw";
import microphone from "@material-symbols/svg-400/rounded/mic.svg?raw";
import nearby from "@material-symbols/svg-400/rounded/nearby.svg?raw";
import notifications from "@material-symbols/svg-400/rounded/notifications.svg?raw";
import phoneIcon from "@material-symbols/svg-400/rounded/call.svg?raw";
import photos from "@material-symbols/svg-400/rounded/photo_library.svg?raw";
import sensors from "@material-symbols/svg-400/rounded/sensors.svg?raw";
import sms from "@material-symbols/svg-400/rounded/sms.svg?raw";
import { phone, whenLoaded } from "../phone.ts";
import { langOf } from "#os/format.ts";
import { extraText, urisOf, parseContentUri, type IntentAction } from "#os/intents.ts";
import { whileInUse, type Permission } from "#os/permissions.ts";
import { OsHostScreen } from "../screen-binding.tsx";
import { Avatar } from "../kit/avatar.tsx";
import { Button } from "../kit/buttons.tsx";
import { AppIcon } from "../kit/app-icon.tsx";
import { Icon } from "../kit/icon.tsx";
import { Scroll } from "../kit/scroll.tsx";
import { Tap } from "../kit/tap.tsx";
import { state } from "../runtime.ts";
import { shellText, type ShellKey } from "./strings.ts";
import { fillTemplate } from "../apps.ts";
import { dispatchOs, titleOf } from "./texts.ts";
import "./choosers.css";

/** Returns the title of a handler, such as "Save to Notes", or the app's name if the handler has no title. */
function nameOf(id: string): string {
  const { app, handler } = phone.handlers.get(id)!;
  const lang = langOf(state().os);
  return handler.title ? fillTemplate(lang === "en" ? handler.title.en : handler.title.zh, lang) : titleOf(app.id);
}
const appOf = (id: string): string => phone.handlers.get(id)!.app.id;
const titles: Partial<Record<IntentAction, ShellKey>> = {
  VIEW: "openWith",
  SENDTO: "sendWith",
  PICK: "pickFrom",
  PAY: "payWith",
};
const maxDirectTargets = 8;

export function Chooser() {
  const chooser = () => state().view.chooser;
  return (
    <Show when={chooser()}>
      {(c) => (
        <div class="overlay chooser-layer">
          <Tap class="scrim" name={shellText("dismiss")} onTap={() => dispatchOs("dismissChooser")} />
          <div class="chooser">
            <div class="chooser-handle" />
            <OsHostScreen>
              <Show when={c().intent.action === "SEND"} fallback={<AppChooser />}>
                <ShareSheet />
              </Show>
            </OsHostScreen>
          </div>
        </div>
      )}
    </Show>
  );
}
function ShareSheet() {
  const chooser = () => state().view.chooser!;
  const shared = () => {
    const { extras } = chooser().intent;
    const uris = urisOf(extras);
    if (uris.length === 0) return extraText(chooser().intent, "text");
    const names = uris.map((uri) => state().os.files[parseContentUri(uri)?.id ?? ""]?.name ?? null);
    const first = names[0] ?? extraText(chooser().intent, "title");
    return uris.length === 1 ? first : shellText("sharedMany", { name: first, n: uris.length - 1 });
  };
  const direct = createMemo(() =>
    chooser()
      .handlers.flatMap((id) => whenLoaded(() => phone.targetsOf(state(), id), []).map((target) => ({ id, target })))
      .slice(0, maxDirectTargets),
  );
  return (
    <>
      <h2>{shellText("share")}</h2>
      <Show when={shared() !== ""}>
        <p class="chooser-what">{shared()}</p>
      </Show>
      <Scroll name="chooser" class="chooser-room">
        <Show when={direct().length > 0}>
          <div class="chooser-grid">
            <For each={direct()}>
              {({ id, target }) => (
                <Tap
                  class="chooser-item"
                  name={shellText("shareTo", { name: target.title, app: titleOf(appOf(id)) })}
                  onTap={() => dispatchOs("choose", { handler: id, target: target.id, always: false })}
                >
                  <div class="chooser-face">
                    <Avatar name={target.title} size="medium" />
                    <AppIcon app={appOf(id)} size="small" />
                  </div>
                  <span>{target.title}</span>
                </Tap>
              )}
            </For>
          </div>
        </Show>
        <Show when={chooser().handlers.length > 0}>
          <div class="chooser-grid apps">
            <For each={chooser().handlers}>
              {(id) => (
                <Tap
                  class="chooser-item"
                  name={nameOf(id)}
                  onTap={() => dispatchOs("choose", { handler: id, target: null, always: false })}
                >
                  <AppIcon app={appOf(id)} />
                  <span>{nameOf(id)}</span>
                </Tap>
              )}
            </For>
          </div>
        </Show>
      </Scroll>
    </>
  );
}
function AppChooser() {
  const chooser = () => state().view.chooser!;
  const pick = (always: boolean) => {
    const handler = chooser().picked;
    if (handler !== null) dispatchOs("choose", { handler, target: null, always });
  };
  return (
    <>
      <h2>{shellText(titles[chooser().intent.action] ?? "doWith")}</h2>
      <Scroll name="chooser" class="chooser-room">
        <div class="chooser-list">
          <For each={chooser().handlers}>
            {(id) => (
              <Tap
                class="chooser-row"
                role="radio"
                name={nameOf(id)}
                on={chooser().picked === id}
                onTap={() => dispatchOs("pickHandler", { handler: id })}
              >
                <AppIcon app={appOf(id)} size="small" />
                <span>{nameOf(id)}</span>
              </Tap>
            )}
          </For>
        </div>
      </Scroll>
      <div class="dialog-actions">
        <Button kind="text" label={shellText("always")} disabled={chooser().picked === null} onTap={() => pick(true)} />
        <Button
          kind="filled"
          label={shellText("justOnce")}
          disabled={chooser().picked === null}
          onTap={() => pick(false)}
        />
      </div>
    </>
  );
}

const permissionIcons: Record<Permission, string> = {
  camera,
  microphone,
  location,
  contacts,
  calendar,
  sms,
  phone: phoneIcon,
  callLog,
  photos,
  files,
  nearby,
  sensors,
  activity,
  notifications,
};
export function PermissionPrompt() {
  const request = () => state().view.permission;
  const grant = (answer: "allowed" | "foreground" | "once" | "denied") => dispatchOs("grant", { answer });
  return (
    <Show when={request()}>
      {(a) => (
        <div class="overlay dialog-layer os-layer">
          <div class="scrim" />
          <div class="dialog permission">
            <Icon of={permissionIcons[a().permission]} />
            <p class="dialog-text">
              {shellText("permissionAsk", {
                app: titleOf(a().app),
                what: shellText(`may-${a().permission}`),
              })}
            </p>
            <Show
              when={whileInUse.includes(a().permission)}
              fallback={<Button kind="tonal" label={shellText("allow")} onTap={() => grant("allowed")} />}
            >
              <Button kind="tonal" label={shellText("whileUsing")} onTap={() => grant("foreground")} />
              <Button kind="tonal" label={shellText("onlyThisTime")} onTap={() => grant("once")} />
            </Show>
            <Button kind="tonal" label={shellText("dontAllow")} onTap={() => grant("denied")} />
          </div>
        </div>
      )}
    </Show>
  );
}
