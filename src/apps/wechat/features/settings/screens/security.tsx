import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { AlertBox } from "#apps/wechat/looks/overlays.tsx";
import { me } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "security", (p) => (
  <Frame
    back
    title={p.t("security")}
    overlays={
      <AlertBox
        open={p.view.open === "freeze"}
        title={p.t("freezeRow")}
        text={p.t("freezeText")}
        ok={p.t("freezeOk")}
        danger
        disabled={!p.can("freeze")}
        onOk={() => p.act.freeze()}
      >
        <Field
          at={p.field("password")}
          label={p.t("passwordRow")}
          placeholder={p.t("passwordRow")}
          kind="password"
          bare="body"
          line
          onEnter={() => p.act.freeze()}
        />
      </AlertBox>
    }
  >
    <Cells first>
      <Cell title={p.t("idRow")} value={p.state.people[me]?.wxid} />
      <Cell title={p.t("phoneRow")} value={p.state.people[me]?.phone} />
      <Cell title={p.t("passwordRow")} leads onTap={() => p.act.newPassword()} />
    </Cells>
    <Cells>
      <Cell
        title={p.t("devicesRow")}
        value={String(Object.keys(p.state.devices).length)}
        leads
        onTap={() => p.act.devices()}
      />
      <Cell
        title={p.t("emergencyRow")}
        value={String(p.state.emergency.length)}
        leads
        onTap={() => p.act.emergency()}
      />
    </Cells>
    <Cells>
      <Cell title={p.t("freezeRow")} leads onTap={() => p.act.startFreeze()} />
      <Cell title={p.t("deleteRow")} leads onTap={() => p.act.deleteAccount()} />
    </Cells>
  </Frame>
));
