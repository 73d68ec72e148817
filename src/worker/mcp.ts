// A phone as an MCP server: what a model may call, and what it is told. All of it is what an agent may: it looks, touches and is told
// its task; no tool tells state, verdict, hash or token.
import * as v from "valibot";
import { screenText } from "../benchmark/synthesis/screen-text.ts";
import type { StepAction } from "../contract/action.ts";
import {
  EpisodeBody,
  ObservationWish,
  type Created,
  type Observation,
  type OfferedTool,
  type PhoneWish,
  type Stepped,
} from "../contract/env.ts";
import type { JsonObject } from "../contract/json.ts";
import { jsonSchemaOf } from "../contract/json-schema.ts";
import type { McpLook, McpMessages } from "../contract/mcp.ts";
import { argumentsOf, takingNumericText } from "../contract/numeric-text.ts";
import { Preset } from "../contract/openenv.ts";
import { implausible } from "../contract/plain.ts";
import { issuesOf, type Issue } from "../contract/problem.ts";
import { TaskQuery } from "../contract/task.ts";
import { tools } from "../contract/tools.ts";
import { versions } from "../contract/version.ts";
import { Refusal } from "../env/answer.ts";
import { offeredTools, toolArguments } from "../env/tools.ts";
import { compositions, difficulties, objectives, tagNames } from "../judge/define.ts";
import { jsonAnswer, Refused } from "./edge.ts";
import type { Player } from "./session.ts";
import { builtInTasks, rowOf, tasksThat } from "./tasks.ts";

/** The phone that a client's calls act on. */
export interface McpPhone {
  /** Who plays it, and what answers show. Refuses where there is none. */
  played(): Promise<{ readonly player: Player; readonly wish: PhoneWish }>;
  /** Begins an episode whose answers show what `look` says; missing where the client may not. */
  readonly begin?: (body: unknown, look: McpLook) => Promise<Created>;
}

type Part = { type: "text"; text: string } | { type: "image"; data: string; mimeType: string };
/** What a call of a tool is answered with. */
interface McpResult {
  [key: string]: unknown;
  content: Part[];
  isError?: boolean;
}
interface Offer {
  readonly name: string;
  readonly description: string;
  readonly schema: v.GenericSchema;
  readonly call: (phone: McpPhone, args: unknown) => Promise<McpResult>;
}

/** An argument that may be left out, and what a model is told of it: its unit, range and values, since clients pass on nothing else. */
const optional = <const S extends v.GenericSchema>(schema: S, says: string) =>
  v.exactOptional(v.pipe(schema as v.GenericSchema<v.InferInput<S>, v.InferOutput<S>>, v.description(says)));

const { task, seed, split, locale, theme, device, elements, tools: beside } = EpisodeBody.entries;
const { format, width } = ObservationWish.entries;
const LookArguments = v.strictObject({
  elements: optional(
    v.boolean(),
    "true also lists what is on the screen as text, where the phone was created with it.",
  ),
});
const CreateArguments = v.strictObject({
  task: optional(task.wrapped, "The task's id, as list_tasks tells it. Without task and split there is no task."),
  seed: optional(
    seed.wrapped,
    "Which instance of the task, or which task of the split: a whole number from 0 to 2147483647. 0 where it is left out.",
  ),
  split: optional(split.wrapped, "Draws the task by the seed from a split: test, train or high_risk."),
  locale: optional(locale.wrapped, "The phone's language: en (English) or zh-CN (Chinese)."),
  theme: optional(theme.wrapped, "How the phone looks: light or dark."),
  device: optional(device.wrapped, "The phone's screen. Left out, it is 360 by 800 points with 3 pixels for each."),
  elements: optional(elements.wrapped, "true lets look list what is on the screen as text."),
  tools: optional(beside.wrapped, "true lets some of the phone's apps be called as tools: list the tools again."),
  width: optional(
    width.wrapped,
    "Width of the pictures in pixels, a whole number from 16 to 4800. Left out, no side has more than 1568 pixels.",
  ),
  format: optional(format.wrapped, "How the pictures are encoded: png, jpeg or webp."),
  observe: optional(
    Preset,
    "What each answer shows of the screen: pixels (a picture), text (what is on it, as a list) or both.",
  ),
});
const TaskArguments = v.strictObject({
  split: optional(split.wrapped, "Tasks of one split: test, train or high_risk."),
  suite: optional(TaskQuery.entries.suite.wrapped, "Tasks of one suite: what stands before the slash of an id."),
  app: optional(TaskQuery.entries.app.wrapped, "Tasks in which this app is needed, by its id."),
  scope: optional(
    TaskQuery.entries.scope.wrapped,
    "How many apps are needed: S1 (one app), S2 (two apps) or S3 (three apps or more).",
  ),
  objective: optional(TaskQuery.entries.objective.wrapped, `What is asked for, one of ${objectives.join(", ")}.`),
  composition: optional(TaskQuery.entries.composition.wrapped, `How it is made up, one of ${compositions.join(", ")}.`),
  difficulty: optional(TaskQuery.entries.difficulty.wrapped, `How hard it is, one of ${difficulties.join(", ")}.`),
  tag: optional(TaskQuery.entries.tag.wrapped, `What it is about, one of ${tagNames.join(", ")}.`),
});

