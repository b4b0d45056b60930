/** A text in which the words that a store refuses are marked. */
export function MarkedText({ text, words, lang }: { text: string; words: readonly string[]; lang: string }) {
  return (
    <bdi className="block whitespace-pre-line wrap-anywhere" lang={lang}>
      {partsOf(text, words).map(({ start, part, isMarked }) =>
        isMarked ? (
          <mark className="rounded-sm bg-off-air-fill px-0.5 font-medium text-danger-text" key={start}>
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </bdi>
  );
}

interface Part {
  readonly start: number;
  readonly part: string;
  readonly isMarked: boolean;
}

function partsOf(text: string, words: readonly string[]): Part[] {
  const parts: Part[] = [];
  const lower = text.toLowerCase();
  const wanted = words.map((word) => word.toLowerCase()).filter(Boolean);
  let start = 0;
  while (start < text.length) {
    let next = { at: text.length, length: 0 };
    for (const word of wanted) {
      const at = lower.indexOf(word, start);
      if (at !== -1 && at < next.at) next = { at, length: word.length };
    }
    if (next.at > start) parts.push({ start, part: text.slice(start, next.at), isMarked: false });
    if (next.length > 0)
      parts.push({ start: next.at, part: text.slice(next.at, next.at + next.length), isMarked: true });
    start = next.at + next.length;
    if (next.length === 0) break;
  }
  return parts;
}
