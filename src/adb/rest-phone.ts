// A phone that the door reaches over REST.
import { ProblemError, type Env } from "../../clients/typescript/src/client.ts";
import type { Json } from "#contract/json.ts";
import { displayFrom } from "./displays.ts";
import { PhoneError, type Phone, type PhoneApp } from "./phone.ts";

/** `mayOperate`: whether the environment's operator token is known. Without it, only what agents see can be read. */
export async function restPhone(env: Env, { mayOperate }: { readonly mayOperate: boolean }): Promise<Phone> {
  const apps: readonly PhoneApp[] = await asPhoneError(() => env.client.apps());
  const read = async (path: string): Promise<Json> => {
    if (!mayOperate) throw new PhoneError("this needs the operator's token of the environment");
    return (await asPhoneError(() => env.state(path))).state;
  };
  const { extended_actions: extended = true } = await asPhoneError(() => env.info());
  const picture = (): Promise<Uint8Array> => asPhoneError(() => env.screenshot());
  return {
    id: env.id,
    apps,
    hasExtendedActions: extended,
    display: await displayFrom(read, picture),
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

async function asPhoneError<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProblemError) throw new PhoneError(error.problem.detail ?? error.problem.title);
    if (error instanceof TypeError) throw new PhoneError(`the server does not answer (${error.message})`);
    throw error;
  }
}
