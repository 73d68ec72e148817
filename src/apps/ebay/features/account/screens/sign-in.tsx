import finger from "@material-symbols/svg-400/outlined/fingerprint.svg?raw";
import { Show } from "solid-js";
import { dateText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import ebay from "#apps/ebay/index.ts";
import { Notice, Paragraph } from "#apps/ebay/looks/content.tsx";
import { PillButton, ButtonStack } from "#apps/ebay/looks/buttons.tsx";
import { ShopPage } from "#apps/ebay/looks/shop.tsx";
import { strings } from "#apps/ebay/strings.ts";

export default screen(ebay, strings, "signIn", (p) => (
  <ShopPage shade={p.state.prefs.theme} back="close" title={p.t("signIn")}>
    <Paragraph as="huge">{p.t("hello")}</Paragraph>
    <Paragraph tone="dim">{p.t("signInText")}</Paragraph>
    <Show when={p.state.account.closesAt}>
      {(at) => <Notice tone="bad" text={p.t("closesOn", { when: dateText(at(), p.os, p.now) })} />}
    </Show>
    <Field at={p.field("name")} label={p.t("emailOrName")} kind="email" enter="next" />
    <Field at={p.field("password")} label={p.t("password")} kind="password" onEnter={() => p.act.enter()} />
    <ButtonStack>
      <PillButton label={p.t("signIn")} disabled={!p.can("enter")} onTap={() => p.act.enter()} />
      <Show when={p.state.prefs.fingerprint}>
        <PillButton kind="outlined" icon={finger} label={p.t("withFinger")} onTap={() => p.act.finger()} />
      </Show>
    </ButtonStack>
  </ShopPage>
));
