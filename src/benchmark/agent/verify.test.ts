// Checks signatures offline with keys that the test creates, and tries every kind of forgery.
import { expect, test } from "vitest";
import { canonical } from "#contract/canonical.ts";
import type { RunInfo } from "#contract/run.ts";
import { verifySignature } from "./verify.ts";

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
const utf8 = (text: string) => new Uint8Array(new TextEncoder().encode(text));

async function signer() {
  const { privateKey, publicKey } = (await crypto.subtle.generateKey("Ed25519", true, [
    "sign",
    "verify",
  ])) as CryptoKeyPair;
  const raw = new Uint8Array(await crypto.subtle.exportKey("raw", publicKey));
  const key = { key_id: (await sha256(raw)).slice(0, 16), public_key: Buffer.from(raw).toString("base64") };
  const sign = async (head: object): Promise<RunInfo> => {
    const value = Buffer.from(await crypto.subtle.sign("Ed25519", privateKey, utf8(canonical(head)))).toString(
      "base64",
    );
    return { ...head, signature: { alg: "Ed25519", ...key, value } } as RunInfo;
  };
  return { key, sign };
}
const results = [{ episode: 1, task: "notes/one", success: true, progress: 0.5 }] as never;
const head = async () => ({
  id: "run_12345678",
  agent: { name: "é" },
  results_sha256: await sha256(utf8(canonical(results))),
});

test("accepts a signed, unchanged run, with or without its result lines", async () => {
  const { key, sign } = await signer();
  const signed = await sign(await head());
  expect(await verifySignature({ ...signed, results })).toEqual({ ok: true, key_id: key.key_id, results: true });
  expect(await verifySignature(signed, [key])).toEqual({ ok: true, key_id: key.key_id, results: false });
  // The order of fields does not matter.
  const turned = Object.fromEntries(Object.entries(signed).toReversed()) as RunInfo;
  expect(await verifySignature(turned)).toMatchObject({ ok: true });
});

test("rejects every forgery with a reason", async () => {
  const [{ key, sign }, stranger] = [await signer(), await signer()];
  const signed = await sign(await head());
  const signature = signed.signature!;
  const { signature: _, ...unsigned } = signed;
  const forged: [RunInfo, RegExp][] = [
    [unsigned as RunInfo, /not signed/],
    [{ ...signed, id: "run_12345679" }, /signature does not match/],
    [{ ...signed, title: "added" }, /signature does not match/],
    [{ ...signed, results: [] }, /results differ/],
    [
      { ...signed, results: [{ episode: 1, task: "notes/one", success: true, progress: 0.6 }] as never },
      /results differ/,
    ],
    [{ ...signed, signature: { ...signature, alg: "none" as never } }, /not Ed25519/],
    [{ ...signed, signature: { ...signature, value: "" } }, /malformed/],
    [{ ...signed, signature: { ...signature, value: "%" } }, /malformed/],
    [{ ...signed, signature: { ...signature, value: signature.value.slice(0, -1) } }, /malformed/],
    [{ ...signed, signature: { ...signature, value: signature.value.replace(/[AQgw]==$/, "B==") } }, /malformed/],
    [{ ...signed, signature: { ...signature, public_key: signature.value } }, /not among|malformed/],
    [{ ...signed, signature: { ...signature, key_id: stranger.key.key_id } }, /key_id/],
    [{ ...signed, signature: { ...signature, ...stranger.key } }, /not among|does not match/],
    [await stranger.sign(await head()), /not among/],
  ];
  for (const [answer, reason] of forged)
    expect(await verifySignature(answer, [key])).toEqual({ ok: false, reason: expect.stringMatching(reason) });
  // Without a list of trusted keys, a run with a stranger's signature is valid. The signature shows that the run is
  // unchanged, not who signed it.
  expect(await verifySignature(await stranger.sign(await head()))).toMatchObject({
    ok: true,
    key_id: stranger.key.key_id,
  });
  expect(await verifySignature(signed, [stranger.key])).toMatchObject({ ok: false });
});
