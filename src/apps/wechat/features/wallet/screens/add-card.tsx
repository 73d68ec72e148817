import { screen } from "../../../../../ui/bind.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import wechat from "../../../index.ts";
import { BigButton, Remark, WordLink } from "../../../looks/cells.tsx";
import { FieldCell } from "../../../looks/forms.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { AskBox } from "../../../looks/over.tsx";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "addCard", (p) => (
  <Frame
    back
    title={p.t("addCardWord")}
    overlays={
      <AskBox
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
        <WordLink label={p.t("cardAgain")} onTap={() => p.act.again()} />
      </AskBox>
    }
  >
    <FieldCell title={p.t("cardNumber")} at={p.field("number")} kind="number" />
    <FieldCell title={p.t("cardHolder")} at={p.field("holder")} caps="words" />
    <FieldCell title={p.t("cardPhone")} at={p.field("phone")} kind="phone" />
    <Remark>{p.t("cardNote")}</Remark>
    <BigButton label={p.t("nextWord")} disabled={!p.can("next")} onTap={() => p.act.next()} />
  </Frame>
));
