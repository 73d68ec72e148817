// An uploaded snapshot is marked as foreign permanently, even when its hashes are correct. The server recognises
// snapshots that it made itself.
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import type { Created, EnvInfo, Forked, SnapshotTaken } from "#contract/env.ts";
import { SnapshotFile } from "#contract/env.ts";
import type { GroupCreated } from "#contract/group.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { fillWorld, worker } from "./support.ts";

beforeAll(() => fillWorld(), 120_000);

async function call<T>(method: string, path: string, token: string | null, body?: unknown): Promise<T> {
  const response = await worker.fetch(`http://localhost${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return JSON.parse(text) as T;
}
interface TestEnv {
  readonly id: string;
  readonly operator: string;
  readonly agent: string;
}
const testEnvOf = ({ id, tokens }: Pick<Created, "id" | "tokens">): TestEnv => ({
  id,
  operator: tokens!.operator,
  agent: tokens!.agent,
});
const create = async (body: object): Promise<TestEnv> => testEnvOf(await call<Created>("POST", "/v1/envs", null, body));
const infoOf = ({ id }: TestEnv, token: string): Promise<EnvInfo> => call("GET", `/v1/envs/${id}`, token);
const originOf = async (made: TestEnv): Promise<unknown> => (await infoOf(made, made.operator)).origin;
const upload = async (file: object): Promise<string> =>
  (await call<SnapshotTaken>("POST", "/v1/snapshots", null, file)).snapshot;
async function fileOf(made: TestEnv): Promise<SnapshotFile> {
  const { snapshot } = await call<SnapshotTaken>("POST", `/v1/envs/${made.id}/snapshot`, made.operator);
  return v.parse(SnapshotFile, await call("GET", `/v1/snapshots/${snapshot}`, made.operator));
}
function resealed(file: SnapshotFile): SnapshotFile {
  const { digest: _, signature, ...rest } = file;
  return { ...rest, digest: hashOf(rest as unknown as Json), ...(signature ? { signature } : {}) };
}

const small = { width: 360, height: 800, dpr: 1 };

test("a file signed by this server keeps its origin; phones from a changed or unsigned one are marked as a client's", async () => {
  const first = await create({ task: "notes/pin-among-drafts", seed: 3, device: small });
  expect(await originOf(first)).toBe("server");
  expect(await infoOf(first, first.agent)).not.toHaveProperty("origin");
  const file = await fileOf(first);
  expect(file.signature).toMatchObject({ alg: "Ed25519" });
  expect(file).not.toHaveProperty("origin");
  expect(await originOf(await create({ snapshot: await upload(file) }))).toBe("server");

  // Anybody who changes a field can recompute the digest, but cannot produce a valid signature.
  const changed = resealed({ ...file, reward: { name: "mobilegym" } });
  const { signature: _, ...unsigned } = file;
  for (const forged of [changed, { ...changed, signature: { ...file.signature!, value: "no base64" } }, unsigned])
    expect(await originOf(await create({ snapshot: await upload(forged) }))).toBe("client");

  const snapshot = await upload(changed);
  const foreign = await create({ snapshot });
  const { envs } = await call<Forked>("POST", `/v1/envs/${foreign.id}/fork`, foreign.operator, { count: 2 });
  for (const child of envs) expect(await originOf(testEnvOf(child))).toBe("client");
  const group = await call<GroupCreated>("POST", "/v1/groups", null, { snapshot, size: 2 });
  for (const member of group.envs) expect(await originOf(testEnvOf(member))).toBe("client");

  // The server signs a snapshot of a foreign environment as foreign. The environment stays foreign after another
  // upload, even if its origin is removed from the file.
  const washed = await fileOf(foreign);
  expect(washed).toMatchObject({ origin: "client", signature: { alg: "Ed25519" } });
  expect(await originOf(await create({ snapshot: await upload(washed) }))).toBe("client");
  const { origin: __, ...bare } = washed;
  expect(await originOf(await create({ snapshot: await upload(resealed(bare)) }))).toBe("client");

  // After a reset to the uploaded start, the phone is still foreign. After a reset to another start, it is not.
  await call("POST", `/v1/envs/${foreign.id}/reset`, foreign.operator);
  expect(await originOf(foreign)).toBe("client");
  await call("POST", `/v1/envs/${foreign.id}/reset`, foreign.operator, {});
  expect(await originOf(foreign)).toBe("server");
  await call("POST", `/v1/envs/${foreign.id}/restore`, foreign.operator, { snapshot });
  expect(await originOf(foreign)).toBe("client");
  const atif = await call<{ extra?: object }>("GET", `/v1/envs/${foreign.id}/trajectory?format=atif`, foreign.operator);
  expect(JSON.stringify(atif)).toContain('"origin":"client"');
});
