// The part of the Model Context Protocol that this server defines: the messages and the query of its endpoint. The
// protocol's own library defines the contents of the messages.
import * as v from "valibot";
import { EnvId, PictureFormat, type ObservationWish, type PhoneObservationOptions } from "./env.ts";
import { integerParam } from "./query.ts";
import { Preset } from "./openenv.ts";

const Message = v.looseObject({ jsonrpc: v.literal("2.0") });
export const McpMessages = v.union([Message, v.pipe(v.array(Message), v.minLength(1), v.maxLength(32))]);
export type McpMessages = v.InferOutput<typeof McpMessages>;

/**
 * `env`: the id of the phone to which the request's token belongs. Without `env` a session has its own phone. The other
 * fields choose the contents of answers, like the arguments of `create_phone`.
 */
export const McpQuery = v.strictObject({
  env: v.exactOptional(EnvId),
  width: v.exactOptional(integerParam(16, 4800)),
  format: v.exactOptional(PictureFormat),
  observe: v.exactOptional(Preset),
});

/** The requested contents of answers. The values come from the query or from the arguments of `create_phone`. */
export type McpViewOptions = Pick<ObservationWish, "width" | "format"> & { readonly observe?: Preset };

/**
 * The maximum side of a picture in pixels if the request names no width: model vendors refuse or shrink larger
 * pictures.
 */
export const maxPictureSide = 1568;

/** Returns the observation options for a client with these view options. */
export const mcpObservationOptions = ({
  width,
  format,
  observe = "pixels",
}: McpViewOptions): PhoneObservationOptions => ({
  screenshot: observe === "text" ? "none" : "base64",
  ...(observe === "pixels" ? {} : { elements: true }),
  ...(format === undefined ? {} : { format }),
  ...(width === undefined ? { longest: maxPictureSide } : { width }),
});
