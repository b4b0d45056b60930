/** A linear congruential generator: sufficient for demo data, and the same for the same seed. */
export function randomOf(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Chooses by weight; `at` is in [0, 1). */
export function chosen<Value>(weighted: readonly (readonly [Value, weight: number])[], at: number): Value {
  const total = weighted.reduce((sum, [, weight]) => sum + weight, 0);
  let left = at * total;
  for (const [value, weight] of weighted) {
    left -= weight;
    if (left < 0) return value;
  }
  const [last] = weighted.slice(-1);
  if (!last) throw new Error('Nothing to choose from.');
  return last[0];
}
