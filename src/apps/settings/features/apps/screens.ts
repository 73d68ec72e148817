/** View state of the app screens. */
import * as v from "valibot";
import { overlay, text } from "#os/values.ts";
import { settings } from "../../state.ts";
import { appTraits } from "./traits.ts";
import { Id } from "../../fields.ts";

const AppTrait = v.picklist(appTraits);

export const appsScreens = {
  apps: settings.screen({ view: { query: text } }),
  app: settings.screen({ params: { id: Id }, view: { open: overlay("stop") } }),
  appStorage: settings.screen({ params: { id: Id } }),
  defaults: settings.screen({}),
  default: settings.screen({ params: { kind: v.string() } }),
  appList: settings.screen({ params: { id: AppTrait }, view: { query: text } }),
  trait: settings.screen({ params: { subject: Id, name: v.string() } }),
};
