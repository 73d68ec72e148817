// The Worker: routes, and the objects that they call.
import { app } from "./app.ts";

export { Board } from "../durable/board.ts";
export { GraphStore } from "../durable/graph-store.ts";
export { Group } from "../durable/group.ts";
export { Key } from "../durable/key.ts";
export { Keyring } from "../durable/keyring.ts";
export { Lobby } from "../durable/lobby.ts";
export { Meter } from "../durable/meter.ts";
export { Phone } from "../durable/phone.ts";
export { Run } from "../durable/run.ts";
export { Shelf } from "../durable/shelf.ts";
export { Screen } from "../durable/screen.ts";
// What the workers of a local server ask each other; nothing is bound to it where the server is deployed.
export { Peer } from "./peer.ts";

export default { fetch: app.fetch };
