import { screen } from "#ui/screen-binding.tsx";
import { BigButton, Cells, SwitchRow } from "#apps/wechat/looks/cells.tsx";
import { FieldCell } from "#apps/wechat/looks/fields.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import wechat from "#apps/wechat/index.ts";
import { me } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { nameOrId } from "../queries.ts";
import { usePerson } from "./parts/public-person.ts";

export default screen(wechat, strings, "ask", (p) => {
  const person = usePerson(p, () => p.params.person);
  return (
    <Frame back title={p.t("askTitle")}>
      <Cells title={p.t("helloHead")}>
        <FieldCell
          at={p.field("hello")}
          label={p.t("helloHead")}
          placeholder={p.t("helloHint", { name: nameOrId(p.state, me) })}
          multiline
        />
      </Cells>
      <Cells title={p.t("remark")}>
        <FieldCell at={p.field("remark")} label={p.t("remark")} placeholder={person()?.nick ?? ""} caps="words" />
      </Cells>
      <Cells title={p.t("reachTitle")} note={p.view.chatOnly ? p.t("reachChatNote") : undefined}>
        <SwitchRow title={p.t("reachChat")} on={p.view.chatOnly} onTap={() => p.act.toggleChatOnly()} />
      </Cells>
      <BigButton label={p.t("sendAsk")} onTap={() => p.act.send()} />
    </Frame>
  );
});
