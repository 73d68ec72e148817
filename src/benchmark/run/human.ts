// A person as an agent. Every gesture on the page is a step, as an agent's action is. The person's success and steps
// can therefore be used as a baseline for agents.
import type { EpisodeEnd } from "#contract/env.ts";
import type { Verdict } from "#contract/task.ts";
import { deskText, type DeskTextName } from "../desk/texts.ts";
import { makeTurn, type Agent } from "./agent.ts";
import { DeskServer } from "./desk.ts";

export interface HumanAgent extends Agent {
  /** Displays the judge's result of the finished episode. */
  judged(verdict: Verdict): void;
}

/** The place of a session's next episode among all of its episodes. */
export interface SessionPlan {
  /** The number of episodes that were played before. */
  readonly played: number;
  readonly episodes: number;
}
/**
 * `invite` is called once, with the URL of the page, when the first episode begins. In a session, the person starts each
 * episode and sees its instruction and phone only then.
 */
export function createHumanAgent(
  name: string,
  invite: (url: string) => void,
  session: SessionPlan | null = null,
): HumanAgent {
  let desk: DeskServer | null = null;
  let episodes = session?.played ?? 0;
  return {
    profile: { name, settings: {} },
    usesPictures: true,
    isHuman: true,
    start: async ({ instruction, budget, apps, locale: lang }) => {
      const at = (desk ??= await openDesk(invite));
      episodes += 1;
      const episode = episodes;
      let step = 0;
      const begun = { lang, episode, instruction, budget, apps, step, ending: [], good: null, message: null } as const;
      if (!session) at.show({ ...begun, phase: "busy" });
      return {
        begin: async (signal) => {
          if (!session) return;
          // The page shows how the last episode ended until the person starts the next one.
          const { ending, good } = at.state;
          at.show({
            ...{ ...begun, ending, good, instruction: "", budget: null },
            ...{ phase: "ready", episodes: session.episodes },
          });
          await at.nextStart(signal);
          at.show({ ...begun, phase: "busy" });
        },
        next: async ({ picture, clock, message }, signal) => {
          at.show({ phase: "yours", step, clock, message }, picture);
          const { actions, note } = await at.nextActions(signal);
          step += actions.length;
          return makeTurn(actions, note);
        },
        onEnd: (outcome, picture) =>
          at.show({ phase: "over", step, ending: [deskText(endings[outcome], lang)] }, picture),
      };
    },
    judged: ({ success, goal, checks, side_effects: effects, reward }) => {
      if (!desk) return;
      const { lang, ending } = desk.state;
      const say = (name: DeskTextName, fact = ""): string => deskText(name, lang, { text: fact });
      desk.show({
        good: success,
        ending: [
          ...ending,
          say(success ? "solved" : goal ? "besides" : "notSolved"),
          ...checks.filter(({ passed }) => !passed).map((check) => say("missing", check.name)),
          ...effects.map(({ path }) => say("changedBesides", path)),
          say("reward", reward.value.toFixed(2)),
        ],
      });
    },
    end: async () => {
      await desk?.close();
      desk = null;
    },
  };
}

async function openDesk(invite: (url: string) => void): Promise<DeskServer> {
  const desk = await DeskServer.open();
  invite(desk.url);
  return desk;
}

const endings: Readonly<Record<EpisodeEnd, DeskTextName>> = {
  complete: "complete",
  abort: "gaveUp",
  budget: "budget",
  loop: "loop",
  error: "error",
};
