/** What a run of the gates printed, gate by gate, and whether it proves what it should. */
export interface GateReport {
  readonly isRed: boolean;
  /** The gate's own lines, the first one included. */
  readonly text: string;
}

/** Reads `✓ id` and `✗ id` at the start of a line; what follows up to the next one belongs to that gate. */
export function readReports(printed: string): ReadonlyMap<string, GateReport> {
  const reports = new Map<string, GateReport>();
  for (const part of printed.split(/^(?=[✓✗] )/m)) {
    const [, mark, id] = /^([✓✗]) (\S+)/.exec(part) ?? [];
    if (id) reports.set(id, { isRed: mark === '✗', text: part.split('\n\n')[0]?.trimEnd() ?? '' });
  }
  return reports;
}

/** The head of a patch: what the gate must print when it finds the mistake. */
export function wordsOf(patch: string): string | undefined {
  return /^Says: (.+)$/m.exec(patch.split(/^diff --git /m)[0] ?? '')?.[1]?.trim();
}

export interface Verdict {
  /** What is wrong with the proof; undefined when it holds. */
  readonly problem?: string;
  /** Gates that turned red beside the one that had to. */
  readonly others: readonly string[];
}

/** A gate is proven when it alone turned red, and in the words that its patch foretells. */
export function judge(id: string, words: string, printed: string): Verdict {
  const reports = readReports(printed);
  const own = reports.get(id);
  // The titles of a red gate's tests count for nothing, so `rows` may follow; no other gate may.
  const others = [...reports].filter(([name, { isRed }]) => isRed && name !== id && name !== 'rows');
  const names = others.map(([name]) => name);
  if (!own) return { problem: `the gate did not run\n${printed.trimEnd().slice(-2000)}`, others: names };
  if (!own.isRed) return { problem: 'stayed green', others: names };
  if (!own.text.includes(words))
    return { problem: `turned red without saying “${words}”\n${own.text}`, others: names };
  return { others: names };
}
