import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import ebay from "../../../index.ts";
import { KeyValues, Lead, Notice, Part, Turn, Words } from "../../../looks/facts.tsx";
import { Oval } from "../../../looks/ovals.tsx";
import { Panel } from "../../../looks/panel.tsx";
import { ShopPage } from "../../../looks/shop.tsx";
import { strings } from "../../../strings.ts";

export default screen(ebay, strings, "personal", (p) => {
  const close = () => p.setView({ open: null, password: "", next: "" });
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back
      title={p.t("personalInfo")}
      overlays={
        <>
          <Panel
            open={p.view.open === "name"}
            name="name"
            title={p.t("fullName")}
            closeName={p.t("close")}
            foot={<Oval label={p.t("save")} disabled={!p.can("saveName")} onTap={() => p.act.saveName()} />}
            onClose={close}
          >
            <Field at={p.field("name")} label={p.t("fullName")} caps="words" />
          </Panel>
          <Panel
            open={p.view.open === "password"}
            name="password"
            title={p.t("changePassword")}
            closeName={p.t("close")}
            foot={<Oval label={p.t("save")} disabled={!p.can("savePassword")} onTap={() => p.act.savePassword()} />}
            onClose={close}
          >
            <Field at={p.field("password")} label={p.t("oldPassword")} kind="password" enter="next" />
            <Field at={p.field("next")} label={p.t("newPassword")} kind="password" hint={p.t("passwordHint")} />
          </Panel>
          <Panel
            open={p.view.open === "close"}
            name="close"
            title={p.t("closeAccount")}
            closeName={p.t("close")}
            foot={
              <Oval
                danger
                kind="outlined"
                label={p.t("closeDo")}
                disabled={!p.can("close")}
                onTap={() => p.act.close()}
              />
            }
            onClose={close}
          >
            <Words>{p.t("closeText")}</Words>
            <Field at={p.field("password")} label={p.t("password")} kind="password" />
          </Panel>
        </>
      }
    >
      <Show when={p.state.account.signedIn} fallback={<Notice text={p.t("sign-in-first")} />}>
        <KeyValues
          rows={[
            [p.t("userName"), p.state.account.handle],
            [p.t("email"), p.state.account.email],
            [p.t("phone"), p.state.account.phone],
            [p.t("memberSince"), String(p.state.account.sinceYear)],
            [p.t("feedbackScore"), String(p.state.account.score)],
          ]}
        />
        <Part line>
          <Lead
            title={p.t("fullName")}
            value={p.state.account.name}
            onTap={() => p.setView({ open: "name", name: p.state.account.name })}
          />
          <Lead title={p.t("changePassword")} onTap={() => p.setView({ open: "password" })} />
          <Turn
            title={p.t("useFinger")}
            note={p.t("useFingerNote")}
            on={p.state.prefs.fingerprint}
            onTap={() => p.act.put({ fingerprint: !p.state.prefs.fingerprint })}
          />
          <Lead danger title={p.t("closeAccount")} onTap={() => p.setView({ open: "close" })} />
        </Part>
      </Show>
    </ShopPage>
  );
});
