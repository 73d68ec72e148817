/**
 * The page of one phone. With an operator's token it shows everything; with an agent's token it shows only the display.
 */
import { createEffect, createMemo, createSignal, Match, on, onCleanup, Show, Switch, type JSX } from "solid-js";
import back from "@material-symbols/svg-400/rounded/arrow_back.svg?raw";
import type { EnvInfo, Restored } from "#contract/env.ts";
import { ApiError, call, messageOf } from "./api.ts";
import { AskToken } from "./ask-token.tsx";
import { AgentView } from "./agent-view.tsx";
import { storeTokens, operatorTokenFor, tokenFor } from "./credentials.ts";
import { RecordedPhoneView } from "./recorded-phone.tsx";
import { Icon, usePageTitle } from "./parts.tsx";
import { SimulatedPhoneView } from "./simulated-phone.tsx";

type Access =
  | { readonly kind: "looking" }
  | { readonly kind: "operator" | "agent"; readonly token: string; readonly info: EnvInfo }
  | { readonly kind: "token"; readonly wrong?: string }
  | { readonly kind: "away" | "missing" }
  | { readonly kind: "failed"; readonly text: string };

export function PhonePage(p: { readonly id: string }) {
  usePageTitle(() => p.id);
  const [access, setAccess] = createSignal<Access>({ kind: "looking" });
  const [tries, setTries] = createSignal(0);
  const again = (): void => void setTries((n) => n + 1);
  createEffect(
    on([() => p.id, () => tokenFor(p.id), tries], ([id, token]) => {
      let stale = false;
      onCleanup(() => {
        stale = true;
      });
      void checkAccess(id, token).then((found) => !stale && setAccess(found));
    }),
  );
  const restore = async (): Promise<void> => {
    try {
      await call<Restored>("POST", `/v1/envs/${p.id}/restore`, { token: operatorTokenFor(p.id), body: {} });
      again();
    } catch (error) {
      setAccess({ kind: "failed", text: messageOf(error) });
    }
  };
  const opened = createMemo(() => {
    const found = access();
    return found.kind === "operator" || found.kind === "agent" ? found : null;
  });
  const dialog = createMemo(() => {
    const found = access();
    return found.kind === "token" ? found : null;
  });
  const failed = createMemo(() => {
    const found = access();
    return found.kind === "failed" ? found : null;
  });
  return (
    <Switch>
      <Match when={opened()} keyed>
        {(found) => (
          <Show
            when={found.kind === "operator"}
            fallback={<AgentView id={found.info.id} token={found.token} info={found.info} onGone={again} />}
          >
            <Show
              when={found.info.graph}
              fallback={<SimulatedPhoneView id={found.info.id} token={found.token} onGone={again} />}
            >
              {(graph) => (
                <RecordedPhoneView id={found.info.id} token={found.token} graph={graph().id} onGone={again} />
              )}
            </Show>
          </Show>
        )}
      </Match>
      <Match when={dialog()}>
        {(found) => (
          <MessagePage id={p.id}>
            <AskToken
              title="This phone needs its token"
              text="The operator's token opens everything about the phone; the agent's token shows only the display."
              label="Token of the phone"
              wrong={found().wrong}
              onGive={(token) => {
                storeTokens(p.id, { brought: token });
                again();
              }}
            />
          </MessagePage>
        )}
      </Match>
      <Match when={access().kind === "away"}>
        <MessagePage id={p.id}>
          <div class="door">
            <h2>Suspended</h2>
            <p>
              This phone was idle and has been suspended. It is stored for 24 hours; resuming it brings it back
              unchanged.
            </p>
            <button type="button" class="strong" onClick={() => void restore()}>
              Resume
            </button>
          </div>
        </MessagePage>
      </Match>
      <Match when={access().kind === "missing"}>
        <MessagePage id={p.id}>
          <div class="door">
            <h2>No such phone</h2>
            <p>It was deleted, or it never existed.</p>
            <a class="button" href="#/">
              All phones
            </a>
          </div>
        </MessagePage>
      </Match>
      <Match when={failed()}>
        {(found) => (
          <MessagePage id={p.id}>
            <div class="door">
              <h2>Not now</h2>
              <p role="alert">{found().text}</p>
              <button type="button" class="strong" onClick={again}>
                Try again
              </button>
            </div>
          </MessagePage>
        )}
      </Match>
    </Switch>
  );
}
function MessagePage(p: { readonly id: string; readonly children: JSX.Element }) {
  return (
    <div class="page">
      <header class="top">
        <a class="button bare" href="#/" aria-label="All phones" title="All phones">
          <Icon of={back} />
        </a>
        <h1 class="mono">{p.id}</h1>
      </header>
      <main class="list">{p.children}</main>
    </div>
  );
}

async function checkAccess(id: string, token: string | null): Promise<Access> {
  if (token === null) return { kind: "token" };
  const path = `/v1/envs/${id}`;
  try {
    const info = await call<EnvInfo>("GET", path, { token });
    if (info.graph) return { kind: "operator", token, info };
    // Of all requests that only an operator may make, this one is the cheapest.
    const kind = await call("GET", `${path}/state?path=clock`, { token }).then(
      () => "operator" as const,
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 403) return "agent" as const;
        throw error;
      },
    );
    return { kind, token, info };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401 || error.status === 403) return { kind: "token", wrong: error.message };
    if (error.status === 404) return { kind: "missing" };
    if (error.status === 410) return { kind: "away" };
    return { kind: "failed", text: error.message };
  }
}
