import { cx } from '#/lib/tv.ts';

interface HighlightProps {
  text: string;
  /** Text to mark, in any case; nothing is marked when it is empty. */
  query: string;
  /** This is the match that next and previous stopped at. */
  current?: boolean | undefined;
}

/** A text with all occurrences of a query marked by colour and underline. */
export function Highlight({ text, query, current = false }: HighlightProps) {
  return splitMatches(text, query).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <mark
        className={cx(
          'ui:rounded-[2px] ui:underline ui:underline-offset-2',
          current
            ? 'ui:bg-inverse ui:text-inverse-fg ui:forced-colors:outline-2'
            : 'ui:bg-accent-fill ui:text-fg ui:decoration-accent',
        )}
        data-part="match"
        // Parts of a text have no identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        key={index}
      >
        {part}
      </mark>
    ),
  );
}

/** Splits a text at the occurrences of a query: even parts lie between them, odd parts are occurrences. */
export function splitMatches(text: string, query: string): readonly string[] {
  const wanted = query.toLowerCase();
  const folded = text.toLowerCase();
  // Lower case may change the length ("İ"), and then positions no longer correspond.
  if (wanted === '' || folded.length !== text.length) return [text];
  const parts: string[] = [];
  let from = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, from)) {
    parts.push(text.slice(from, at), text.slice(at, at + wanted.length));
    from = at + wanted.length;
  }
  return [...parts, text.slice(from)];
}
