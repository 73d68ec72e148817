import umbrella from "@material-symbols/svg-400/outlined/beach_access.svg?raw";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import wechat from "#apps/wechat/index.ts";
import { BigButton } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { AlertBox } from "#apps/wechat/looks/overlays.tsx";
import { Statement } from "#apps/wechat/looks/settings.tsx";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "minor", (p) => {
  const word = () => p.t(p.state.minor.on ? "minorStop" : "minorStart");
  return (
    <Frame
      back
      white
      title={p.t("minorMode")}
      overlays={
        <AlertBox
          open={p.view.open === "pin"}
          title={word()}
          ok={word()}
          disabled={!p.can("confirm")}
          onOk={() => p.act.confirm()}
        >
          <Field
            at={p.field("pin")}
            label={p.t("minorPin")}
            placeholder={p.t("minorPin")}
            kind="number"
            bare="body"
            line
            onEnter={() => p.act.confirm()}
          />
        </AlertBox>
      }
    >
      <Statement
        icon={umbrella}
        title={p.t(p.state.minor.on ? "minorOnTitle" : "minorOffTitle")}
        text={p.t("minorText")}
      />
      <BigButton kind={p.state.minor.on ? "grey" : "green"} label={word()} onTap={() => p.act.start()} />
    </Frame>
  );
});
