import phone from "@material-symbols/svg-400/rounded/call.svg?raw";
import { For } from "solid-js";
import { Frame } from "../../../looks/frame.tsx";
import { Act, Acts, Card, Row } from "../../../looks/parts.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { articlePages } from "../screens.ts";

export default page("help", (p) => (
  <Frame title={p.t("help")}>
    <Card>
      <For each={articlePages}>{(of) => <Row title={p.t(`page-${of}`)} onTap={() => p.act.read({ page: of })} />}</For>
    </Card>
    <Card>
      <Row icon={phone} title={p.t("hotline")} value="12306" />
    </Card>
    <Acts>
      <Act kind="line" label={p.t("callHotline")} onTap={() => p.act.call()} />
    </Acts>
  </Frame>
));
