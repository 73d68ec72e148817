/** The console: the phones of this server, and one of them at a time, for people. */
import "./console.css";
import { createSignal, Show } from "solid-js";
import { render } from "solid-js/web";
import { envIn, readAddress } from "./keys.ts";
import { ListPage } from "./list.tsx";
import { OpenPage } from "./open.tsx";

const [place, setPlace] = createSignal(readAddress());
window.addEventListener("hashchange", () => setPlace(readAddress()));
render(
  () => (
    <Show when={envIn(place())} keyed fallback={<ListPage />}>
      {(id) => <OpenPage id={id} />}
    </Show>
  ),
  document.getElementById("root")!,
);
