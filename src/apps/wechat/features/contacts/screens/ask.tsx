import { screen } from "../../../../../ui/bind.tsx";
import { BigButton, Cells, SwitchCell } from "../../../looks/cells.tsx";
import { FieldCell } from "../../../looks/fields.tsx";
import { Frame } from "../../../looks/frame.tsx";
import wechat from "../../../index.ts";
import { me } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { nameIn } from "../queries.ts";
import { usePerson } from "./parts/public-person.ts";

export default screen(wechat, strings, "ask", (p) => {
  const person = usePerson(p, () => p.params.person);
  return (
    <Frame back title={p.t("askTitle")}>
      <Cells title={p.t("helloHead")}>
        <FieldCell
          at={p.field("hello")}
          label={p.t("helloHead")}
          placeholder={p.t("helloHint", { name: nameIn(p.state, me) })}
          multiline
        />
      </Cells>
      <Cells title={p.t("remark")}>
        <FieldCell at={p.field("remark")} label={p.t("remark")} placeholder={person()?.nick ?? ""} caps="words" />
      </Cells>
      <Cells title={p.t("reachTitle")} note={p.view.chatOnly ? p.t("reachChatNote") : undefined}>
        <SwitchCell title={p.t("reachChat")} on={p.view.chatOnly} onTap={() => p.act.toggleChatOnly()} />
      </Cells>
      <BigButton label={p.t("sendAsk")} onTap={() => p.act.send()} />
    </Frame>
  );
});
