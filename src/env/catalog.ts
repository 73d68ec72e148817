// The apps as data, derived from their declarations.
import * as v from "valibot";
import { getAppBrand, type Brand } from "#brands/define.ts";
import { phone } from "#apps/phone.ts";
import type { AppAnswer, AppRow, NavigationAnswer } from "#contract/catalog.ts";
import { jsonSchemaOf } from "#contract/json-schema.ts";
import type { Json } from "#contract/json.ts";
import type { AnyApp } from "#os/define.ts";
import type { Fields } from "#os/values.ts";

const jsonSchemaOfFields = (fields: Fields): Json => jsonSchemaOf(v.strictObject(fields), true) as Json;
const commandsOf = (app: AnyApp): [string, { args: Fields }][] =>
  Object.entries(app.commands as Record<string, { args: Fields }>);
const screensOf = (app: AnyApp): [string, { params: Fields; view: Fields }][] =>
  Object.entries(app.navigation.screens as Record<string, { params: Fields; view: Fields }>);
const findApp = (id: string): AnyApp | null => phone.apps.find((app) => app.id === id) ?? null;

export const listApps = (brand: Brand): AppRow[] =>
  phone.apps.map((app) => ({
    id: app.id,
    title: { ...getAppBrand(brand, app.id).title },
    hidden: app.hidden,
    screens: screensOf(app).length,
    commands: commandsOf(app).length,
  }));

export function findAppAnswer(id: string, brand: Brand): AppAnswer | null {
  const app = findApp(id);
  if (!app) return null;
  return {
    id,
    title: { ...getAppBrand(brand, id).title },
    hidden: app.hidden,
    screens: screensOf(app).map(([name]) => name),
    handles: app.handles.map(({ action, types, schemes, screen }) => ({
      action,
      types: [...(types ?? [])],
      schemes: [...(schemes ?? [])],
      screen,
    })),
    provides: Object.keys(app.provides),
    permissions: Object.keys(app.permissions),
    commands: commandsOf(app).map(([name, { args }]) => ({ name, args: jsonSchemaOfFields(args) })),
  };
}

export function findNavigation(id: string): NavigationAnswer | null {
  const app = findApp(id);
  if (!app) return null;
  const { start, edges } = app.navigation;
  return {
    app: id,
    start,
    screens: screensOf(app).map(([name, { params, view }]) => ({
      name,
      params: jsonSchemaOfFields(params),
      view: jsonSchemaOfFields(view),
    })),
    edges: edges.map(({ from, on, args, guards, needs, ask, command, system, start: starts, onResult, move, to }) => ({
      from,
      on,
      args: jsonSchemaOfFields(args),
      guards: [...guards],
      asks: ask !== null,
      needs,
      command,
      system,
      starts: starts !== null,
      on_result: onResult,
      move,
      to,
    })),
  };
}
