import { Show } from "solid-js";
import { fareKinds } from "#world/rails/fares.ts";
import { idKinds } from "../state.ts";
import { Frame } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Card, Chips, FieldRow, Hints, Row } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { checkTexts } from "#apps/railway/screens/parts/people.tsx";
import { fareName } from "#apps/railway/screens/parts/labels.ts";

export default page("passenger", (p) => {
  const known = () => (p.params.passenger === null ? undefined : p.state.passengers[p.params.passenger]);
  const missing = (text: string): string | undefined =>
    p.view.tried && text.trim() === "" ? p.t("needed") : undefined;
  return (
    <Frame
      title={p.t(known() ? "passengerTitle" : "addPassenger")}
      foot={
        <ButtonRow>
          <Show when={known() && !known()!.own}>
            <Button kind="red" label={p.t("removeDo")} onTap={() => p.act.remove()} />
          </Show>
          <Button label={p.t("save")} onTap={() => p.act.save()} />
        </ButtonRow>
      }
    >
      <Card title={p.t("idKind")}>
        <Chips
          options={idKinds.map((id) => ({ id, label: p.t(`id-${id}`) }))}
          chosen={[p.view.idKind]}
          onPick={(idKind) => p.act.pickKind({ idKind })}
        />
      </Card>
      <Card>
        <FieldRow
          at={p.field("name")}
          label={p.t("name")}
          placeholder={p.t("nameAsOnId")}
          caps="words"
          error={missing(p.view.name)}
        />
        <FieldRow
          at={p.field("idNumber")}
          label={p.t("idNumber")}
          placeholder={p.t("idNumberHint")}
          caps="none"
          error={missing(p.view.idNumber)}
        />
        <FieldRow at={p.field("phone")} label={p.t("mobile")} kind="phone" />
      </Card>
      <Card title={p.t("discount")}>
        <Chips
          options={fareKinds.map((id) => ({ id, label: fareName(p, id) }))}
          chosen={[p.view.discount]}
          onPick={(discount) => p.act.pickDiscount({ discount })}
        />
      </Card>
      <Show when={known()}>
        {(person) => (
          <Card title={p.t("verification")}>
            <Row
              title={p.t("identity")}
              value={p.t(checkTexts[person().check])}
              tone={person().check === "verified" ? "green" : "orange"}
            />
            <Row
              title={p.t("studentStatus")}
              sub={person().student?.school}
              value={p.t(checkTexts[person().student?.check ?? "none"])}
              tone={person().student?.check === "verified" ? "green" : undefined}
              onTap={() => p.act.student()}
            />
          </Card>
        )}
      </Show>
      <Hints title={p.t("hints")} lines={[p.t("passengerHint1"), p.t("passengerHint2")]} />
    </Frame>
  );
});
