import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { dayText } from "#apps/spotify/format.ts";
import { FormField } from "#apps/spotify/looks/form.tsx";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { Cell, Pill } from "#apps/spotify/looks/rows.tsx";
import { Sheet } from "#apps/spotify/looks/sheet.tsx";
import { isPremium } from "../../premium/queries.ts";

export default screen(app, strings, "account", (p) => (
  <Leaf
    back
    title={p.t("account")}
    overlays={
      <>
        <Sheet open={p.view.open === "password"} part="password" title={p.t("changePassword")}>
          <FormField
            small
            question={p.t("password")}
            at={p.field("password")}
            label={p.t("password")}
            kind="password"
          />
          <FormField
            small
            question={p.t("newPassword")}
            note={p.t("passwordNote")}
            at={p.field("next")}
            label={p.t("newPassword")}
            kind="password"
          />
          <Pill
            kind="white"
            wide
            label={p.t("save")}
            disabled={!p.can("savePassword")}
            onTap={() => p.act.savePassword()}
          />
        </Sheet>
        <Sheet open={p.view.open === "email"} part="email" title={p.t("changeEmail")}>
          <FormField
            small
            question={p.t("email")}
            at={p.field("email")}
            label={p.t("email")}
            kind="email"
            caps="none"
          />
          <FormField
            small
            question={p.t("password")}
            at={p.field("password")}
            label={p.t("password")}
            kind="password"
          />
          <Pill kind="white" wide label={p.t("save")} disabled={!p.can("saveEmail")} onTap={() => p.act.saveEmail()} />
        </Sheet>
      </>
    }
  >
    <Show
      when={isPremium(p.state, p.now)}
      fallback={<Cell title={p.t("yourPlan")} value={p.t("freePlan")} onTap={() => p.act.openPremium()} />}
    >
      <Cell title={p.t("yourPlan")} value={p.t(`plan_${p.state.subscription!.plan}`)} onTap={() => p.act.openPlan()} />
    </Show>
    <Cell title={p.t("email")} value={p.state.account.email} onTap={() => p.act.changeEmail()} />
    <Cell title={p.t("changePassword")} onTap={() => p.act.changePassword()} />
    <Cell title={p.t("born")} value={p.state.account.born} />
    <Cell title={p.t("gender")} value={p.t(`gender_${p.state.account.gender}`)} />
    <Cell title={p.t("memberSince")} value={dayText(p.state.account.since, p.os, p.now)} />
    <Cell danger title={p.t("logOut")} onTap={() => p.act.logOut()} />
  </Leaf>
));
