import finger from "@material-symbols/svg-400/outlined/fingerprint.svg?raw";
import { Show } from "solid-js";
import { dateText } from "../../../../../os/format.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import ebay from "../../../index.ts";
import { Notice, Words } from "../../../looks/facts.tsx";
import { Oval, Ovals } from "../../../looks/ovals.tsx";
import { ShopPage } from "../../../looks/shop.tsx";
import { strings } from "../../../strings.ts";

export default screen(ebay, strings, "signIn", (p) => (
  <ShopPage shade={p.state.prefs.theme} back="close" title={p.t("signIn")}>
    <Words as="huge">{p.t("hello")}</Words>
    <Words tone="dim">{p.t("signInText")}</Words>
    <Show when={p.state.account.closesAt}>
      {(at) => <Notice tone="bad" text={p.t("closesOn", { when: dateText(at(), p.os, p.now) })} />}
    </Show>
    <Field at={p.field("name")} label={p.t("emailOrName")} kind="email" enter="next" />
    <Field at={p.field("password")} label={p.t("password")} kind="password" onEnter={() => p.act.enter()} />
    <Ovals>
      <Oval label={p.t("signIn")} disabled={!p.can("enter")} onTap={() => p.act.enter()} />
      <Show when={p.state.prefs.fingerprint}>
        <Oval kind="outlined" icon={finger} label={p.t("withFinger")} onTap={() => p.act.finger()} />
      </Show>
    </Ovals>
  </ShopPage>
));
