// Prints the progress of a run to a terminal or a log: one line per episode. On a terminal, there is also a status line
// below.
import type { WriteStream } from "node:tty";
import type { Summary } from "#contract/run.ts";
import { episodeKeyOf } from "./plan.ts";
import type { RunListener } from "./run.ts";

export interface Progress extends RunListener {
  ended(summary: Summary, path: string, finished: boolean): void;
}

export function createProgress(out: Pick<WriteStream, "write"> & { readonly isTTY?: boolean }): Progress {
  const running = new Map<string, number>();
  const began = performance.now();
  let planned = 0;
  let before = 0;
  let ended = 0;
  let won = 0;
  let voids = 0;
  const clear = out.isTTY ? "\r\u001b[2K" : "";
  const status = (): void => {
    if (!out.isTTY || ended + before >= planned) return;
    const each = (performance.now() - began) / Math.max(1, ended);
    const left = ended === 0 ? "" : `, about ${duration((planned - before - ended) * each)} left`;
    const steps = [...running.values()].reduce((sum, step) => sum + step, 0);
    out.write(
      `${clear}${before + ended} of ${planned}, ${won} solved, ${running.size} running (${steps} steps)${left}`,
    );
  };
  const line = (text: string): void => {
    out.write(`${clear}${text}\n`);
    status();
  };
  return {
    begun: (all, done) => {
      planned = all;
      before = done;
      line(done === 0 ? `${all} episodes` : `${all} episodes, ${done} of them already done`);
    },
    step: (episode, step) => {
      running.set(episodeKeyOf(episode), step);
      status();
    },
    scored: (episode, { seed, success, goal, outcome, steps, reward, progress: share }) => {
      running.delete(episodeKeyOf(episode));
      ended += 1;
      if (success) won += 1;
      const verdict = success ? "success" : goal ? "unclean" : "failed";
      const name = `${episode.task} s${seed ?? "–"} t${episode.trial}`;
      line(
        `${String(before + ended).padStart(5)}  ${name.padEnd(44)} ${verdict.padEnd(8)} ${outcome.padEnd(9)} progress ${share.toFixed(2)}  reward ${reward.toFixed(2)}  ${steps} steps`,
      );
    },
    broke: (episode, { kind, message }, again) => {
      running.delete(episodeKeyOf(episode));
      if (!again) {
        ended += 1;
        voids += 1;
      }
      line(`    !  ${episodeKeyOf(episode)} ${again ? "broke and is tried again" : "is invalid"}: ${kind}: ${message}`);
    },
    ended: (summary, path, finished) => {
      const { episodes, sr, pr, pr_over_noop: gain, fc, use, ot, sr_ci: ci } = summary;
      const share = (x: number | null): string => (x === null ? "–" : `${(100 * x).toFixed(1)} %`);
      const interval = ci ? ` (95 %: ${share(ci[0])} to ${share(ci[1])})` : "";
      out.write(
        `${clear}\n${episodes} episodes in ${duration(performance.now() - began)}: SR ${share(sr)}${interval}, PR ${share(pr)}${gain === undefined ? "" : ` (over no-op ${share(gain)})`}, FC ${share(fc)}, USE ${share(use)}, OT ${share(ot)}, errors ${voids}\n`,
      );
      out.write(finished ? `In ${path}\n` : `Stopped. To continue, run the same command again: ${path}\n`);
    },
  };
}

function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
