// A phone as an MCP server: the tools that a model may call, and their answers. A model may do what an agent may do:
// look at the display, touch it, and read the task. No tool reveals state, verdict, hash or token.
import * as v from "valibot";
import { screenText } from "#benchmark/synthesis/screen-text.ts";
import type { StepAction } from "#contract/action.ts";
import {
  EpisodeBody,
  ObservationWish,
  type Created,
  type Observation,
  type OfferedTool,
  type PhoneObservationOptions,
  type Stepped,
} from "#contract/env.ts";
import type { JsonObject } from "#contract/json.ts";
import { jsonSchemaOf } from "#contract/json-schema.ts";
import type { McpViewOptions, McpMessages } from "#contract/mcp.ts";
import { parseArguments, acceptNumericText } from "#contract/numeric-text.ts";
import { Preset } from "#contract/openenv.ts";
import { findUnsupportedJson } from "#contract/json-limits.ts";
import { issuesOf, type Issue } from "#contract/problem.ts";
import { TaskQuery } from "#contract/task.ts";
import { tools } from "#contract/tools.ts";
import { versions } from "#contract/version.ts";
import { Refusal } from "#env/answer.ts";
import { offeredTools, toolArguments } from "#env/tools.ts";
import { compositions, difficulties, objectives, tagNames } from "#judge/define.ts";
import { jsonResponse, RemoteRefusal } from "./http.ts";
import type { Player } from "./protocol-session.ts";
import { builtInTasks, taskRow, filterTasks } from "./tasks.ts";

/** The phone that a client's calls use. */
export interface McpPhone {
  /** Returns the phone's player, and the observation options for answers. Refuses if there is no phone. */
  getPlayer(): Promise<{ readonly player: Player; readonly wish: PhoneObservationOptions }>;
  /**
   * Starts an episode. The answers of the episode use the options in `look`. The function is missing if the client may
   * not start episodes.
   */
  readonly begin?: (body: unknown, look: McpViewOptions) => Promise<Created>;
}

type ContentPart = { type: "text"; text: string } | { type: "image"; data: string; mimeType: string };
/** The result of a tool call. */
interface McpResult {
  [key: string]: unknown;
  content: ContentPart[];
  isError?: boolean;
}
interface ToolDefinition {
  readonly name: string;
  readonly description: string;
  readonly schema: v.GenericSchema;
  readonly call: (phone: McpPhone, args: unknown) => Promise<McpResult>;
}

/**
 * Returns an optional argument of a tool. The argument's description is for the model. It must contain the unit, the
 * range and the allowed values, because clients pass on nothing else.
 */
const optional = <const S extends v.GenericSchema>(schema: S, says: string) =>
  v.exactOptional(v.pipe(schema as v.GenericSchema<v.InferInput<S>, v.InferOutput<S>>, v.description(says)));

const { task, seed, split, locale, theme, device, elements, tools: appTools } = EpisodeBody.entries;
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
  tools: optional(appTools.wrapped, "true lets some of the phone's apps be called as tools: list the tools again."),
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

const toolDefinitions: readonly ToolDefinition[] = [
  {
    name: "list_tasks",
    description: "List the tasks that a phone can be created on, a line each; the arguments narrow the list.",
    schema: TaskArguments,
    call: async (_, args) =>
      textResult(filterTasks(validateArguments(TaskArguments, args), builtInTasks()).map(taskLine).join("\n")),
  },
  {
    name: "create_phone",
    description:
      "Begin an episode on a phone of your own: on a task, or on one drawn from a split by its seed, or with neither a free phone. Called again, the phone begins anew. Positions in all other tools are in thousandths of the screen's width and height, from 0 to 1000, not in pixels of the picture.",
    schema: CreateArguments,
    call: async ({ begin }, args) => {
      const { width: wide, format: as, observe, ...body } = validateArguments(CreateArguments, args);
      const look = {
        ...(wide === undefined ? {} : { width: wide }),
        ...(as === undefined ? {} : { format: as }),
        ...(observe === undefined ? {} : { observe }),
      };
      const created = await begin!(body, look);
      return observationResult(created.observation, taskText(created.task));
    },
  },
  {
    name: "look",
    description:
      "Look at the screen again; nothing happens. Positions in lists of what is on it are in thousandths of the screen's width and height, from 0 to 1000.",
    schema: LookArguments,
    call: async (phone, args) => {
      const parsed = validateArguments(LookArguments, args);
      const { player, wish } = await phone.getPlayer();
      const [{ step, observation }, info] = [await player.observe({ ...wish, ...parsed }), await player.info()];
      return observationResult(observation, taskText(info.task), `Steps done: ${step}.`, outcomeText(info.outcome));
    },
  },
  ...tools.map(
    ({ name, description, schema, action }): ToolDefinition => ({
      name,
      description,
      schema,
      call: async (phone, args) => {
        const parsed = action(args);
        if ("issues" in parsed) throw invalidArguments(parsed.issues);
        return runStep(phone, parsed.action);
      },
    }),
  ),
];