const offers: readonly Offer[] = [
  {
    name: "list_tasks",
    description: "List the tasks that a phone can be created on, a line each; the arguments narrow the list.",
    schema: TaskArguments,
    call: async (_, args) => told(tasksThat(fit(TaskArguments, args), builtInTasks()).map(taskLine).join("\n")),
  },
  {
    name: "create_phone",
    description:
      "Begin an episode on a phone of your own: on a task, or on one drawn from a split by its seed, or with neither a free phone. Called again, the phone begins anew. Positions in all other tools are in thousandths of the screen's width and height, from 0 to 1000, not in pixels of the picture.",
    schema: CreateArguments,
    call: async ({ begin }, args) => {
      const { width: wide, format: as, observe, ...body } = fit(CreateArguments, args);
      const look = {
        ...(wide === undefined ? {} : { width: wide }),
        ...(as === undefined ? {} : { format: as }),
        ...(observe === undefined ? {} : { observe }),
      };
      const made = await begin!(body, look);
      return shown(made.observation, taskText(made.task));
    },
  },
  {
    name: "look",
    description:
      "Look at the screen again; nothing happens. Positions in lists of what is on it are in thousandths of the screen's width and height, from 0 to 1000.",
    schema: LookArguments,
    call: async (phone, args) => {
      const asked = fit(LookArguments, args);
      const { player, wish } = await phone.played();
      const [{ step, observation }, info] = [await player.observe({ ...wish, ...asked }), await player.info()];
      return shown(observation, taskText(info.task), `Steps done: ${step}.`, overText(info.outcome));
    },
  },
  ...tools.map(
    ({ name, description, schema, action }): Offer => ({
      name,
      description,
      schema,
      call: async (phone, args) => {
        const made = action(args);
        if ("issues" in made) throw misfit(made.issues);
        return stepped(phone, made.action);
      },
    }),
  ),
];

async function stepped(phone: McpPhone, action: StepAction): Promise<McpResult> {
  const { player, wish } = await phone.played();
  const { step, observation, message, outcome }: Stepped = await player.step(action, wish);
  return shown(observation, `Step ${step} is done.`, message && `Told: ${message}`, overText(outcome));
}

/** The tools of the phone's apps, where the phone that is there was created with them. */
async function besideTheGlass(phone: McpPhone): Promise<readonly OfferedTool[]> {
  try {
    const { player } = await phone.played();
    return (await player.info()).tools ?? [];
  } catch (error) {
    // A session without a phone has none yet.
    if (error instanceof Refusal || error instanceof Refused) return [];
    throw error;
  }
}
const ofApps: ReadonlySet<string> = new Set(offeredTools().map(({ name }) => name));

// What a client is told

const serverInfo = { name: "phonebooth", title: "Phonebooth", version: versions.contract };
const instructions =
  "A simulated phone. Create one on a task (unless you were given one), look at its screen, act, and finish. Positions are in thousandths of the screen's width and height, from 0 to 1000. Every action is answered with the screen after it.";
/** Resources are tasks: there are some where one can be begun. */
const capabilitiesFor = ({ begin }: McpPhone) => ({ tools: {}, ...(begin ? { resources: {} } : {}) });

