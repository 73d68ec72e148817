// A phone as an MCP server: what a model may call, and what it is told. All of it is what an agent may: it looks, touches and is told
// its task; no tool tells state, verdict, hash or token.
import * as v from "valibot";
import type { StepAction } from "../contract/action.ts";
import { EpisodeBody, type Created, type Observation, type OfferedTool, type Stepped } from "../contract/env.ts";
import type { JsonObject } from "../contract/json.ts";
import { jsonSchemaOf } from "../contract/json-schema.ts";
import type { McpMessages } from "../contract/mcp.ts";
import { issuesOf, type Issue } from "../contract/problem.ts";
import { TaskQuery } from "../contract/task.ts";
import { tools } from "../contract/tools.ts";
import { versions } from "../contract/version.ts";
import { Refusal } from "../env/answer.ts";
import { offeredTools } from "../env/tools.ts";
import { Refused } from "./edge.ts";
import type { Player } from "./session.ts";
import { builtInTasks, rowOf, tasksThat } from "./tasks.ts";

/** The phone that a client's calls act on. */
export interface McpPhone {
  /** Refuses where there is none. */
  player(): Promise<Player>;
  /** Begins an episode; missing where the client may not. */
  readonly begin?: (body: unknown) => Promise<Created>;
}

type Part = { type: "text"; text: string } | { type: "image"; data: string; mimeType: string };
interface Result {
  [key: string]: unknown;
  content: Part[];
  isError?: boolean;
}
interface Offer {
  readonly name: string;
  readonly description: string;
  readonly schema: v.GenericSchema;
  readonly call: (phone: McpPhone, args: unknown) => Promise<Result>;
}

const { task, seed, split, locale, theme, elements, tools: beside } = EpisodeBody.entries;
const LookArguments = v.strictObject({ elements: v.exactOptional(v.boolean()) });
const CreateArguments = v.strictObject({ task, seed, split, locale, theme, elements, tools: beside });

