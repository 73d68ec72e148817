// Errors as RFC 9457 problem documents. A document states the error, the place of the error, and the value that the server expected.
import * as v from "valibot";

export const Issue = v.strictObject({ path: v.string(), message: v.string() });
export type Issue = v.InferOutput<typeof Issue>;

export const Problem = v.strictObject({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  issues: v.exactOptional(v.array(Issue)),
  /** The number of seconds until the same call can succeed, as in the header Retry-After. */
  retry_after: v.exactOptional(v.number()),
});
export type Problem = v.InferOutput<typeof Problem>;

const titles = {
  "malformed-json": [400, "The body is not JSON"],
  "no-such-index": [400, "There is nothing at this index"],
  "no-session": [400, "A session is required"],
  "malformed-body": [400, "The body cannot be read"],
  "malformed-request": [400, "The request cannot be read"],
  unauthorized: [401, "A token is required"],
  forbidden: [403, "The token does not allow this"],
  "foreign-origin": [403, "Pages of other sites may not call this server"],
  "not-found": [404, "Not found"],
  "method-not-allowed": [405, "This path does not support this method"],
  "slow-body": [408, "The body did not arrive in time"],
  conflict: [409, "Not possible in this state"],
  gone: [410, "The environment is suspended"],
  "body-too-large": [413, "The body is too large"],
  "unsupported-media-type": [415, "This media type is not supported"],
  invalid: [422, "The request is not valid"],
  misdirected: [421, "The server does not accept this host name"],
  "upgrade-required": [426, "This is a WebSocket"],
  "too-many-requests": [429, "A limit of this key is reached"],
  internal: [500, "The server failed"],
  "not-configured": [503, "The server lacks a setting"],
  "not-implemented": [501, "This method is not implemented"],
  "user-silent": [502, "The model of the simulated user does not answer"],
  busy: [503, "The server is busy"],
  "storage-full": [507, "The storage is full"],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemKind = keyof typeof titles;

export function problem(kind: ProblemKind, detail: string, issues?: readonly Issue[]): Problem {
  const [status, title] = titles[kind];
  const base: Problem = { type: `urn:phonebooth:problem:${kind}`, title, status, detail };
  return issues ? { ...base, issues: issues.slice(0, maxIssues) } : base;
}

/** The maximum number of issues in one answer. */
const maxIssues = 50;

/**
 * Converts valibot's issues into this contract's issues, each with its dotted path. The path "" means the whole body.
 */
export function issuesOf(issues: readonly v.BaseIssue<unknown>[]): Issue[] {
  return issues.map((issue) => ({ path: v.getDotPath(issue) ?? "", message: messageOf(issue) }));
}

/**
 * Returns the message of an issue. Valibot's message quotes the received value. The returned message names only the
 * value's type, because an answer must not contain a whole body or a secret.
 */
function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === "never" && issue.type !== "never") return "Unknown field";
  if (!issue.message.startsWith("Invalid ")) return issue.message;
  if (issue.input === undefined && issue.path) return "This field is required";
  return `Expected ${(issue.expected ?? "something else").slice(0, 400)}, got ${kindOf(issue.input)}`;
}

function kindOf(input: unknown): string {
  if (input === null) return "null";
  if (input === undefined) return "nothing";
  if (Array.isArray(input)) return `an array of length ${input.length}`;
  if (typeof input === "string")
    return input.length <= 40 ? JSON.stringify(input) : `a text of ${input.length} characters`;
  if (typeof input === "object") return "an object";
  return String(input);
}
