import { For, Match, Show, Switch } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { FormField } from "#apps/spotify/looks/form.tsx";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { Note, Pill, RadioCell } from "#apps/spotify/looks/rows.tsx";
import { genders } from "../state.ts";

export default screen(app, strings, "signUp", (p) => (
  <Leaf back="close" centred title={p.t("createAccount")}>
    <Switch>
      <Match when={p.view.step === "email"}>
        <FormField
          question={p.t("askEmail")}
          note={p.t("emailNote")}
          at={p.field("email")}
          label={p.t("email")}
          kind="email"
          caps="none"
          onEnter={() => p.act.next()}
        />
      </Match>
      <Match when={p.view.step === "password"}>
        <FormField
          question={p.t("askPassword")}
          note={p.t("passwordNote")}
          at={p.field("password")}
          label={p.t("password")}
          kind="password"
          onEnter={() => p.act.next()}
        />
      </Match>
      <Match when={p.view.step === "born"}>
        <FormField
          question={p.t("askBorn")}
          note={p.t("bornNote")}
          at={p.field("born")}
          label={p.t("born")}
          placeholder="1993-09-21"
          onEnter={() => p.act.next()}
        />
      </Match>
      <Match when={p.view.step === "gender"}>
        <Note text={p.t("askGender")} />
        <For each={genders}>
          {(gender) => (
            <RadioCell
              title={p.t(`gender_${gender}`)}
              on={p.view.gender === gender}
              onTap={() => p.act.chooseGender({ gender })}
            />
          )}
        </For>
      </Match>
      <Match when={p.view.step === "name"}>
        <FormField
          question={p.t("askName")}
          note={p.t("displayNameNote")}
          at={p.field("name")}
          label={p.t("displayName")}
          caps="words"
          onEnter={() => p.act.create()}
        />
      </Match>
    </Switch>
    <Show when={p.view.step !== "gender" && p.view.step !== "name"}>
      <Pill kind="white" wide label={p.t("nextStep")} disabled={!p.can("next")} onTap={() => p.act.next()} />
    </Show>
    <Show when={p.view.step === "name"}>
      <Pill kind="green" wide label={p.t("createAccount")} disabled={!p.can("create")} onTap={() => p.act.create()} />
    </Show>
    <Show
      when={p.view.step === "email"}
      fallback={<Pill kind="text" wide label={p.t("previousStep")} onTap={() => p.act.previous()} />}
    >
      <Pill kind="text" wide label={p.t("haveAccount")} onTap={() => p.act.logIn()} />
    </Show>
  </Leaf>
));
