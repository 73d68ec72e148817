import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { FormField } from "#apps/spotify/looks/form.tsx";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { Pill } from "#apps/spotify/looks/rows.tsx";

export default screen(app, strings, "logIn", (p) => (
  <Leaf back centred title={p.t("logIn")}>
    <FormField question={p.t("email")} at={p.field("email")} label={p.t("email")} kind="email" caps="none" />
    <FormField
      question={p.t("password")}
      at={p.field("password")}
      label={p.t("password")}
      kind="password"
      onEnter={() => p.act.logIn()}
    />
    <Pill kind="green" wide label={p.t("logIn")} onTap={() => p.act.logIn()} />
    <Pill kind="text" wide label={p.t("forgotPassword")} onTap={() => p.act.forgot()} />
    <Pill kind="text" wide label={p.t("signUpFree")} onTap={() => p.act.signUp()} />
  </Leaf>
));
