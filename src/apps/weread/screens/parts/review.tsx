/** A review of the world with the app's texts. */
import { countText, worldTime } from "#os/social-format.ts";
import { whenText } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import type { Lang } from "#os/values.ts";
import type { Review } from "#world/books/index.ts";
import { LikeButton, ReviewCard } from "../../looks/reviews.tsx";
import type { State } from "../../state.ts";

type Word = "verdict_good" | "verdict_fair" | "verdict_poor" | "likeReview";
export interface ReviewHost {
  readonly state: Pick<State, "likedReviews" | "startedAt">;
  readonly os: OsState;
  readonly now: number;
  readonly lang: Lang;
  t(key: Word, facts?: Readonly<Record<string, string | number>>): string;
}
export function WorldReview(p: {
  readonly host: ReviewHost;
  readonly review: Review;
  readonly onLike: (review: string) => void;
  readonly onPerson?: ((reader: string) => void) | undefined;
}) {
  const liked = () => p.host.state.likedReviews[p.review.id] !== undefined;
  return (
    <ReviewCard
      by={p.review.reader}
      name={p.review.name}
      verdict={p.host.t(`verdict_${p.review.verdict}`)}
      text={p.review.text}
      facts={whenText(worldTime(p.review.age, p.host.state.startedAt), p.host.os, p.host.now)}
      onPerson={p.onPerson && (() => p.onPerson!(p.review.reader))}
      end={
        <LikeButton
          name={p.host.t("likeReview", { name: p.review.name })}
          count={countText(p.review.likes + (liked() ? 1 : 0), p.host.lang)}
          on={liked()}
          onTap={() => p.onLike(p.review.id)}
        />
      }
    />
  );
}
