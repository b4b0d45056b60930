const budgetMs = 10_000;

/** For a series of queries whose number and duration a stranger's DNS decides. Returns whether the time is over. */
export function startBudget(): () => boolean {
  const endsAt = performance.now() + budgetMs;
  return () => performance.now() > endsAt;
}
