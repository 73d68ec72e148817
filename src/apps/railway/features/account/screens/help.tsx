import phone from "@material-symbols/svg-400/rounded/call.svg?raw";
import { For } from "solid-js";
import { Frame } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Card, Row } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { articlePages } from "../screens.ts";

export default page("help", (p) => (
  <Frame title={p.t("help")}>
    <Card>
      <For each={articlePages}>{(of) => <Row title={p.t(`page-${of}`)} onTap={() => p.act.read({ page: of })} />}</For>
    </Card>
    <Card>
      <Row icon={phone} title={p.t("hotline")} value="12306" />
    </Card>
    <ButtonRow>
      <Button kind="line" label={p.t("callHotline")} onTap={() => p.act.call()} />
    </ButtonRow>
  </Frame>
));