interface McpTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: { readonly type: "object"; [key: string]: unknown };
}
export const listedTools = async (phone: McpPhone): Promise<McpTool[]> => [
  ...offersFor(phone).map(({ name, description, schema }) => ({
    name,
    description,
    inputSchema: jsonSchemaOf(schema) as McpTool["inputSchema"],
  })),
  ...(await besideTheGlass(phone)).map(({ name, description, input_schema: schema }) => ({
    name,
    description,
    inputSchema: schema as McpTool["inputSchema"],
  })),
];
const offersFor = ({ begin }: McpPhone): readonly Offer[] =>
  offers.filter(({ name }) => begin !== undefined || name !== "create_phone");

/** A fault of the call itself: none of the tools was called. */
class BadCall extends Error {}
/** What came of a call, as the model is told it. `sent`: the arguments, an object or the JSON text of one. */
export async function calledTool(phone: McpPhone, name: string, sent: unknown): Promise<McpResult> {
  const read = argumentsOf(sent);
  if ("fault" in read) throw new BadCall(read.fault);
  const { args } = read;
  const issue = implausible(args);
  if (issue) throw new BadCall(`${issue.path}: ${issue.message}`);
  if (ofApps.has(name))
    return stepped(phone, { type: "TOOL", tool: name, args: toolArguments(name, args as JsonObject) }).catch(refused);
  const offer = offersFor(phone).find((one) => one.name === name);
  if (!offer) throw new BadCall(`There is no tool called ${name}`);
  return offer.call(phone, args).catch(refused);
}

const taskUri = "phonebooth://tasks";
/**
 * One resource that lists the tasks, and a template that names each. A resource for each task would be a tool for each in clients
 * that make tools of resources.
 */
export const listedResources = ({ begin }: McpPhone) =>
  begin === undefined
    ? []
    : [
        {
          uri: taskUri,
          name: "tasks",
          description: "The tasks that create_phone can begin, a line each: id, split, difficulty, steps, apps.",
          mimeType: "text/plain",
        },
      ];
export const listedTemplates = ({ begin }: McpPhone) =>
  begin === undefined
    ? []
    : [
        {
          uriTemplate: `${taskUri}/{+id}`,
          name: "task",
          description: "One task by its id: its apps, difficulty and number of steps.",
          mimeType: "application/json",
        },
      ];
/** Null where there is no such resource. */
export function readResource({ begin }: McpPhone, uri: string) {
  if (begin === undefined) return null;
  const tasks = builtInTasks();
  if (uri === taskUri) return { uri, mimeType: "text/plain", text: tasks.map(taskLine).join("\n") };
  const row = tasks.find(({ id }) => uri === `${taskUri}/${id}`);
  return row ? { uri, mimeType: "application/json", text: JSON.stringify(rowOf(row)) } : null;
}

const versionKey = "io.modelcontextprotocol/protocolVersion";
/**
 * What a request without a handshake is answered, as revision 2026-07-28 writes them: which revisions are spoken. Null for every
 * other message. Its code is that of a server of the revisions before: clients that speak both then initialize, while that
 * revision's own code for this (-32022) makes some of them give up, `@ai-sdk/mcp` 2.0 for one.
 */
export async function refusedRevision(messages: McpMessages): Promise<Response | null> {
  if (Array.isArray(messages)) return null;
  const { id = null, method, params } = messages as Readonly<Record<string, unknown>>;
  if (method === "initialize") return null;
  const { _meta: meta } = (typeof params === "object" && params !== null ? params : {}) as { readonly _meta?: unknown };
  const requested =
    typeof meta === "object" && meta !== null ? (meta as Record<string, unknown>)[versionKey] : undefined;
  if (typeof requested !== "string") return null;
  const { SUPPORTED_PROTOCOL_VERSIONS: supported } = await import("./mcp-library.ts");
  const version = requested.slice(0, 100);
  const message = `Unsupported protocol version: ${version} (supported versions: ${supported.join(", ")}): initialize first`;
  const error = { code: -32000, message, data: { supported, requested: version } };
  return jsonAnswer({ jsonrpc: "2.0", id, error }, 400);
}

