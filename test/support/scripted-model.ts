// A fake model server: an OpenAI-compatible endpoint that knows the reference solution of every registered episode. It
// answers in the format of one adapter's model, sometimes with an invalid reply.
import { textReply, type Adapter, type Reply, type Situation } from "#benchmark/agent/adapter.ts";
import type { Env } from "../../clients/typescript/src/client.ts";
import type { Agent, EpisodeBrief } from "#benchmark/run/agent.ts";
import type { Action, Point } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import { occasionOf } from "#judge/judge.ts";
import { ActionFeed } from "#benchmark/oracle/action-feed.ts";
import type { World } from "#world/read.ts";
import { draw, getTask } from "#tasks/catalog.ts";
import { serveChat } from "./chat-server.ts";

export interface ScriptedModel {
  /** The address, including `/v1`. */
  readonly url: string;
  /** The number of answered requests, and the number of deliberately invalid answers among them. */
  readonly counts: { asked: number; bad: number };
  /** Wraps an agent so that its episodes are registered with the model as they begin. */
  register(agent: Agent): Agent;
  stop(): Promise<void>;
}
interface Talk {
  readonly env: Env;
  readonly situation: Situation;
  readonly feed: ActionFeed;
  /** Actions that prepare the solution's next action: finding an app's icon, tapping a field. */
  readonly pendingActions: Action[];
  turns: number;
}

/** A reply that the adapter cannot parse: plain text, or, for an adapter that accepts plain text, an invalid call. */
function invalidReply(adapter: Adapter, situation: Situation): Reply {
  const words = textReply("The screen shows several things; I am not sure where to begin.");
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
    // Gives one invalid reply per episode, to test the parsing, the repeated request and the continuation.
    if (talk.turns === 2) {
      counts.bad += 1;
      return invalidReply(adapter, talk.situation);
    }
    return replyFor(adapter, talk);
  };
  const server = await serveChat(answer);
  return {
    url: server.url,
    counts,
    register: (agent) => ({
      ...agent,
      start: async (brief) => {
        talks.set(brief.instruction, await talkOf(brief, world, situationOf(adapter)));
        return agent.start(brief);
      },
    }),
    stop: server.stop,
  };
}

async function talkOf(
  { inside, instruction, locale, apps }: EpisodeBrief,
  world: World,
  situation: Situation,
): Promise<Talk> {
  const { env, task, seed } = inside!;
  const { params } = await draw(task!, seed, locale, world);
  const feed = new ActionFeed(env, (pilot, state) =>
    getTask(task!).oracle(pilot, params as never, occasionOf(state, locale)),
  );
  return { env, feed, situation: { ...situation, instruction, locale, apps }, pendingActions: [], turns: 0 };
}

/**
 * Returns the next action in the model's format. If the format cannot express this action, returns equivalent actions
 * that a person would perform.
 */
async function replyFor(adapter: Adapter, talk: Talk): Promise<Reply> {
  const say = (action: Action): Reply | null =>
    adapter.render(action, "The next thing is on the screen.", talk.situation);
  for (let action = talk.pendingActions.shift() ?? (await talk.feed.next()) ?? ({ type: "COMPLETE" } as const); ;) {
    const titled = action.type === "AWAKE" ? { ...action, value: await titleOf(talk, action.value) } : action;
    const reply = say(titled) ?? say(withoutFormatDetails(titled));
    if (reply) return reply;
    const instead = await alternativeActions(titled, talk, say);
    if (!instead?.length) throw new Error(`${adapter.id} cannot say ${JSON.stringify(action)}`);
    talk.pendingActions.unshift(...instead.slice(1));
    action = instead[0]!;
  }
}

/** Removes the details of an action that only some formats can express. */
function withoutFormatDetails(action: Action): Action {
  if (action.type === "DRAG") return { ...action, type: "SWIPE" };
  if (action.type === "COMPLETE") return { type: "COMPLETE", value: "Done" };
  return action;
}

async function alternativeActions(
  action: Action,
  talk: Talk,
  say: (action: Action) => Reply | null,
): Promise<Action[] | null> {
  if (action.type === "TYPE" && action.point) {
    const { point, ...rest } = action;
    return [{ type: "CLICK", point }, rest];
  }
  if (action.type === "TYPE" && action.clear) {
    const { clear: _, ...rest } = action;
    return [...(await clearField(talk)), rest];
  }
  if (action.type === "AWAKE") return [{ type: "HOME" }, ...(await pathToApp(action.value, talk))];
  // When the format has no key for this action, a gesture at the edge of the display has the same effect.
  if (action.type === "HOME") return [{ type: "SWIPE", point1: [500, 998], point2: [500, 500] }];
  if (action.type === "BACK") return [{ type: "SWIPE", point1: [5, 500], point2: [400, 500] }];
  if (action.type === "SWIPE" || action.type === "DRAG")
    return centredSwipe(action.point1, action.point2)
      .filter((path) => say(path) !== null)
      .slice(0, 1);
  return null;
}

/** Empties the focused field like a person: from the end, key by key. */
async function clearField({ env }: Talk): Promise<Action[]> {
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

/**
 * Returns a swipe in the same direction through the middle of the display. Its length is one that formats without end
 * points use.
 */
function centredSwipe([x1, y1]: Point, [x2, y2]: Point): Action[] {
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

/**
 * Returns the actions that open an app from the home screen: a tap on its icon, after swipes through the app drawer if
 * the icon is not visible. Finds these actions on a copy of the phone.
 */
async function pathToApp(title: string, talk: Talk): Promise<Action[]> {
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
