/** The page for an agent's token. It shows the phone's screenshot and the progress of the episode. */
import { createSignal, onCleanup, Show } from "solid-js";
import type { EnvInfo } from "#contract/env.ts";
import { ApiError, call, fetchBlob, messageOf } from "./api.ts";
import { PhoneFrame } from "./frame.tsx";
import { PhoneHead } from "./phone-head.tsx";

const pollMs = 1000;

export function AgentView(p: {
  readonly id: string;
  readonly token: string;
  readonly info: EnvInfo;
  readonly onGone: () => void;
}) {
  // oxlint-disable-next-line solid/reactivity -- what was known on opening; looking again keeps it fresh
  const [info, setInfo] = createSignal<EnvInfo>(p.info);
  const [picture, setPicture] = createSignal<string | null>(null);
  const [size, setSize] = createSignal({ width: 360, height: 800 });
  const [wrong, setWrong] = createSignal("");
  let drawn = -1;
  let isDisposed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look(): Promise<void> {
    try {
      if (!document.hidden) {
        const next = await call<EnvInfo>("GET", `/v1/envs/${p.id}`, { token: p.token });
        setInfo(next);
        if (next.version !== drawn) {
          show(await fetchBlob(`/v1/envs/${p.id}/screenshot`, p.token));
          drawn = next.version;
        }
        setWrong("");
      }
    } catch (error) {
      if (error instanceof ApiError && [401, 403, 404, 410].includes(error.status)) {
        p.onGone();
        return;
      }
      setWrong(messageOf(error));
    }
    if (!isDisposed) timer = setTimeout(() => void look(), pollMs);
  }
  function show(blob: Blob): void {
    const old = picture();
    setPicture(URL.createObjectURL(blob));
    if (old !== null) URL.revokeObjectURL(old);
  }
  void look();
  onCleanup(() => {
    isDisposed = true;
    clearTimeout(timer);
    if (picture() !== null) URL.revokeObjectURL(picture()!);
  });
  return (
    <div class="page fixed">
      <PhoneHead id={p.id} episode={{ known: true, outcome: null, ...info() }} />
      <main class="alone">
        <Show when={info().task}>{(task) => <p class="instruction">{task().instruction}</p>}</Show>
        <Show when={wrong()}>
          <p class="notice wrong">{wrong()}</p>
        </Show>
        <PhoneFrame width={size().width} height={size().height}>
          <Show when={picture()}>
            {(url) => (
              <img
                src={url()}
                alt="The phone's display"
                onLoad={({ currentTarget: { naturalWidth: w, naturalHeight: h } }) => {
                  const share = Math.min(1, 412 / Math.min(w, h));
                  setSize({ width: w * share, height: h * share });
                }}
              />
            )}
          </Show>
        </PhoneFrame>
      </main>
    </div>
  );
}
