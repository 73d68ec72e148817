/** The console: the phones and the runs of this server, and one of them at a time, for people. */
import "./console.css";
import { createSignal, Match, Switch } from "solid-js";
import { render } from "solid-js/web";
import { envIn, readAddress, runIn } from "./keys.ts";
import { KeysPage } from "./keys-page.tsx";
import { ListPage } from "./list.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { OpenPage } from "./open.tsx";
import { RunPage } from "./run-page.tsx";
import { RunsPage } from "./runs-page.tsx";

const [place, setPlace] = createSignal(readAddress());
window.addEventListener("hashchange", () => setPlace(readAddress()));
render(
  () => (
    <Switch fallback={<NotFoundPage place={place()} />}>
      <Match when={place() === "" || place() === "/"}>
        <ListPage />
      </Match>
      <Match when={envIn(place())} keyed>
        {(id) => <OpenPage id={id} />}
      </Match>
      <Match when={runIn(place())} keyed>
        {(id) => <RunPage id={id} />}
      </Match>
      <Match when={place() === "/keys"}>
        <KeysPage />
      </Match>
      <Match when={place() === "/runs"}>
        <RunsPage />
      </Match>
    </Switch>
  ),
  document.getElementById("root")!,
);
