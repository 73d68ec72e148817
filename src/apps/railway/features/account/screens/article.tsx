import { For } from "solid-js";
import { Frame } from "../../../looks/frame.tsx";
import { Card, Says } from "../../../looks/parts.tsx";
import { page } from "../../../screens/parts/draw.tsx";

export default page("article", (p) => (
  <Frame title={p.t(`page-${p.params.page}`)}>
    <Card>
      <For each={p.t(`text-${p.params.page}`).split("|")}>{(line) => <Says>{line}</Says>}</For>
    </Card>
  </Frame>
));
