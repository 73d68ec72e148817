// The Model Context Protocol as far as it is ours: what reaches its endpoint. What the messages hold, the protocol's own library knows.
import * as v from "valibot";
import { EnvId } from "./env.ts";

const Message = v.looseObject({ jsonrpc: v.literal("2.0") });
export const McpMessages = v.union([Message, v.pipe(v.array(Message), v.minLength(1), v.maxLength(32))]);
export type McpMessages = v.InferOutput<typeof McpMessages>;

/** `env`: the phone whose token was sent. Without it a session has a phone of its own. */
export const McpQuery = v.strictObject({ env: v.exactOptional(EnvId) });
