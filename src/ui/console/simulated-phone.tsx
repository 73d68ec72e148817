/**
 * The operator's view of a simulated phone. The live display accepts the operator's input. Beside the display are the
 * task, the steps and the verdict.
 */
import rotate from "@material-symbols/svg-400/rounded/screen_rotation_alt.svg?raw";
import { createEffect, createMemo, createResource, createSignal, onCleanup, Show } from "solid-js";
import { createStore } from "solid-js/store";
import type { Event } from "#contract/event.ts";
import type { LiveMessage } from "#contract/live.ts";
import type { ServerVersions } from "#contract/version.ts";
import type { InputSession } from "../input.ts";
import { call, messageOf } from "./api.ts";
import { unknownEpisode, type Episode } from "./episode.ts";
import { PhoneFrame } from "./frame.tsx";
import { openLive, type LinkStatus, type LiveSocket } from "./live.ts";
import { createMarks } from "./marks.tsx";
import { Panel } from "./panel.tsx";
import { PhoneHead } from "./phone-head.tsx";
import { Icon, Switch } from "./parts.tsx";
import { createActivityLog } from "./activity-log.ts";
import type { LoggedAction } from "./format.ts";

/**
 * The phone's style sheets use CSS @scope (scripts/build/style-layers.ts). A browser that does not support @scope draws
 * parts of the phone in wrong places.
 */
const supportsScopedStyles = "CSSScopeRule" in window;

export function SimulatedPhoneView(p: { readonly id: string; readonly token: string; readonly onGone: () => void }) {
  const [episode, setEpisode] = createStore<Episode>({ ...unknownEpisode });
  const [brand] = createResource(async () => (await call<ServerVersions>("GET", "/v1/version")).brand);
  const [link, setLink] = createSignal<LinkStatus>("connecting");
  const [refused, setRefused] = createSignal("");
  const [touchable, setTouchable] = createSignal(true);
  const [running, setRunning] = createSignal(false);
  // oxlint-disable-next-line solid/reactivity -- another phone or token is another page
  const { id, token } = p;
  const story = createActivityLog(id, token);
  const { add: mark, Marks } = createMarks();
  let session: InputSession | null = null;
  let live: LiveSocket | null = null;
  let client = "";
  let left = false;
  onCleanup(() => {
    left = true;
    live?.close();
  });

  async function take(frame: HTMLIFrameElement): Promise<void> {
    const newSession = await frame.contentWindow?.phonebooth?.hold({
      send: (text) => live?.send(text),
      onGesture: (gesture, hit) => {
        setRefused("");
        story.byHand(gesture as LoggedAction, hit);
      },
      onOrientation: ({ width, height, landscape }) => setEpisode({ width, height, landscape }),
    });
    if (!newSession || left) return;
    session = newSession;
    session.use(touchable());
    live?.close();
    live = openLive(id, token, { text: hear, link: linked });
  }
  function linked(now: LinkStatus): void {
    setLink(now);
    if (now !== "open") session?.lose();
    if (now === "deleted" || now === "away") p.onGone();
  }
  function hear(text: string): void {
    const message = JSON.parse(text) as LiveMessage;
    const drawn = session!.receive(text);
    switch (message.type) {
      case "state": {
        const { step, budget, status, outcome = null, instruction } = message;
        ({ client } = message);
        setEpisode({ known: true, step, budget, status, outcome, instruction });
        story.at(message.version, step);
        break;
      }
      case "patches":
        if (message.step !== undefined) setEpisode({ step: message.step });
        if (message.action) mark(message.action);
        if (message.by !== client || message.kind !== "hand") {
          const onlyTime = message.patches.every((patch) => patch.path.at(-1) === "nowMs");
          story.heard(message, onlyTime, drawn);
        }
        break;
      case "end":
        setEpisode({ status: "done", outcome: message.outcome, step: message.step });
        setRunning(false);
        break;
      case "error":
        setRefused([message.detail, message.issues?.[0]?.message ?? ""].join(" "));
    }
  }
  createEffect(() => {
    const on = touchable();
    session?.use(on);
  });
  createEffect(() => {
    if (!running()) return;
    const timer = setInterval(() => session?.tick(1000), 1000);
    onCleanup(() => clearInterval(timer));
  });
  const usable = createMemo(() => link() === "open" && episode.status === "running");
  const turn = () =>
    call("POST", `/v1/envs/${id}/events`, {
      token,
      body: { type: "turn", to: episode.landscape ? "portrait" : "landscape" } satisfies Event,
    }).catch((error: unknown) => setRefused(messageOf(error)));
  const press = (button: "BACK" | "HOME" | "RECENT") => session?.press(button);

  return (
    <div class="page fixed whole">
      <PhoneHead id={id} episode={episode} link={link()} />
      <main class="desk">
        <section class="phone-side" aria-label="Phone">
          <Show when={!supportsScopedStyles}>
            <p class="notice" role="alert">
              This browser cannot draw the phone: it does not support CSS @scope. Chrome 118, Safari 17.4, Firefox 146
              and later versions do. Screenshots show the phone as it is.
            </p>
          </Show>
          <PhoneFrame width={episode.width} height={episode.height} dim={link() !== "open"} over={<Marks />}>
            <Show when={brand()}>
              {(name) => (
                <iframe
                  src={`/screen?brand=${encodeURIComponent(name())}`}
                  title="The phone"
                  width={episode.width}
                  height={episode.height}
                  onLoad={(e) => void take(e.currentTarget)}
                />
              )}
            </Show>
          </PhoneFrame>
          <div class="under">
            <div class="nav-keys" role="group" aria-label="Keys of the phone">
              <button type="button" title="Back" aria-label="Back" disabled={!usable()} onClick={() => press("BACK")}>
                <svg viewBox="0 0 24 24">
                  <path d="M17 5 7 12l10 7Z" />
                </svg>
              </button>
              <button type="button" title="Home" aria-label="Home" disabled={!usable()} onClick={() => press("HOME")}>
                <svg viewBox="0 0 24 24">
                  <circle cx="12" cy="12" r="7" />
                </svg>
              </button>
              <button
                type="button"
                title="Recents"
                aria-label="Recents"
                disabled={!usable()}
                onClick={() => press("RECENT")}
              >
                <svg viewBox="0 0 24 24">
                  <rect x="5.5" y="5.5" width="13" height="13" rx="2" />
                </svg>
              </button>
            </div>
            <button
              type="button"
              title="Rotate the device: the display follows while auto-rotate is on (quick settings)"
              aria-pressed={episode.landscape}
              disabled={!usable()}
              onClick={() => void turn()}
            >
              <Icon of={rotate} />
              Rotate
            </button>
            <Switch on={touchable()} label="Touch" onFlip={setTouchable} />
            <Switch on={running()} label="Let time run" disabled={!usable()} onFlip={setRunning} />
          </div>
        </section>
        <Panel
          id={id}
          token={token}
          episode={episode}
          entries={story.entries()}
          refused={refused()}
          onReset={() => story.clear()}
        />
      </main>
    </div>
  );
}
