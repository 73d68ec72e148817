// The Model Context Protocol as far as it is ours: what reaches its endpoint. What the messages hold, the protocol's own library knows.
import * as v from "valibot";
import { EnvId, PictureFormat, type ObservationWish, type PhoneWish } from "./env.ts";
import { digits } from "./query.ts";
import { Preset } from "./openenv.ts";

const Message = v.looseObject({ jsonrpc: v.literal("2.0") });
export const McpMessages = v.union([Message, v.pipe(v.array(Message), v.minLength(1), v.maxLength(32))]);
export type McpMessages = v.InferOutput<typeof McpMessages>;

/**
 * `env`: the phone whose token was sent. Without it a session has a phone of its own. The others say what the answers show, as the
 * arguments of `create_phone` do.
 */
export const McpQuery = v.strictObject({
  env: v.exactOptional(EnvId),
  width: v.exactOptional(digits(16, 4800)),
  format: v.exactOptional(PictureFormat),
  observe: v.exactOptional(Preset),
});

/** What a client asked to be shown, by its address or when it began. */
export type McpLook = Pick<ObservationWish, "width" | "format"> & { readonly observe?: Preset };

/** Where no width is asked for, no side of a picture has more pixels: vendors refuse or shrink larger ones. */
export const longestSide = 1568;

/** What a phone is asked to show to a client that asked for this. */
export const wishOfMcp = ({ width, format, observe = "pixels" }: McpLook): PhoneWish => ({
  screenshot: observe === "text" ? "none" : "base64",
  ...(observe === "pixels" ? {} : { elements: true }),
  ...(format === undefined ? {} : { format }),
  ...(width === undefined ? { longest: longestSide } : { width }),
});
