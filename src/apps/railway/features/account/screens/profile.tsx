import { Show } from "solid-js";
import { Frame } from "../../../looks/frame.tsx";
import { Panel } from "../../../looks/panel.tsx";
import { Card, FieldRow, Row } from "../../../looks/parts.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { checkWords } from "../../../screens/parts/people.tsx";
import { maskedId } from "../../people/id-numbers.ts";
import { masked } from "../masked.ts";

export default page("profile", (p) => {
  const own = () => Object.values(p.state.passengers).find((person) => person.own);
  return (
    <Frame
      title={p.t("profile")}
      overlays={
        <Panel open={p.view.open === "email"} title={p.t("email")} ok={p.t("save")} onOk={() => p.act.saveEmail()}>
          <FieldRow at={p.field("email")} label={p.t("email")} kind="email" />
        </Panel>
      }
    >
      <Card title={p.t("account")}>
        <Row title={p.t("username")} value={p.state.account.username} />
        <Row title={p.t("mobile")} value={masked(p.state.account.phone)} />
        <Row title={p.t("email")} value={p.state.account.email} onTap={() => p.act.editEmail()} />
        <Row title={p.t("since")} value={String(p.state.account.sinceYear)} />
      </Card>
      <Show when={own()}>
        {(person) => (
          <Card title={p.t("identity")}>
            <Row title={p.t("name")} value={person().name} />
            <Row title={p.t(`id-${person().idKind}`)} value={maskedId(person().idNumber)} />
            <Row
              title={p.t("verification")}
              value={p.t(checkWords[person().check])}
              tone={person().check === "verified" ? "green" : "orange"}
              onTap={() => p.act.openPassenger({ passenger: person().id })}
            />
          </Card>
        )}
      </Show>
    </Frame>
  );
});
