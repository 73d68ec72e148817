// A model server that is no model: an OpenAI-compatible endpoint which knows the reference solution of every episode that is
// told to it, and answers in the words of one adapter's model, at times badly.
import { said, type Adapter, type Reply, type Situation } from "../../src/benchmark/agent/adapter.ts";
import type { Env } from "../../clients/typescript/src/client.ts";
import type { Agent, Brief } from "../../src/benchmark/run/agent.ts";
import type { Action, Point } from "../../src/contract/action.ts";
import type { Element } from "../../src/contract/env.ts";
import { occasionOf } from "../../src/judge/judge.ts";
import { Feed } from "../../src/benchmark/oracle/feed.ts";
import type { World } from "../../src/world/read.ts";
import { draw, taskOf } from "../../tasks/book.ts";
import { serveChat } from "./chat-server.ts";

export interface ScriptedModel {
  /** With its `/v1`. */
  readonly url: string;
  /** Requests that were answered, and how many of them badly on purpose. */
  readonly counts: { asked: number; bad: number };
  /** The same agent; its episodes are told to the model as they begin. */
  knowing(agent: Agent): Agent;
  stop(): Promise<void>;
}
interface Talk {
  readonly env: Env;
  readonly situation: Situation;
  readonly feed: Feed;
  /** What was said on the way to what the solution wants: finding an app's icon, tapping a field. */
  readonly waiting: Action[];
  turns: number;
}

/** No answer in the model's format: plain words, or where those are an end, a call that is none. */
function nonsenseTo(adapter: Adapter, situation: Situation): Reply {
  const words = said("The screen shows several things; I am not sure where to begin.");
  const call = { id: "call_0", name: "computer", args: "the button" };
  const replies = [words, { ...words, calls: [call], finish: "tool_calls" }];
  return replies.find((reply) => adapter.parse(reply, situation).fault)!;
}

export async function scriptedModel(
  adapter: Adapter,
  world: World,
  situationOf: (adapter: Adapter) => Situation,
): Promise<ScriptedModel> {
  const talks = new Map<string, Talk>();
  const counts = { asked: 0, bad: 0 };
  const answer = async (body: string): Promise<Reply> => {
    counts.asked += 1;
    const key = [...talks.keys()]
      .filter((instruction) => body.includes(JSON.stringify(instruction).slice(1, -1)))
      .sort((a, b) => b.length - a.length)[0];
    if (key === undefined) throw new Error("no episode with this instruction");
    const talk = talks.get(key)!;
    talk.turns += 1;
    // Once in an episode, so that reading, asking again and going on are all tried.
    if (talk.turns === 2) {
      counts.bad += 1;
      return nonsenseTo(adapter, talk.situation);
    }
    return spoken(adapter, talk);
  };
  const server = await serveChat(answer);
  return {
    url: server.url,
    counts,
    knowing: (agent) => ({
      ...agent,
      start: async (brief) => {
        talks.set(brief.instruction, await talkOf(brief, world, situationOf(adapter)));
        return agent.start(brief);
      },
    }),
    stop: server.stop,
  };
}

async function talkOf({ inside, instruction, locale, apps }: Brief, world: World, situation: Situation): Promise<Talk> {
  const { env, task, seed } = inside!;
  const { params } = await draw(task!, seed, locale, world);
  const feed = new Feed(env, (pilot, state) => taskOf(task!).oracle(pilot, params as never, occasionOf(state, locale)));
  return { env, feed, situation: { ...situation, instruction, locale, apps }, waiting: [], turns: 0 };
}

/** The next action in the model's words; where they cannot say it, what a person would do instead. */
async function spoken(adapter: Adapter, talk: Talk): Promise<Reply> {
  const say = (action: Action): Reply | null =>
    adapter.render(action, "The next thing is on the screen.", talk.situation);
  for (let action = talk.waiting.shift() ?? (await talk.feed.next()) ?? ({ type: "COMPLETE" } as const); ;) {
    const titled = action.type === "AWAKE" ? { ...action, value: await titleOf(talk, action.value) } : action;
    const reply = say(titled) ?? say(whole(titled));
    if (reply) return reply;
    const instead = await detour(titled, talk, say);
    if (!instead?.length) throw new Error(`${adapter.id} cannot say ${JSON.stringify(action)}`);
    talk.waiting.unshift(...instead.slice(1));
    action = instead[0]!;
  }
}

