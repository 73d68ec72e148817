// Mobilerun Portal, the app through which the agent Mobilerun (DroidRun) reads the display and types: a content provider,
// and a server on port 8080 that a client can switch on. The door answers in its place (docs/adb.md).
import type { Device } from "../device.ts";
import { readNodes } from "../hierarchy.ts";
import type { Package } from "../packages.ts";
import { PhoneError } from "../phone.ts";
import type { HierarchyNode } from "../ui-hierarchy.ts";
import { focusNames } from "../windows.ts";
import { base64ToText, bytesToBase64 } from "../base64.ts";
import { pressKey } from "../commands/input.ts";
import type { Guest } from "./guest.ts";
import { jsonResponse, type HttpRequest, type HttpResponse } from "./http.ts";
import { boundsOf } from "./selectors.ts";

export const portalPackage = "com.mobilerun.portal";
const port = 8080;

/** The portal refuses a request. The message says why. */
export class PortalError extends Error {
  override name = "PortalError";
}
/** The values of a request: `--bind name:type:value` of a content command, or the body of an HTTP request. */
export type PortalValues = ReadonlyMap<string, string>;

/**
 * Answers a query of the content provider: `content query --uri content://com.mobilerun.portal/PATH`. Throws PortalError,
 * or PhoneError if the phone refuses.
 */
export async function queryPortal(device: Device, path: string): Promise<unknown> {
  const read = Object.hasOwn(queries, path) ? queries[path]! : null;
  if (read === null) throw new PortalError(`Unknown endpoint: ${path.slice(0, 100)}`);
  return read(device);
}
/** Executes `content insert --uri content://com.mobilerun.portal/PATH --bind …`. Throws like `queryPortal`. */
export async function insertIntoPortal(device: Device, path: string, values: PortalValues): Promise<unknown> {
  const write = Object.hasOwn(actions, path) ? actions[path]! : null;
  if (write === null) throw new PortalError(`Unknown action: ${path.slice(0, 100)}`);
  return write(device, values);
}

type Query = (device: Device) => Promise<unknown>;
type Action = (device: Device, values: PortalValues) => Promise<unknown>;

/** What the answers are made of: the elements below the root, and the package in front. */
interface Seen {
  readonly nodes: readonly HierarchyNode[];
  readonly entry: Package;
}
const look = async (device: Device): Promise<Seen> => ({
  nodes: await readNodes(device),
  entry: (await focusNames(device)).entry,
});

function describeTree({ width, height }: Device["size"], { nodes, entry }: Seen) {
  return {
    ...describeNode({ ...emptyNode, class: "android.widget.FrameLayout", package: entry.name }),
    boundsInScreen: { left: 0, top: 0, right: width, bottom: height },
    children: nodes.map(describeNode),
  };
}
const emptyNode = {
  ...{ text: "", "resource-id": "", "content-desc": "", bounds: "[0,0][0,0]" },
  ...{ enabled: "true", clickable: "false", "long-clickable": "false", focusable: "false", focused: "false" },
  ...{ selected: "false", checkable: "false", checked: "false", password: "false", scrollable: "false" },
};
type NodeAttributes = Omit<HierarchyNode, "index">;
function describeNode(node: NodeAttributes): Record<string, unknown> {
  const is = (name: keyof NodeAttributes): boolean => node[name] === "true";
  return {
    resourceId: node["resource-id"],
    className: node.class,
    packageName: node.package,
    text: node.text,
    contentDescription: node["content-desc"],
    hint: "",
    boundsInScreen: boundsOf(node),
    isClickable: is("clickable"),
    isLongClickable: is("long-clickable"),
    isFocusable: is("focusable"),
    isFocused: is("focused"),
    isSelected: is("selected"),
    isCheckable: is("checkable"),
    isChecked: is("checked"),
    isEnabled: is("enabled"),
    isVisibleToUser: true,
    isEditable: isField(node),
    isPassword: is("password"),
    isScrollable: is("scrollable"),
    children: [],
  };
}
const isField = (node: NodeAttributes): boolean => node.class === "android.widget.EditText";

async function describeState(device: Device, { nodes, entry }: Seen) {
  const focused = nodes.find((node) => node.focused === "true") ?? null;
  return {
    currentApp: await titleOf(device, entry.app.title),
    packageName: entry.name,
    activityName: entry.activity,
    keyboardVisible: await device.isKeyboardShown(),
    isEditable: focused !== null && isField(focused),
    focusedElement: focused && {
      text: focused.text,
      className: focused.class,
      resourceId: focused["resource-id"],
    },
  };
}
const tree: Query = async (device) => describeTree(device.size, await look(device));
const phoneState: Query = async (device) => describeState(device, await look(device));
const state: Query = async (device) => {
  // Both parts describe the same display, which is read once.
  const seen = await look(device);
  const { width, height } = device.size;
  const { density } = device.phone.display;
  const scale = density / 160;
  return {
    a11y_tree: describeTree(device.size, seen),
    phone_state: await describeState(device, seen),
    device_context: {
      screen_bounds: { width, height },
      filtering_params: { min_element_size: 5, overlay_offset: 0 },
      display_metrics: {
        ...{ density: scale, densityDpi: density, scaledDensity: scale },
        ...{ widthPixels: width, heightPixels: height },
      },
    },
  };
};
const packages: Query = (device) =>
  Promise.all(
    device.packages.listed.map(async ({ name, app, isSystem }) => ({
      ...{ packageName: name, label: await titleOf(device, app.title) },
      ...{ versionName: "1.0", versionCode: 1, isSystemApp: isSystem },
    })),
  );
async function titleOf(device: Device, title: { readonly en: string; readonly zh: string }): Promise<string> {
  const language = await device.read("os.settings.language.language").catch(() => null);
  return title[language === "zh-CN" ? "zh" : "en"];
}

