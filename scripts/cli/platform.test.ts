// Tests which platform receives a request.
import { expect, test } from "vitest";
import { objectId } from "./object-name.ts";
import { portForPath } from "./platform.ts";

const ports = [1, 2, 3].map((n) => ({ platform: 1000 + n, peer: 2000 + n }));
const worker = (own: number) => ({ worker: { own, count: ports.length, secret: "x" }, ports });
/** The id that `idFromName` returns in a worker. The object's file has this name. */
const known = "9e32e1de967354ad72965651b77067eeb25e962fb87ab0856d29d277fb838e08";

test("objectId returns the same id as the platform", () => {
  expect(objectId("-Phone", "x")).toBe(known);
});

test("forwards a request about an environment to its worker, from any port", () => {
  const home = 1001 + (0x9e32e1de % 3);
  for (const own of [0, 1, 2])
    for (const path of ["/v1/envs/x", "/v1/envs/x/step", "/v1/envs/x?token=a", "/v1/envs/x/live?token=/v1/envs/y"])
      expect(portForPath(worker(own))(path)).toBe(home);
});

test("leaves every other request at the port that received it", () => {
  const paths = [
    "/v1/envs",
    "/v1/envs?limit=1",
    "/v1/envs/",
    "/v1/envs/%78/step",
    "/v1/envs:batch",
    "/v1/runs/x",
    "/mcp",
    "/",
    "/x/v1/envs/x",
  ];
  for (const path of paths) expect(portForPath(worker(1))(path)).toBe(1002);
  expect(portForPath({ worker: { own: 0, count: 1, secret: "x" }, ports: [ports[2]!] })("/v1/envs/x")).toBe(1003);
});
