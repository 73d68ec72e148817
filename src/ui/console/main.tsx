/** The console for people. It has lists of phones, runs and keys, and a page for each phone and each run. */
import "./console.css";
import { createSignal, Match, Switch } from "solid-js";
import { render } from "solid-js/web";
import { parseEnvId, readAddress, parseRunId } from "./credentials.ts";
import { KeysPage } from "./keys-page.tsx";
import { PhonesPage } from "./phones-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { PhonePage } from "./phone-page.tsx";
import { RunPage } from "./run-page.tsx";
import { RunsPage } from "./runs-page.tsx";
import { TasksPage } from "./tasks-page.tsx";

const [place, setPlace] = createSignal(readAddress());
window.addEventListener("hashchange", () => setPlace(readAddress()));
render(
  () => (
    <Switch fallback={<NotFoundPage place={place()} />}>
      <Match when={place() === "" || place() === "/"}>
        <PhonesPage />
      </Match>
      <Match when={parseEnvId(place())} keyed>
        {(id) => <PhonePage id={id} />}
      </Match>
      <Match when={parseRunId(place())} keyed>
        {(id) => <RunPage id={id} />}
      </Match>
      <Match when={place() === "/keys"}>
        <KeysPage />
      </Match>
      <Match when={place() === "/tasks"}>
        <TasksPage />
      </Match>
      <Match when={place() === "/runs"}>
        <RunsPage />
      </Match>
    </Switch>
  ),
  document.getElementById("root")!,
);
