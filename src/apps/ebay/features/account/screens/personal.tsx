import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import ebay from "#apps/ebay/index.ts";
import { KeyValues, LinkRow, Notice, Section, SwitchRow, Paragraph } from "#apps/ebay/looks/content.tsx";
import { PillButton } from "#apps/ebay/looks/buttons.tsx";
import { Panel } from "#apps/ebay/looks/panel.tsx";
import { ShopPage } from "#apps/ebay/looks/shop.tsx";
import { strings } from "#apps/ebay/strings.ts";

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
            foot={<PillButton label={p.t("save")} disabled={!p.can("saveName")} onTap={() => p.act.saveName()} />}
            onClose={close}
          >
            <Field at={p.field("name")} label={p.t("fullName")} caps="words" />
          </Panel>
          <Panel
            open={p.view.open === "password"}
            name="password"
            title={p.t("changePassword")}
            closeName={p.t("close")}
            foot={
              <PillButton label={p.t("save")} disabled={!p.can("savePassword")} onTap={() => p.act.savePassword()} />
            }
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
              <PillButton
                danger
                kind="outlined"
                label={p.t("closeDo")}
                disabled={!p.can("close")}
                onTap={() => p.act.close()}
              />
            }
            onClose={close}
          >
            <Paragraph>{p.t("closeText")}</Paragraph>
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
        <Section line>
          <LinkRow
            title={p.t("fullName")}
            value={p.state.account.name}
            onTap={() => p.setView({ open: "name", name: p.state.account.name })}
          />
          <LinkRow title={p.t("changePassword")} onTap={() => p.setView({ open: "password" })} />
          <SwitchRow
            title={p.t("useFinger")}
            note={p.t("useFingerNote")}
            on={p.state.prefs.fingerprint}
            onTap={() => p.act.put({ fingerprint: !p.state.prefs.fingerprint })}
          />
          <LinkRow danger title={p.t("closeAccount")} onTap={() => p.setView({ open: "close" })} />
        </Section>
      </Show>
    </ShopPage>
  );
});
