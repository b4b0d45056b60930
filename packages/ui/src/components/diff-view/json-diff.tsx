import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ComponentProps, useMemo, useState } from 'react';
import { cx } from '#/lib/tv.ts';
import { useCount } from '#/lib/use-count.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { DIFF_FRAME, DIFF_NOTICE, DiffLine } from './diff-line.tsx';
import { type JsonDiffRow, type JsonFold, jsonDiffRows } from './json-changes.ts';

/** Props of {@link JsonDiff}; requires a name by `aria-label` or `aria-labelledby`. */
export interface JsonDiffProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The previous JSON value. */
  before: unknown;
  /** The new JSON value. */
  after: unknown;
}

/** The changes between two JSON values. Values without changes are collapsed and can be opened. */
export function JsonDiff({ before, after, className, ...rest }: JsonDiffProps) {
  const labels = useLabelGroup('display');
  const rows = useMemo(() => jsonDiffRows(before, after), [before, after]);
  return (
    <ol data-ui="json-diff" dir="ltr" {...rest} className={cx(DIFF_FRAME, className)}>
      {rows.length === 0 ? (
        <li className={DIFF_NOTICE} data-part="none">
          {labels.noChanges}
        </li>
      ) : (
        <Rows rows={rows} />
      )}
    </ol>
  );
}

function Rows({ rows }: { rows: readonly JsonDiffRow[] }) {
  return rows.map((row, index) => {
    // Rows are recomputed from both values and have no identity.
    const key = `${index}${row.kind}`;
    if (row.kind === 'fold') return <Fold fold={row} key={key} />;
    if (row.kind !== 'changed') {
      return (
        <DiffLine depth={row.depth} key={key} kind={row.kind}>
          {row.text}
        </DiffLine>
      );
    }
    return (
      <DiffLine depth={row.depth} key={key} kind="changed">
        {row.key}
        <del className="ui:rounded-[2px] ui:bg-off-air-fill ui:text-off-air-text ui:line-through">
          {row.before}
        </del>
        <span aria-hidden="true" className="ui:text-fg-muted">
          {' → '}
        </span>
        <ins className="ui:rounded-[2px] ui:bg-live-fill ui:text-live-text ui:underline ui:decoration-1 ui:underline-offset-2">
          {row.after}
        </ins>
      </DiffLine>
    );
  });
}

function Fold({ fold }: { fold: JsonFold }) {
  const labels = useLabelGroup('viewers');
  const countOf = useCount();
  const [isOpen, setIsOpen] = useState(false);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      <li data-part="skipped">
        <button
          aria-expanded={isOpen}
          className={cx(
            DIFF_NOTICE,
            'ui:flex ui:w-full ui:cursor-pointer ui:items-center ui:gap-1.5 ui:text-left ui:hover:bg-fill-hover ui:focus-visible:-outline-offset-2 ui:coarse:min-h-11',
          )}
          onClick={() => setIsOpen(!isOpen)}
          type="button"
        >
          <Chevron aria-hidden="true" className="ui:size-3.5" />
          {labels.unchangedValues(...countOf(fold.count))}
        </button>
      </li>
      {isOpen ? <Rows rows={fold.lines} /> : null}
    </>
  );
}
