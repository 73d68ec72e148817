import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { FormField } from "#apps/spotify/looks/form.tsx";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { Note, Pill } from "#apps/spotify/looks/rows.tsx";

export default screen(app, strings, "forgot", (p) => (
  <Leaf back centred title={p.t("resetPassword")}>
    <Show
      when={!p.state.loggedIn}
      fallback={
        <>
          <Note text={p.t("passwordSetNow")} />
          <Pill kind="white" wide label={p.t("startListening")} onTap={() => p.act.done()} />
        </>
      }
    >
      <Show
        when={p.view.sent}
        fallback={
          <>
            <FormField
              question={p.t("email")}
              note={p.t("forgotNote")}
              at={p.field("email")}
              label={p.t("email")}
              kind="email"
              caps="none"
              onEnter={() => p.act.send()}
            />
            <Pill kind="white" wide label={p.t("sendCode")} onTap={() => p.act.send()} />
          </>
        }
      >
        <FormField
          question={p.t("code")}
          note={p.t(p.view.problem === null ? "codeNote" : "code-wrong")}
          bad={p.view.problem !== null}
          at={p.field("code")}
          label={p.t("code")}
          kind="number"
        />
        <FormField
          question={p.t("newPassword")}
          note={p.t("passwordNote")}
          at={p.field("password")}
          label={p.t("newPassword")}
          kind="password"
        />
        <Pill kind="green" wide label={p.t("resetPassword")} disabled={!p.can("reset")} onTap={() => p.act.reset()} />
        <Pill kind="text" wide label={p.t("sendAgain")} onTap={() => p.act.send()} />
      </Show>
    </Show>
  </Leaf>
));
