import { Show } from "solid-js";
import { Frame } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Card, Chips, FieldRow } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";

export default page("header", (p) => (
  <Frame
    title={p.t(p.params.header === null ? "addHeader" : "headersWord")}
    foot={
      <ButtonRow>
        <Show when={p.params.header !== null}>
          <Button kind="red" label={p.t("removeDo")} onTap={() => p.act.remove()} />
        </Show>
        <Button label={p.t("save")} onTap={() => p.act.save()} />
      </ButtonRow>
    }
  >
    <Card title={p.t("headerKind")}>
      <Chips
        options={(["person", "company"] as const).map((id) => ({ id, label: p.t(`header-${id}`) }))}
        chosen={[p.view.headerKind]}
        onPick={(headerKind) => p.act.pickKind({ headerKind })}
      />
    </Card>
    <Card>
      <FieldRow
        at={p.field("title")}
        label={p.t("headerTitle")}
        caps="words"
        error={p.view.tried && p.view.title.trim() === "" ? p.t("needed") : undefined}
      />
      <Show when={p.view.headerKind === "company"}>
        <FieldRow at={p.field("taxNumber")} label={p.t("taxNumber")} placeholder={p.t("taxNumberHint")} caps="none" />
      </Show>
    </Card>
  </Frame>
));
