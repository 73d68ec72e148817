/** Calls the REST API. Every failure is an `ApiError` whose message is a sentence for the person at the console. */
import type { Problem } from "#contract/problem.ts";

export class ApiError extends Error {
  /** The HTTP status, or 0 if no response arrived. */
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = "ApiError";
    this.status = status;
  }
}
interface Options {
  readonly token?: string | null;
  readonly body?: unknown;
}
export async function call<T>(method: "GET" | "POST" | "DELETE", path: string, options: Options = {}): Promise<T> {
  const response = await request(method, path, options);
  return (response.status === 204 ? undefined : await response.json()) as T;
}
export const fetchBlob = async (path: string, token: string | null): Promise<Blob> =>
  (await request("GET", path, { token })).blob();
export const fetchText = async (path: string, token: string | null): Promise<string> =>
  (await request("GET", path, { token })).text();

async function request(method: string, path: string, { token, body }: Options): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, "The server does not answer.");
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  const [issue] = problem?.issues ?? [];
  const where = issue ? ` ${issue.path === "" ? "" : `${issue.path}: `}${issue.message}` : "";
  throw new ApiError(response.status, `${problem?.detail ?? `The server answered ${response.status}.`}${where}`);
}
/** Whether the call may succeed with another token: status 401 or 403. */
export const needsToken = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