/** One HTTP request of a client that began with a handshake, answered. */
export async function mcpAnswer(request: Request, messages: McpMessages, phone: McpPhone): Promise<Response> {
  const unspoken = await refusedRevision(messages);
  if (unspoken) return unspoken;
  const mcp = await import("./mcp-library.ts");
  // Not meant for tools whose schemas are not zod's; the newer class takes nothing else.
  const server = new mcp.Server(serverInfo, { capabilities: capabilitiesFor(phone), instructions });
  // The library refuses arguments that are no object as a fault of its own: they are kept from it, and read by us.
  const sent = new Map<unknown, unknown>();
  const heard = Array.isArray(messages) ? messages.map(withoutArguments) : withoutArguments(messages);
  function withoutArguments(message: Record<string, unknown>): Record<string, unknown> {
    const { method, id, params } = message;
    if (method !== "tools/call" || typeof params !== "object" || params === null || id === undefined) return message;
    const { arguments: args, ...rest } = params as Record<string, unknown>;
    sent.set(id, args);
    return { ...message, params: rest };
  }
  server.setRequestHandler(mcp.ListToolsRequestSchema, async () => ({ tools: await listedTools(phone) }));
  server.setRequestHandler(mcp.CallToolRequestSchema, async ({ params: { name } }, { requestId }) => {
    try {
      return await calledTool(phone, name, sent.get(requestId));
    } catch (error) {
      if (error instanceof BadCall) throw new mcp.McpError(mcp.ErrorCode.InvalidParams, error.message);
      throw error;
    }
  });
  if (phone.begin !== undefined) {
    server.setRequestHandler(mcp.ListResourcesRequestSchema, () => ({ resources: listedResources(phone) }));
    server.setRequestHandler(mcp.ListResourceTemplatesRequestSchema, () => ({
      resourceTemplates: listedTemplates(phone),
    }));
    server.setRequestHandler(mcp.ReadResourceRequestSchema, ({ params: { uri } }) => {
      const found = readResource(phone, uri);
      // The protocol's own code for a resource that is not there.
      if (!found) throw new mcp.McpError(-32002, "There is no such task", { uri });
      return { contents: [found] };
    });
  }
  // No stream, no session of its own: each request is answered whole, and nothing of it stays.
  const transport = new mcp.WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  // Who takes JSON alone is not turned away.
  const headers = new Headers({ "content-type": "application/json", accept: "application/json, text/event-stream" });
  const version = request.headers.get("mcp-protocol-version");
  if (version !== null) headers.set("mcp-protocol-version", version);
  return transport.handleRequest(new Request(request.url, { method: "POST", headers }), { parsedBody: heard });
}

const taskLine = ({ id, split: of, apps, difficulty, budget }: ReturnType<typeof builtInTasks>[number]): string =>
  `${id} (${of}, ${difficulty}, ${budget} steps, ${apps.join(" ")})`;
const taskText = (brief: Created["task"]): string =>
  brief ? `Your task: ${brief.instruction} You have ${brief.budget} steps.` : "There is no task: do as you like.";
const overText = (outcome: string | undefined): string | undefined =>
  outcome === undefined ? undefined : `The episode is over (${outcome}).`;

const elementsHeading =
  'On the screen: [number] role "name" "value" (left,top,right,bottom), in thousandths of its width and height';
const told = (text: string): McpResult => ({ content: [{ type: "text", text }] });
function shown(observation: Observation, ...lines: (string | undefined)[]): McpResult {
  const { screenshot, clock, elements: seen } = observation;
  const text = [
    ...lines,
    clock === undefined ? undefined : `The phone's clock: ${clock}.`,
    seen && `${elementsHeading}\n${screenText(seen)}`,
  ];
  return {
    content: [
      ...(screenshot?.base64 === undefined
        ? []
        : [{ type: "image" as const, data: screenshot.base64, mimeType: `image/${screenshot.format}` }]),
      { type: "text", text: text.filter((line) => line !== undefined).join("\n") },
    ],
  };
}

function fit<S extends v.GenericSchema>(schema: S, args: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(takingNumericText(schema), args);
  if (!parsed.success) throw misfit(issuesOf(parsed.issues));
  return parsed.output;
}
const misfit = (issues: readonly Issue[]): Refusal =>
  new Refusal("invalid", "Some arguments are not valid; nothing was done.", issues);

/** What a tool could not do, as the model is told it. Anything unexpected is the library's to hide. */
function refused(error: unknown): McpResult {
  if (!(error instanceof Refusal || error instanceof Refused)) {
    console.error(error);
    return { ...told("A fault of ours, which was logged."), isError: true };
  }
  const { detail, issues = [] } = error.problem;
  const lines = issues.map(({ path, message }) => `${path}: ${message}`);
  return { ...told([detail, ...lines].join("\n")), isError: true };
}
