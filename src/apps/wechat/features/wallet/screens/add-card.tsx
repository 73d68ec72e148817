import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import wechat from "#apps/wechat/index.ts";
import { BigButton, Remark, TextLink } from "#apps/wechat/looks/cells.tsx";
import { TitledFieldCell } from "#apps/wechat/looks/forms.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { AlertBox } from "#apps/wechat/looks/overlays.tsx";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "addCard", (p) => (
  <Frame
    back
    title={p.t("addCardWord")}
    overlays={
      <AlertBox
        open={p.view.open === "code"}
        title={p.t("cardCode")}
        text={p.t("codeSent")}
        ok={p.t("cardBind")}
        disabled={!p.can("bind")}
        onOk={() => p.act.bind()}
      >
        <Field
          at={p.field("code")}
          label={p.t("codeField")}
          placeholder={p.t("codeField")}
          kind="number"
          bare="body"
          line
          onEnter={() => p.act.bind()}
        />
        <TextLink label={p.t("cardAgain")} onTap={() => p.act.again()} />
      </AlertBox>
    }
  >
    <TitledFieldCell title={p.t("cardNumber")} at={p.field("number")} kind="number" />
    <TitledFieldCell title={p.t("cardHolder")} at={p.field("holder")} caps="words" />
    <TitledFieldCell title={p.t("cardPhone")} at={p.field("phone")} kind="phone" />
    <Remark>{p.t("cardNote")}</Remark>
    <BigButton label={p.t("nextWord")} disabled={!p.can("next")} onTap={() => p.act.next()} />
  </Frame>
));