async function runStep(phone: McpPhone, action: StepAction): Promise<McpResult> {
  const { player, wish } = await phone.getPlayer();
  const { step, observation, message, outcome }: Stepped = await player.step(action, wish);
  return observationResult(observation, `Step ${step} is done.`, message && `Told: ${message}`, outcomeText(outcome));
}

/** Returns the tools of the phone's apps, or an empty list if the phone was created without them. */
async function listAppTools(phone: McpPhone): Promise<readonly OfferedTool[]> {
  try {
    const { player } = await phone.getPlayer();
    return (await player.info()).tools ?? [];
  } catch (error) {
    // A session without a phone has no app tools.
    if (error instanceof Refusal || error instanceof RemoteRefusal) return [];
    throw error;
  }
}
const appToolNames: ReadonlySet<string> = new Set(offeredTools().map(({ name }) => name));

// Answers to a client

const serverInfo = { name: "phonebooth", title: "Phonebooth", version: versions.contract };
const instructions =
  "A simulated phone. Create one on a task (unless you were given one), look at its screen, act, and finish. Positions are in thousandths of the screen's width and height, from 0 to 1000. Every action is answered with the screen after it.";
/**
 * Returns the capabilities of the server. The resources are tasks, so the server has resources only if the client may
 * start a task.
 */
const capabilitiesFor = ({ begin }: McpPhone) => ({ tools: {}, ...(begin ? { resources: {} } : {}) });

interface McpTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: { readonly type: "object"; [key: string]: unknown };
}
export const listedTools = async (phone: McpPhone): Promise<McpTool[]> => [
  ...toolsFor(phone).map(({ name, description, schema }) => ({
    name,
    description,
    inputSchema: jsonSchemaOf(schema) as McpTool["inputSchema"],
  })),
  ...(await listAppTools(phone)).map(({ name, description, input_schema: schema }) => ({
    name,
    description,
    inputSchema: schema as McpTool["inputSchema"],
  })),
];
const toolsFor = ({ begin }: McpPhone): readonly ToolDefinition[] =>
  toolDefinitions.filter(({ name }) => begin !== undefined || name !== "create_phone");

/** Thrown if the call itself is invalid, for example because it names no known tool. */
class InvalidCallError extends Error {}
/** Calls a tool and returns the result for the model. `sent`: the arguments, as an object or as JSON text. */
export async function calledTool(phone: McpPhone, name: string, sent: unknown): Promise<McpResult> {
  const read = parseArguments(sent);
  if ("fault" in read) throw new InvalidCallError(read.fault);
  const { args } = read;
  const issue = findUnsupportedJson(args);
  if (issue) throw new InvalidCallError(`${issue.path}: ${issue.message}`);
  if (appToolNames.has(name))
    return runStep(phone, { type: "TOOL", tool: name, args: toolArguments(name, args as JsonObject) }).catch(
      refusalResult,
    );
  const offer = toolsFor(phone).find((one) => one.name === name);
  if (!offer) throw new InvalidCallError(`There is no tool called ${name}`);
  return offer.call(phone, args).catch(refusalResult);
}

