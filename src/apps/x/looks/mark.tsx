/** The mark in the middle of the home bar: a plain figure of our own in place of the app's logo. */
import "./mark.css";

export function HomeMark() {
  return (
    <div class="home-mark">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 4l14 16M19 4L5 20" stroke="currentColor" stroke-width="3.200" stroke-linecap="round" fill="none" />
      </svg>
    </div>
  );
}
