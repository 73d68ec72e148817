/** Components for login: a title, a row of links, a sliding puzzle, the steps of a process. */
import { For, type JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./login.css";

export const PageTitle = (p: { readonly title: string }) => <h2 class="page-head">{p.title}</h2>;
export const LinkRow = (p: { readonly children: JSX.Element }) => <div class="link-row">{p.children}</div>;
/** A picture of hills. The picture has a gap at `gap` percent of its width, and the puzzle piece is at `at` percent. */
export function PuzzlePicture(p: { readonly gap: number; readonly at: number }) {
  const x = (percent: number) => 12 + percent * 2.44;
  const piece = "M0 10h14a7 7 0 1 1 12 0h18v44h-44z";
  return (
    <svg class="piece-gap" viewBox="0 0 320 170">
      <defs>
        <clipPath id="piece">
          <path d={piece} transform={`translate(${x(p.gap)} 66)`} />
        </clipPath>
        <g id="hills">
          <rect width="320" height="170" fill="#bfe0f2" />
          <circle cx="262" cy="38" r="20" fill="#ffd873" />
          <path d="M0 120 60 62l52 48 40-34 58 54 46-40 64 52v28H0z" fill="#7fb08a" />
          <path d="M0 140q80-30 160-8t160-6v44H0z" fill="#4f8f68" />
        </g>
      </defs>
      <use href="#hills" />
      <path d={piece} transform={`translate(${x(p.gap)} 66)`} fill="rgb(0 0 0 / 45%)" stroke="#fff" stroke-width="1" />
      <g transform={`translate(${x(p.at) - x(p.gap)} 0)`}>
        <use href="#hills" clip-path="url(#piece)" />
        <path d={piece} transform={`translate(${x(p.gap)} 66)`} fill="none" stroke="#fff" stroke-width="2" />
      </g>
    </svg>
  );
}
/** The steps of a process. `at` is the current step, counted from 1. */
export function StepProgress(p: { readonly steps: readonly string[]; readonly at: number }) {
  return (
    <div class="step-marks">
      <For each={p.steps}>
        {(step, n) => (
          <div class="step-mark" classList={{ past: n() + 1 <= p.at }}>
            <b>{n() + 1}</b>
            <span>{step}</span>
          </div>
        )}
      </For>
    </div>
  );
}
/** The page that is shown while nobody is logged in. */
export function WelcomePage(p: {
  readonly text: string;
  readonly logIn: string;
  readonly signUp: string;
  readonly onLogIn: () => void;
  readonly onSignUp: () => void;
}) {
  return (
    <div class="welcome-page" data-bars="white">
      <svg class="welcome-earth" viewBox="0 0 360 360">
        <circle cx="180" cy="420" r="260" fill="#3a6ea8" />
        <path d="M40 250q60-40 110-20t80 10 90 30v90H0z" fill="#6fa06a" opacity=".8" />
        <circle cx="286" cy="70" r="26" fill="#e9edf2" />
        <g fill="#10131a">
          <circle cx="180" cy="150" r="11" />
          <path d="M170 162h20l4 44h-8v26h-12v-26h-8z" />
        </g>
      </svg>
      <p class="welcome-text">{p.text}</p>
      <div class="welcome-acts">
        <Tap class="welcome-act log" name={p.logIn} onTap={() => p.onLogIn()}>
          <span>{p.logIn}</span>
        </Tap>
        <Tap class="welcome-act" name={p.signUp} onTap={() => p.onSignUp()}>
          <span>{p.signUp}</span>
        </Tap>
      </div>
    </div>
  );
}