const taskUri = "phonebooth://tasks";
/**
 * Returns the list of resources. One resource lists the tasks, and a template gives access to a single task. Some
 * clients turn resources into tools, so a separate resource for each task would become a separate tool for each task.
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
/** Returns the content of a resource, or null if the resource does not exist. */
export function readResource({ begin }: McpPhone, uri: string) {
  if (begin === undefined) return null;
  const tasks = builtInTasks();
  if (uri === taskUri) return { uri, mimeType: "text/plain", text: tasks.map(taskLine).join("\n") };
  const row = tasks.find(({ id }) => uri === `${taskUri}/${id}`);
  return row ? { uri, mimeType: "application/json", text: JSON.stringify(taskRow(row)) } : null;
}

const versionKey = "io.modelcontextprotocol/protocolVersion";
/**
 * Answers a request of revision 2026-07-28, which needs no handshake, with the list of supported revisions. Returns
 * null for every other message. Servers of earlier revisions use the same error code. After this code, clients that
 * support both revisions send `initialize`. The new revision's own code (-32022) makes some of these clients give up,
 * for example `@ai-sdk/mcp` 2.0.
 */
export async function refuseRevision(messages: McpMessages): Promise<Response | null> {
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
  return jsonResponse({ jsonrpc: "2.0", id, error }, 400);
}

/** Answers one HTTP request of a client that has completed the handshake. */
export async function answerMcp(request: Request, messages: McpMessages, phone: McpPhone): Promise<Response> {
  const unspoken = await refuseRevision(messages);
  if (unspoken) return unspoken;
  const mcp = await import("./mcp-library.ts");
  // The newer class of the library accepts only zod schemas, so this code uses the older class.
  const server = new mcp.Server(serverInfo, { capabilities: capabilitiesFor(phone), instructions });
  // If arguments are not an object, the library refuses them with its own error. So the arguments are removed here and
  // validated later.
  const sent = new Map<unknown, unknown>();
  const logged = Array.isArray(messages) ? messages.map(withoutArguments) : withoutArguments(messages);
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
      if (error instanceof InvalidCallError) throw new mcp.McpError(mcp.ErrorCode.InvalidParams, error.message);
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
      // The code that the protocol defines for an unknown resource.
      if (!found) throw new mcp.McpError(-32002, "There is no such task", { uri });
      return { contents: [found] };
    });
  }
  // Uses neither a stream nor a session of the library, because each request gets one complete answer and leaves no
  // state.
  const transport = new mcp.WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  // Also accepts clients whose Accept header contains only JSON.
  const headers = new Headers({ "content-type": "application/json", accept: "application/json, text/event-stream" });
  const version = request.headers.get("mcp-protocol-version");
  if (version !== null) headers.set("mcp-protocol-version", version);
  return transport.handleRequest(new Request(request.url, { method: "POST", headers }), { parsedBody: logged });
}

const taskLine = ({ id, split: of, apps, difficulty, budget }: ReturnType<typeof builtInTasks>[number]): string =>
  `${id} (${of}, ${difficulty}, ${budget} steps, ${apps.join(" ")})`;
const taskText = (brief: Created["task"]): string =>
  brief ? `Your task: ${brief.instruction} You have ${brief.budget} steps.` : "There is no task: do as you like.";
const outcomeText = (outcome: string | undefined): string | undefined =>
  outcome === undefined ? undefined : `The episode is over (${outcome}).`;

const elementsHeading =
  'On the screen: [number] role "name" "value" (left,top,right,bottom), in thousandths of its width and height';
const textResult = (text: string): McpResult => ({ content: [{ type: "text", text }] });
function observationResult(observation: Observation, ...lines: (string | undefined)[]): McpResult {
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

function validateArguments<S extends v.GenericSchema>(schema: S, args: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(acceptNumericText(schema), args);
  if (!parsed.success) throw invalidArguments(issuesOf(parsed.issues));
  return parsed.output;
}
const invalidArguments = (issues: readonly Issue[]): Refusal =>
  new Refusal("invalid", "Some arguments are not valid; nothing was done.", issues);

/** Returns an error as text for the model. An unexpected error is logged, and its details are hidden from the model. */
function refusalResult(error: unknown): McpResult {
  if (!(error instanceof Refusal || error instanceof RemoteRefusal)) {
    console.error(error);
    return { ...textResult("A fault of ours, which was logged."), isError: true };
  }
  const { detail, issues = [] } = error.problem;
  const lines = issues.map(({ path, message }) => `${path}: ${message}`);
  return { ...textResult([detail, ...lines].join("\n")), isError: true };
}
