// The entry point of the Worker. It exports the routes, and the Durable Objects that the routes call.
import { app } from "./app.ts";

// The exported names must match wrangler.toml and the folders of existing servers.
export { Leaderboard as Board } from "#durable/leaderboard.ts";
export { GraphStore } from "#durable/graph-store.ts";
export { Group } from "#durable/group.ts";
export { Key } from "#durable/key.ts";
export { KeyStore as Keyring } from "#durable/key-store.ts";
export { EnvironmentIndex as Lobby } from "#durable/environment-index.ts";
export { Meter } from "#durable/meter.ts";
export { Phone } from "#durable/phone.ts";
export { Run } from "#durable/run.ts";
export { SuiteStore as Shelf } from "#durable/suite-store.ts";
export { Screen } from "#durable/screen.ts";
// Receives calls from the other workers of a local server. A deployed server has no binding to this class.
export { Peer } from "./peer.ts";

export default { fetch: app.fetch };
