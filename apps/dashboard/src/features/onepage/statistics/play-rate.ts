/** How many visits play: the simplest ratio, or a share if none is close. */
export type PlayRate =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'all' }
  | { readonly kind: 'ratio'; readonly plays: number; readonly visits: number }
  | { readonly kind: 'share'; readonly share: number };

const largest = 10;
/** A ratio is said only if it is this close, so that "1 in 3" is not far from the truth. */
const tolerance = 0.02;

/** Describes plays per visit as people say it: "1 in 3". */
export function playRateOf({ visits, plays }: { visits: number; plays: number }): PlayRate {
  if (visits === 0 || plays === 0) return { kind: 'nobody' };
  const share = plays / visits;
  // A visitor can play more than once.
  if (share >= 0.99) return { kind: 'all' };
  for (let total = 2; total <= largest; total += 1) {
    const part = Math.round(share * total);
    if (part > 0 && part < total && Math.abs(part / total - share) <= tolerance)
      return { kind: 'ratio', plays: part, visits: total };
  }
  return { kind: 'share', share };
}
