/** A row for one bid: bidder, time and amount. */
import "./bids.css";

export function BidLine(p: {
  readonly who: string;
  readonly when: string;
  readonly sum: string;
  readonly own: boolean;
}) {
  return (
    <div class="bid-line" classList={{ mine: p.own }}>
      <div>
        <p class="bid-who">{p.who}</p>
        <p class="bid-when">{p.when}</p>
      </div>
      <p class="bid-cents">{p.sum}</p>
    </div>
  );
}