/** Without what only some formats can tell. */
function whole(action: Action): Action {
  if (action.type === "DRAG") return { ...action, type: "SWIPE" };
  if (action.type === "COMPLETE") return { type: "COMPLETE", value: "Done" };
  return action;
}

async function detour(action: Action, talk: Talk, say: (action: Action) => Reply | null): Promise<Action[] | null> {
  if (action.type === "TYPE" && action.point) {
    const { point, ...rest } = action;
    return [{ type: "CLICK", point }, rest];
  }
  if (action.type === "TYPE" && action.clear) {
    const { clear: _, ...rest } = action;
    return [...(await emptied(talk)), rest];
  }
  if (action.type === "AWAKE") return [{ type: "HOME" }, ...(await wayTo(action.value, talk))];
  // Without keys there are the edges of the glass.
  if (action.type === "HOME") return [{ type: "SWIPE", point1: [500, 998], point2: [500, 500] }];
  if (action.type === "BACK") return [{ type: "SWIPE", point1: [5, 500], point2: [400, 500] }];
  if (action.type === "SWIPE" || action.type === "DRAG")
    return along(action.point1, action.point2)
      .filter((path) => say(path) !== null)
      .slice(0, 1);
  return null;
}

/** Empties the field that has the caret as a person would: from the end, key by key. */
async function emptied({ env }: Talk): Promise<Action[]> {
  const { caret } = (await env.state("view.focus")).state as { caret: number };
  const elements = await env.elements();
  const field = elements.find(({ focused }) => focused);
  const length = [...(field?.value ?? "")].length;
  const key = elements.findLast(({ name }) => name === "Backspace");
  if (!field || length === 0) return [];
  if (!key) throw new Error("no key that erases");
  const [, top, right, bottom] = field.bounds;
  const end: Action[] = caret < length ? [{ type: "CLICK", point: [right - 3, (top + bottom) / 2] }] : [];
  const [x1, y1, x2, y2] = key.bounds;
  const tap: Action = { type: "CLICK", point: [(x1 + x2) / 2, (y1 + y2) / 2] };
  return [...end, ...Array.from({ length }, () => tap)];
}

/** The same way over the middle of the glass, in the lengths that formats without ends of paths have. */
function along([x1, y1]: Point, [x2, y2]: Point): Action[] {
  const across = Math.abs(x2 - x1) > Math.abs(y2 - y1);
  const forward = across ? x2 > x1 : y2 > y1;
  const lengths = [
    [300, 700],
    [300, 800],
    [100, 500],
    [500, 900],
  ] as const;
  return lengths.map(([low, high]) => {
    const ends = forward ? [low, high] : [high, low];
    const [point1, point2] = ends.map((n): Point => (across ? [n, 500] : [500, n])) as [Point, Point];
    return { type: "SWIPE", point1, point2 };
  });
}

/** From the home screen: its icon where it shows, else through the drawer. Looked for on a copy of the phone. */
async function wayTo(title: string, talk: Talk): Promise<Action[]> {
  const [copy] = await talk.env.fork();
  const look = async (): Promise<Point | null> => {
    const found = (await copy!.elements()).findLast((e: Element) => e.name === title && e.enabled && e.bounds[1] > 20);
    return found ? [(found.bounds[0] + found.bounds[2]) / 2, (found.bounds[1] + found.bounds[3]) / 2] : null;
  };
  const way: Action[] = [];
  const go = async (action: Action): Promise<void> => {
    way.push(action);
    await copy!.step(action, { screenshot: "none" }, "operator");
  };
  await copy!.step({ type: "HOME" }, { screenshot: "none" }, "operator");
  let point = await look();
  for (let i = 0; !point && i < 6; i++) {
    await go({ type: "SWIPE", point1: [500, 850], point2: [500, 350] });
    point = await look();
  }
  await copy!.remove();
  if (!point) throw new Error(`no icon of ${title}`);
  return [...way, { type: "CLICK", point }];
}

async function titleOf({ env, situation }: Talk, id: string): Promise<string> {
  const row = (await env.client.apps()).find((app) => app.id === id);
  return row ? row.title[situation.locale === "en" ? "en" : "zh"] : id;
}
