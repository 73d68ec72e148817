import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { ownName } from "../../../links.ts";
import { BigButton, Remark, WordLink } from "../../../looks/cells.tsx";
import { FieldCell } from "../../../looks/forms.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { LinkRow, PageHead } from "../../../looks/login.tsx";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "login", (p) => (
  <Frame back="close" white>
    <Show
      when={!p.state.session.on}
      fallback={
        <>
          <PageHead title={p.t("welcomeBack", { name: ownName(p.state) })} />
          <BigButton label={p.t("startWord")} onTap={() => p.act.start()} />
        </>
      }
    >
      <PageHead title={p.t("loginTitle")} />
      <Show
        when={p.view.way === "password"}
        fallback={
          <>
            <FieldCell title={p.t("phoneRow")} at={p.field("phone")} kind="phone" />
            <FieldCell
              title={p.t("codeField")}
              at={p.field("code")}
              kind="number"
              trailing={<WordLink label={p.t("sendCodeWord")} onTap={() => p.act.sendCode()} />}
            />
            <BigButton label={p.t("logIn")} disabled={!p.can("logInByCode")} onTap={() => p.act.logInByCode()} />
          </>
        }
      >
        <FieldCell title={p.t("accountField")} at={p.field("account")} />
        <FieldCell
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
        <WordLink label={p.t("puzzleOpen")} onTap={() => p.act.puzzle()} />
      </Show>
      <WordLink
        label={p.t(p.view.way === "password" ? "bySms" : "byPassword")}
        onTap={() => p.act.setWay({ way: p.view.way === "password" ? "code" : "password" })}
      />
      <LinkRow>
        <WordLink label={p.t("forgotWord")} onTap={() => p.act.forgot()} />
        <WordLink label={p.t("thawWord")} onTap={() => p.act.thaw()} />
        <WordLink label={p.t("signUp")} onTap={() => p.act.register()} />
      </LinkRow>
    </Show>
  </Frame>
));
