// JSON-RPC 2.0 over HTTP, as two of the guests speak it.
import type { Json } from "#contract/json.ts";
import type { Device } from "../device.ts";
import { PhoneError } from "../phone.ts";
import { jsonResponse, type HttpRequest, type HttpResponse } from "./http.ts";

/** The method cannot be done here. The client gets the message. */
export class RpcError extends Error {
  override name = "RpcError";
  readonly code: number;
  constructor(message: string, code = -32_000) {
    super(message);
    this.code = code;
  }
}
export type RpcMethods<Params> = Readonly<Record<string, (device: Device, params: Params) => Promise<Json> | Json>>;

export async function answerRpc<Params>(
  methods: RpcMethods<Params>,
  device: Device,
  { body }: HttpRequest,
  paramsOf: (params: unknown) => Params,
): Promise<HttpResponse> {
  let call: { readonly id?: unknown; readonly method?: unknown; readonly params?: unknown };
  try {
    call = JSON.parse(body) ?? {};
  } catch {
    return jsonResponse({ jsonrpc: "2.0", id: null, error: { code: -32_700, message: "Parse error" } });
  }
  const { id = null, method, params } = call;
  const fail = (code: number, message: string): HttpResponse =>
    jsonResponse({ jsonrpc: "2.0", id, error: { code, message } });
  if (typeof method !== "string") return fail(-32_600, "Invalid request: the method is missing");
  if (!Object.hasOwn(methods, method)) return fail(-32_601, `Method not found: ${method.slice(0, 100)}`);
  try {
    return jsonResponse({ jsonrpc: "2.0", id, result: await methods[method]!(device, paramsOf(params)) });
  } catch (error) {
    if (error instanceof RpcError) return fail(error.code, error.message);
    if (error instanceof PhoneError) return fail(-32_000, error.message);
    throw error;
  }
}
