import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { ownName } from "#apps/wechat/shared-queries.ts";
import { BigButton, Remark, TextLink } from "#apps/wechat/looks/cells.tsx";
import { TitledFieldCell } from "#apps/wechat/looks/forms.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { LinkRow, PageTitle } from "#apps/wechat/looks/login.tsx";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "login", (p) => (
  <Frame back="close" white>
    <Show
      when={!p.state.session.on}
      fallback={
        <>
          <PageTitle title={p.t("welcomeBack", { name: ownName(p.state) })} />
          <BigButton label={p.t("startWord")} onTap={() => p.act.start()} />
        </>
      }
    >
      <PageTitle title={p.t("loginTitle")} />
      <Show
        when={p.view.way === "password"}
        fallback={
          <>
            <TitledFieldCell title={p.t("phoneRow")} at={p.field("phone")} kind="phone" />
            <TitledFieldCell
              title={p.t("codeField")}
              at={p.field("code")}
              kind="number"
              trailing={<TextLink label={p.t("sendCodeWord")} onTap={() => p.act.sendCode()} />}
            />
            <BigButton label={p.t("logIn")} disabled={!p.can("logInByCode")} onTap={() => p.act.logInByCode()} />
          </>
        }
      >
        <TitledFieldCell title={p.t("accountField")} at={p.field("account")} />
        <TitledFieldCell
          title={p.t("passwordField")}
          at={p.field("password")}
          kind="password"
          onEnter={() => p.act.logIn()}
        />
        <Show when={p.view.wrong}>
          <Remark>{p.t(p.state.session.puzzle === null ? "loginWrong" : "puzzleNeeded")}</Remark>
        </Show>
        <BigButton label={p.t("logIn")} disabled={!p.can("logIn")} onTap={() => p.act.logIn()} />
      </Show>
      <Show when={p.state.session.puzzle !== null}>
        <TextLink label={p.t("puzzleOpen")} onTap={() => p.act.puzzle()} />
      </Show>
      <TextLink
        label={p.t(p.view.way === "password" ? "bySms" : "byPassword")}
        onTap={() => p.act.setWay({ way: p.view.way === "password" ? "code" : "password" })}
      />
      <LinkRow>
        <TextLink label={p.t("forgotWord")} onTap={() => p.act.forgot()} />
        <TextLink label={p.t("thawWord")} onTap={() => p.act.thaw()} />
        <TextLink label={p.t("signUp")} onTap={() => p.act.register()} />
      </LinkRow>
    </Show>
  </Frame>
));
