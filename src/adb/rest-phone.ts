// A phone that the door reaches over REST.
import { ProblemError, type Env } from "../../clients/typescript/src/client.ts";
import type { Json } from "#contract/json.ts";
import { asRecord } from "./device.ts";
import { PhoneError, type Display, type Phone, type PhoneApp } from "./phone.ts";
import { pngSize } from "./png.ts";

/** `mayOperate`: whether the environment's operator token is known. Without it, only what agents see can be read. */
export async function restPhone(env: Env, { mayOperate }: { readonly mayOperate: boolean }): Promise<Phone> {
  const apps: readonly PhoneApp[] = await asPhoneError(() => env.client.apps());
  const read = async (path: string): Promise<Json> => {
    if (!mayOperate) throw new PhoneError("this needs the operator's token of the environment");
    return (await asPhoneError(() => env.state(path))).state;
  };
  const picture = (): Promise<Uint8Array> => asPhoneError(() => env.screenshot());
  return {
    id: env.id,
    apps,
    display: await displayOf(read, picture, mayOperate),
    step: async (action) => {
      const { step, message, outcome } = await asPhoneError(() => env.step(action, { screenshot: "none" }));
      return { step, message: message ?? null, outcome: outcome ?? null };
    },
    picture,
    elements: () =>
      asPhoneError(async () => {
        if (mayOperate) return env.elements();
        return (await env.call("/elements", { token: env.tokens.agent })).json();
      }),
    read,
  };
}

/** The display in its natural orientation, which is upright. */
async function displayOf(read: Phone["read"], picture: Phone["picture"], mayOperate: boolean): Promise<Display> {
  if (mayOperate) {
    const { width, height, dpr } = asRecord(await read("device"));
    if (typeof width === "number" && typeof height === "number" && typeof dpr === "number")
      return { width: Math.round(width * dpr), height: Math.round(height * dpr), density: Math.round(160 * dpr) };
  }
  const { width, height } = pngSize(await picture());
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  // Displays of phones are 360 density-independent pixels wide, unless somebody chose otherwise.
  return { width: short, height: long, density: Math.round((160 * short) / 360) };
}

async function asPhoneError<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProblemError) throw new PhoneError(error.problem.detail ?? error.problem.title);
    if (error instanceof TypeError) throw new PhoneError(`the server does not answer (${error.message})`);
    throw error;
  }
}
