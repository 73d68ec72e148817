// The OpenAPI document: what the routes say of themselves, and the schemas that they name.
import type { Hono } from "hono";
import { generateSpecs } from "hono-openapi";
import { referredSchemas } from "../contract/schemas.ts";
import { versions } from "../contract/version.ts";
import type { Edge } from "./edge.ts";
import type { OpenApi } from "./reference.ts";

/** The document of all routes of `app` that are not hidden. */
export async function openApiOf(app: Hono<Edge>): Promise<OpenApi> {
  const told = (await generateSpecs(app, { documentation })) as unknown as OpenApi;
  return { ...told, components: { ...told.components, schemas: referredSchemas(told.paths) } };
}

const documentation = {
  openapi: "3.1.0",
  info: {
    title: "Phonebooth",
    license: { name: "Apache License 2.0", identifier: "Apache-2.0" },
    version: versions.contract,
    description:
      "A simulated phone for agents. Create an environment, look at its screenshot, send one of 17 actions, repeat; have it judged. Points are in 0..1000 of the screen's width and height.",
  },
  servers: [{ url: "/", description: "The server that tells this" }],
  components: { securitySchemes: { token: { type: "http" as const, scheme: "bearer" } } },
};