const queries: Readonly<Record<string, Query>> = {
  ping: async () => "pong",
  // Clients install another version of the app if they expect one. Without a version they go on.
  version: () => Promise.reject(new PortalError("The door answers in place of the app, so it has no version.")),
  a11y_tree: tree,
  a11y_tree_full: tree,
  phone_state: phoneState,
  state,
  state_full: state,
  packages,
  auth_token: async ({ token }) => token,
  "clipboard/get": async ({ clipboard }) => clipboard,
};

const required = (values: PortalValues, name: string): string => {
  const value = values.get(name);
  if (value === undefined || value === "") throw new PortalError(`Missing required parameter: ${name}`);
  return value;
};
const numberIn = (values: PortalValues, name: string): number => {
  const value = Number(required(values, name));
  if (!Number.isFinite(value)) throw new PortalError(`${name} must be a number`);
  return value;
};
const decode = (text: string): string => {
  const decoded = base64ToText(text);
  if (decoded === null) throw new PortalError("Invalid base64");
  return decoded;
};
const maxSwipeMs = 10_000;
/** Global actions of Android's AccessibilityService: Back, Home, Recents. */
const globalActions: Readonly<Record<number, "BACK" | "HOME" | "RECENT">> = { 1: "BACK", 2: "HOME", 3: "RECENT" };

const actions: Readonly<Record<string, Action>> = {
  "keyboard/input": async (device, values) => {
    // The app clears the field unless the client says no.
    if (values.get("clear") !== "false") await device.hand.clearText();
    await device.hand.type(decode(required(values, "base64_text")));
    await device.hand.settle();
    return "Text input successful";
  },
  "keyboard/clear": async (device) => {
    await device.hand.clearText();
    await device.hand.settle();
    return "Text cleared";
  },
  "keyboard/key": async (device, values) => {
    await pressKey(device, numberIn(values, "key_code"), false, false);
    await device.hand.settle();
    return "Key sent";
  },
  "clipboard/set": async (device, values) => {
    const encoded = values.get("text_base64");
    device.clipboard = encoded === undefined ? required(values, "text") : decode(encoded);
    return "Clipboard set";
  },
  toggle_socket_server: async (device, values) => {
    if (values.get("enabled") === "false") device.guests.stop(portalPackage);
    else device.guests.start(portal);
    return `HTTP server on port ${port}`;
  },
  // The overlay draws numbers over the display. Pictures of this phone never contain it.
  overlay_visible: async () => "Overlay updated",
  overlay_offset: async () => "Overlay updated",
};
/** Actions that only the HTTP server offers. The content provider leaves touches to `input`. */
const touches: Readonly<Record<string, Action>> = {
  tap: async ({ hand }, values) => {
    await hand.tap([numberIn(values, "x"), numberIn(values, "y")]);
    await hand.settle();
    return "Tap performed";
  },
  swipe: async ({ hand }, values) => {
    const at = (name: string): number => numberIn(values, name);
    const duration = values.has("duration") ? at("duration") : 300;
    if (duration < 1 || duration > maxSwipeMs)
      throw new PortalError(`duration must be 1 to ${maxSwipeMs} milliseconds`);
    await hand.stroke([at("startX"), at("startY")], [at("endX"), at("endY")], duration);
    await hand.settle();
    return "Swipe performed";
  },
  global: async ({ hand }, values) => {
    const action = globalActions[numberIn(values, "action")];
    if (action === undefined) throw new PortalError("action must be 1 (back), 2 (home) or 3 (recents)");
    await hand.act({ type: action });
    return "Global action performed";
  },
  app: async (device, values) => {
    const entry = device.packages.find(required(values, "package"));
    if (!entry) throw new PortalError(`Package not found: ${values.get("package")!.slice(0, 100)}`);
    device.packages.use(entry);
    await device.hand.act(entry.app.id === "launcher" ? { type: "HOME" } : { type: "AWAKE", value: entry.app.id });
    return `Started app: ${entry.name}`;
  },
};

export const portal: Guest = {
  name: "Mobilerun Portal",
  mainClass: portalPackage,
  address: `tcp:${port}`,
  isDaemon: true,
  handle: async (device, request) => {
    const [path = ""] = request.path.slice(1).split("?");
    if (path !== "ping" && request.authorization !== `Bearer ${device.token}`) return failure("Unauthorized", 401);
    try {
      return success(await answer(device, request, path));
    } catch (error) {
      if (error instanceof PortalError) return failure(error.message, 400);
      if (error instanceof PhoneError) return failure(error.message, 500);
      throw error;
    }
  },
};
async function answer(device: Device, { method, body }: HttpRequest, path: string): Promise<unknown> {
  if (method === "GET") {
    if (path !== "screenshot") return queryPortal(device, path);
    return bytesToBase64(await device.picture());
  }
  const name = path.replace(/^action\//, "");
  const values = parseBody(body);
  return Object.hasOwn(touches, name) ? touches[name]!(device, values) : insertIntoPortal(device, name, values);
}
/** A body is JSON or a form. */
function parseBody(body: string): PortalValues {
  if (!body.trimStart().startsWith("{")) return new Map(new URLSearchParams(body));
  try {
    return new Map(
      Object.entries(JSON.parse(body) as Record<string, unknown>).map(([name, value]) => [name, String(value)]),
    );
  } catch {
    throw new PortalError("The body must be JSON or a form");
  }
}
export const portalSuccess = (result: unknown) => ({ status: "success", result });
export const portalFailure = (error: string) => ({ status: "error", error });
const success = (result: unknown): HttpResponse => jsonResponse(portalSuccess(result));
const failure = (error: string, status: number): HttpResponse => jsonResponse(portalFailure(error), status);
