import { type ComponentProps, useMemo } from 'react';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { cx } from '#/lib/tv.ts';
import { useCount } from '#/lib/use-count.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
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
    <ol
      data-ui="text-diff"
      {...rest}
      className={cx(
        'ui:overflow-hidden ui:rounded-tile ui:border ui:border-border ui:bg-surface-raised ui:font-mono ui:text-13 ui:tracking-normal',
        className,
      )}
    >
      {rows.length === 0 ? (
        <li className={NOTICE} data-part="none">
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

const NOTICE = 'ui:bg-fill ui:px-3 ui:py-1 ui:font-sans ui:text-12 ui:text-fg-subtle';
const SIGNS = { same: '', removed: '−', added: '+' } as const;
const ROW_CLASSES = {
  same: 'ui:text-fg-muted',
  removed: 'ui:bg-off-air-fill ui:text-fg',
  added: 'ui:bg-live-fill ui:text-fg',
} as const;

function Row({ row }: { row: TextRow }) {
  const labels = useLabelGroup('display');
  const countOf = useCount();
  if (row.kind === 'skipped') {
    return (
      <li className={NOTICE} data-part="skipped">
        {labels.unchangedLines(...countOf(row.count))}
      </li>
    );
  }
  const { kind, text, before, after } = row;
  return (
    <li className={cx('ui:flex', ROW_CLASSES[kind])} data-change={kind} data-part="line">
      <span
        aria-hidden="true"
        className="ui:w-12 ui:flex-none ui:px-2 ui:text-end ui:text-fg-muted ui:tabular-nums ui:select-none"
        data-part="number"
      >
        {after ?? before}
      </span>
      <span aria-hidden="true" className="ui:w-5 ui:flex-none ui:text-center ui:select-none" data-part="sign">
        {SIGNS[kind]}
      </span>
      <span className="ui:min-w-0 ui:flex-1 ui:pe-3 ui:wrap-anywhere ui:whitespace-pre-wrap" data-part="text">
        {kind === 'same' ? null : <VisuallyHidden>{`${labels[kind]}: `}</VisuallyHidden>}
        {/* Preserves the height of an empty line. */}
        {text === '' ? '\u200b' : text}
      </span>
    </li>
  );
}
