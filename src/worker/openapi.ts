// Builds the OpenAPI document from the routes' declarations and the schemas in them.
import type { Hono } from "hono";
import { generateSpecs } from "hono-openapi";
import { referencedSchemas } from "#contract/schemas.ts";
import { versions } from "#contract/version.ts";
import { openApiSecurity, type Auth } from "./route-access.ts";
import type { HonoEnv } from "./http.ts";
import type { OpenApi } from "./reference.ts";
import { authKey } from "./route.ts";

/** Returns the document of all routes of `app` that are not hidden. `open`: whether the server has AUTH=open. */
export async function openApiOf(app: Hono<HonoEnv>, open: boolean): Promise<OpenApi> {
  const document = (await generateSpecs(app, { documentation })) as unknown as OpenApi;
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => {
          const { [authKey]: auth, ...rest } = operation as typeof operation & { readonly [authKey]: Auth };
          return [method, { ...rest, security: openApiSecurity(auth, open) }];
        }),
      ),
    ]),
  );
  return { ...document, paths, components: { ...document.components, schemas: referencedSchemas(paths) } };
}

const documentation = {
  openapi: "3.1.0",
  info: {
    title: "Phonebooth",
    license: { name: "Apache License 2.0", identifier: "Apache-2.0" },
    version: versions.contract,
    description:
      "A simulated phone for agents. Create an environment, look at its screenshot, send one of 17 actions, repeat; then request the verdict. Points are in 0..1000 of the screen's width and height.",
  },
  servers: [{ url: "/", description: "This server" }],
  components: { securitySchemes: { token: { type: "http" as const, scheme: "bearer" } } },
};
