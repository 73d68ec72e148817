import { For } from "solid-js";
import { Frame } from "#apps/railway/looks/frame.tsx";
import { Card, Paragraph } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";

export default page("article", (p) => (
  <Frame title={p.t(`page-${p.params.page}`)}>
    <Card>
      <For each={p.t(`text-${p.params.page}`).split("|")}>{(line) => <Paragraph>{line}</Paragraph>}</For>
    </Card>
  </Frame>
));
