import { type ComponentProps, useMemo } from 'react';
import { cx } from '#/lib/tv.ts';
import { useCount } from '#/lib/use-count.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { DIFF_FRAME, DIFF_NOTICE, DiffLine } from './diff-line.tsx';
import { type TextRow, textRows } from './text-rows.ts';

/** Props of {@link TextDiff}; requires a name by `aria-label` or `aria-labelledby`. */
export interface TextDiffProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The previous text. */
  before: string;
  /** The new text. */
  after: string;
  /** Number of context lines around each change. Default 3. */
  context?: number | undefined;
}

/** A line-by-line text diff with signs and hidden labels for each side. */
export function TextDiff({ before, after, context = 3, className, ...rest }: TextDiffProps) {
  const labels = useLabelGroup('display');
  const rows = useMemo(() => textRows(before, after, context), [before, after, context]);
  return (
    <ol data-ui="text-diff" {...rest} className={cx(DIFF_FRAME, className)}>
      {rows.length === 0 ? (
        <li className={DIFF_NOTICE} data-part="none">
          {labels.noChanges}
        </li>
      ) : null}
      {rows.map((row, index) => (
        // Rows are recomputed from both texts and have no identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Row key={index} row={row} />
      ))}
    </ol>
  );
}

function Row({ row }: { row: TextRow }) {
  const labels = useLabelGroup('display');
  const countOf = useCount();
  if (row.kind === 'skipped') {
    return (
      <li className={DIFF_NOTICE} data-part="skipped">
        {labels.unchangedLines(...countOf(row.count))}
      </li>
    );
  }
  const { kind, text, before, after } = row;
  return (
    <DiffLine kind={kind} number={after ?? before ?? 0}>
      {/* Preserves the height of an empty line. */}
      {text === '' ? '\u200b' : text}
    </DiffLine>
  );
}
