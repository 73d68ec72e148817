import lock from "@material-symbols/svg-400/rounded/lock.svg?raw";
import { Show } from "solid-js";
import { page, type TextKey } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, Cells, FieldCell, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { RoundIcon, PersonHeader } from "#apps/alipay/looks/rows.tsx";

export default page("freeze", (p) => (
  <PageFrame title={p.t("freezeTitle")}>
    <PersonHeader
      lead={<RoundIcon icon={lock} tint={p.state.pay.frozen ? "#ff3141" : "#8c9aab"} />}
      name={p.t(p.state.pay.frozen ? "isFrozenNow" : "notFrozenNow")}
      note={p.t("freezeText")}
    />
    <Show
      when={p.state.pay.frozen}
      fallback={
        <ButtonRow>
          <BigButton kind="red" label={p.t("freezeAct")} onTap={() => p.act.freeze()} />
        </ButtonRow>
      }
    >
      <Show
        when={p.can("unfreeze")}
        fallback={
          <>
            <Cells>
              <FieldCell at={p.field("code")} label={p.t("code")} kind="number" placeholder={p.t("sixDigits")} />
            </Cells>
            <Paragraph red small pad>
              {p.view.problem === null ? "" : p.t(p.view.problem as TextKey)}
            </Paragraph>
            <ButtonRow>
              <BigButton kind="line" label={p.t("getCode")} onTap={() => p.act.sendCode()} />
              <BigButton label={p.t("next")} disabled={!p.can("check")} onTap={() => p.act.check()} />
            </ButtonRow>
          </>
        }
      >
        <ButtonRow>
          <BigButton label={p.t("unfreeze")} onTap={() => p.act.unfreeze()} />
        </ButtonRow>
      </Show>
    </Show>
  </PageFrame>
));
