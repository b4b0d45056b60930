import { ArrowRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { cx } from '#/lib/tv.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { type DiffRun, diffSequences, splitWords } from './sequence-diff.ts';

/** A changed setting. */
export interface FieldChange {
  /** Unique id. */
  readonly id: string;
  /** Name of the setting. */
  readonly label: ReactNode;
  /** Formatted previous value; `null` when it was not set. */
  readonly before: string | null;
  /** Formatted new value; `null` when it is no longer set. */
  readonly after: string | null;
}

/** Props of {@link FieldDiff}. */
export interface FieldDiffProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The changed settings. */
  changes: readonly FieldChange[];
}

/** Changed fields of a form: previous value with removals struck out, and new value. */
export function FieldDiff({ changes, className, ...rest }: FieldDiffProps) {
  const labels = useLabelGroup('display');
  return (
    <dl
      data-ui="field-diff"
      {...rest}
      className={cx('ui:text-13 ui:*:border-b ui:*:border-border-soft ui:*:last:border-b-0', className)}
    >
      {changes.length === 0 ? (
        <div data-part="none">
          <dt className="ui:py-2.5 ui:text-fg-muted" data-part="label">
            {labels.noChanges}
          </dt>
        </div>
      ) : null}
      {changes.map((change) => (
        <Field change={change} key={change.id} />
      ))}
    </dl>
  );
}

function Field({ change }: { change: FieldChange }) {
  const { locale } = useUi();
  const labels = useLabelGroup('display');
  const { label, before, after } = change;
  const kind = before === null ? 'added' : after === null ? 'removed' : 'changed';
  const runs = diffSequences(splitWords(before ?? '', locale), splitWords(after ?? '', locale));
  return (
    <div
      className="ui:grid ui:gap-x-3 ui:gap-y-1 ui:py-2.5 ui:md:grid-cols-[minmax(7rem,1fr)_minmax(0,2fr)_auto_minmax(0,2fr)]"
      data-change={kind}
      data-part="field"
    >
      <dt className="ui:min-w-0 ui:font-medium ui:wrap-anywhere" data-part="label">
        {label} <VisuallyHidden>{labels[kind]}</VisuallyHidden>
      </dt>
      <Value label={labels.before} part="before" runs={before === null ? null : runs} />
      <ArrowRight
        aria-hidden="true"
        className="ui:mt-0.5 ui:text-fg-subtle ui:rtl:-scale-x-100 ui:max-md:hidden"
      />
      <Value label={labels.after} part="after" runs={after === null ? null : runs} />
    </div>
  );
}

interface ValueProps {
  label: string;
  part: 'before' | 'after';
  /** Diff of both values; `null` when this side is not set. */
  runs: readonly DiffRun[] | null;
}

function Value({ label, part, runs }: ValueProps) {
  const labels = useLabelGroup('display');
  return (
    <dd className="ui:flex ui:min-w-0 ui:gap-2" data-part={part}>
      {/* Side by side, the arrow shows the direction; stacked, and for screen readers, the label does. */}
      <span
        className="ui:w-16 ui:flex-none ui:text-12 ui:leading-5 ui:text-fg-subtle ui:md:sr-only"
        data-part="side"
      >
        {label}{' '}
      </span>
      <span className="ui:min-w-0 ui:flex-1 ui:wrap-anywhere ui:whitespace-pre-wrap" data-part="value">
        {runs === null ? (
          <span className="ui:text-fg-subtle" data-part="not-set">
            {labels.notSet}
          </span>
        ) : (
          <Runs part={part} runs={runs} />
        )}
      </span>
    </dd>
  );
}

function Runs({ part, runs }: { part: 'before' | 'after'; runs: readonly DiffRun[] }) {
  return runs.map(({ kind, items }, index) => {
    const text = items.join('');
    // Runs have no identity and are not reordered.
    const key = `${index}${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    if (part === 'before' && kind === 'removed') {
      return (
        <del className="ui:rounded-[2px] ui:bg-off-air-fill ui:text-off-air-text ui:line-through" key={key}>
          {text}
        </del>
      );
    }
    if (part === 'after' && kind === 'added') {
      return (
        <ins
          className="ui:rounded-[2px] ui:bg-live-fill ui:text-live-text ui:underline ui:decoration-1 ui:underline-offset-2"
          key={key}
        >
          {text}
        </ins>
      );
    }
    return null;
  });
}
