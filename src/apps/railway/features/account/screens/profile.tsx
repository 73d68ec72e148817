import { Show } from "solid-js";
import { Frame } from "#apps/railway/looks/frame.tsx";
import { Panel } from "#apps/railway/looks/panel.tsx";
import { Card, FieldRow, Row } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { checkTexts } from "#apps/railway/screens/parts/people.tsx";
import { maskIdNumber } from "../../people/id-numbers.ts";
import { maskPhone } from "../mask-phone.ts";

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
        <Row title={p.t("mobile")} value={maskPhone(p.state.account.phone)} />
        <Row title={p.t("email")} value={p.state.account.email} onTap={() => p.act.editEmail()} />
        <Row title={p.t("since")} value={String(p.state.account.sinceYear)} />
      </Card>
      <Show when={own()}>
        {(person) => (
          <Card title={p.t("identity")}>
            <Row title={p.t("name")} value={person().name} />
            <Row title={p.t(`id-${person().idKind}`)} value={maskIdNumber(person().idNumber)} />
            <Row
              title={p.t("verification")}
              value={p.t(checkTexts[person().check])}
              tone={person().check === "verified" ? "green" : "orange"}
              onTap={() => p.act.openPassenger({ passenger: person().id })}
            />
          </Card>
        )}
      </Show>
    </Frame>
  );
});