const offers: readonly Offer[] = [
  {
    name: "list_tasks",
    description: "List the tasks that a phone can be created on.",
    schema: TaskQuery,
    call: async (_, args) => told(tasksThat(fit(TaskQuery, args), builtInTasks()).map(taskLine).join("\n")),
  },
  {
    name: "create_phone",
    description:
      "Begin an episode on a phone of your own: on a task, or on one drawn from a split by its seed, or with neither a free phone. Called again, the phone begins anew. With elements, look tells them. With tools, the phone's apps can be called, too: list the tools again.",
    schema: CreateArguments,
    call: async ({ begin }, args) => {
      const made = await begin!({ ...fit(CreateArguments, args), observation: { screenshot: "base64" } });
      return shown(made.observation, taskText(made.task));
    },
  },
  {
    name: "look",
    description:
      "Look at the screen; nothing happens. With elements: the role, name and bounds of what is on it, where the phone was created with them.",
    schema: LookArguments,
    call: async (phone, args) => {
      const wish = fit(LookArguments, args);
      const player = await phone.player();
      const [{ step, observation }, info] = [await player.observe(wish), await player.info()];
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

async function stepped(phone: McpPhone, action: StepAction): Promise<Result> {
  const player = await phone.player();
  const { step, observation, message, outcome }: Stepped = await player.step(action, {});
  return shown(observation, `Step ${step} is done.`, message && `Told: ${message}`, overText(outcome));
}

/** The tools of the phone's apps, where the phone that is there was created with them. */
async function besideTheGlass(phone: McpPhone): Promise<readonly OfferedTool[]> {
  try {
    const player = await phone.player();
    return (await player.info()).tools ?? [];
  } catch (error) {
    // A session without a phone has none yet.
    if (error instanceof Refusal || error instanceof Refused) return [];
    throw error;
  }
}
const ofApps: ReadonlySet<string> = new Set(offeredTools().map(({ name }) => name));

/** One HTTP request of a client, answered. */
export async function mcpAnswer(request: Request, messages: McpMessages, phone: McpPhone): Promise<Response> {
  const mcp = await import("./mcp-library.ts");
  // Not meant for tools whose schemas are not zod's; the newer class takes nothing else.
  const server = new mcp.Server(
    { name: "phonebooth", title: "Phonebooth", version: versions.contract },
    { capabilities: { tools: {}, resources: {} }, instructions },
  );
  const offered = offers.filter(({ name }) => phone.begin !== undefined || name !== "create_phone");
  server.setRequestHandler(mcp.ListToolsRequestSchema, async () => ({
    tools: [
      ...offered.map(({ name, description, schema }) => ({
        name,
        description,
        inputSchema: jsonSchemaOf(schema) as { type: "object" },
      })),
      ...(await besideTheGlass(phone)).map(({ name, description, input_schema: schema }) => ({
        name,
        description,
        inputSchema: schema as { type: "object" },
      })),
    ],
  }));
  server.setRequestHandler(mcp.CallToolRequestSchema, async ({ params }) => {
    if (ofApps.has(params.name)) {
      const args = (params.arguments ?? {}) as JsonObject;
      return stepped(phone, { type: "TOOL", tool: params.name, args }).catch(refused);
    }
    const offer = offered.find(({ name }) => name === params.name);
    if (!offer) throw new mcp.McpError(mcp.ErrorCode.InvalidParams, `There is no tool called ${params.name}`);
    return offer.call(phone, params.arguments ?? {}).catch(refused);
  });
  server.setRequestHandler(mcp.ListResourcesRequestSchema, () => ({
    resources: builtInTasks().map(({ id }) => ({ uri: taskUri + id, name: id, mimeType: "application/json" })),
  }));
  server.setRequestHandler(mcp.ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [{ uriTemplate: `${taskUri}{+id}`, name: "task", mimeType: "application/json" }],
  }));
  server.setRequestHandler(mcp.ReadResourceRequestSchema, ({ params: { uri } }) => {
    const row = builtInTasks().find(({ id }) => uri === taskUri + id);
    // The protocol's own code for a resource that is not there.
    if (!row) throw new mcp.McpError(-32002, "There is no such task", { uri });
    return { contents: [{ uri, mimeType: "application/json", text: JSON.stringify(rowOf(row)) }] };
  });
  // No stream, no session of its own: each request is answered whole, and nothing of it stays.
  const transport = new mcp.WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  // Who takes JSON alone is not turned away.
  const headers = new Headers({ "content-type": "application/json", accept: "application/json, text/event-stream" });
  const version = request.headers.get("mcp-protocol-version");
  if (version !== null) headers.set("mcp-protocol-version", version);
  return transport.handleRequest(new Request(request.url, { method: "POST", headers }), { parsedBody: messages });
}

const taskUri = "phonebooth://tasks/";
const instructions =
  "A simulated phone. Create one on a task (unless you were given one), look at its screen, act, and finish. Points are in 0..1000 of the screen's width and height. Every action is answered with the screen after it.";

const taskLine = ({ id, split: of, apps, difficulty, budget }: ReturnType<typeof builtInTasks>[number]): string =>
  `${id} (${of}, ${difficulty}, ${budget} steps, ${apps.join(" ")})`;
const taskText = (brief: Created["task"]): string =>
  brief ? `Your task: ${brief.instruction} You have ${brief.budget} steps.` : "There is no task: do as you like.";
const overText = (outcome: string | undefined): string | undefined =>
  outcome === undefined ? undefined : `The episode is over (${outcome}).`;

const told = (text: string): Result => ({ content: [{ type: "text", text }] });
function shown(observation: Observation, ...lines: (string | undefined)[]): Result {
  const { screenshot, clock, elements: seen } = observation;
  const text = [
    ...lines,
    clock === undefined ? undefined : `The phone's clock: ${clock}.`,
    seen && `On the screen: ${JSON.stringify(seen)}`,
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
  const parsed = v.safeParse(schema, args);
  if (!parsed.success) throw misfit(issuesOf(parsed.issues));
  return parsed.output;
}
const misfit = (issues: readonly Issue[]): Refusal =>
  new Refusal("invalid", "Some arguments do not fit, and nothing was done.", issues);

/** What a tool could not do, as the model is told it. Anything unexpected is the library's to hide. */
function refused(error: unknown): Result {
  if (!(error instanceof Refusal || error instanceof Refused)) {
    console.error(error);
    return { ...told("A fault of ours, which was logged."), isError: true };
  }
  const { detail, issues = [] } = error.problem;
  const lines = issues.map(({ path, message }) => `${path}: ${message}`);
  return { ...told([detail, ...lines].join("\n")), isError: true };
}
