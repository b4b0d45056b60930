import { ArrowRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { cx } from '#/lib/tv.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import { useWords } from '#/provider/ui-words.tsx';
import { type DiffRun, diffSequences, wordsOf } from './sequence-diff.ts';

/** A setting that changed. */
export interface FieldChange {
  /** Tells the settings apart. */
  readonly id: string;
  /** Name of the setting. */
  readonly label: ReactNode;
  /** Its value before, as a person reads it; `null` when there was none. */
  readonly before: string | null;
  /** Its value after; `null` when there is none any more. */
  readonly after: string | null;
}

/** Props of {@link FieldDiff}. */
export interface FieldDiffProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The settings that changed. */
  changes: readonly FieldChange[];
}

/** What changed in a form, setting by setting: the value before, struck out where it differs, and the value after. */
export function FieldDiff({ changes, className, ...rest }: FieldDiffProps) {
  const words = useWords('showing');
  return (
    <dl
      data-ui="field-diff"
      {...rest}
      className={cx('ui:text-13 ui:*:border-b ui:*:border-border-soft ui:*:last:border-b-0', className)}
    >
      {changes.length === 0 ? (
        <div data-part="none">
          <dt className="ui:py-2.5 ui:text-fg-muted" data-part="label">
            {words.noChanges}
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
  const words = useWords('showing');
  const { label, before, after } = change;
  const kind = before === null ? 'added' : after === null ? 'removed' : 'changed';
  const runs = diffSequences(wordsOf(before ?? '', locale), wordsOf(after ?? '', locale));
  return (
    <div
      className="ui:grid ui:gap-x-3 ui:gap-y-1 ui:py-2.5 ui:md:grid-cols-[minmax(7rem,1fr)_minmax(0,2fr)_auto_minmax(0,2fr)]"
      data-change={kind}
      data-part="field"
    >
      <dt className="ui:min-w-0 ui:font-medium ui:wrap-anywhere" data-part="label">
        {label} <VisuallyHidden>{words[kind]}</VisuallyHidden>
      </dt>
      <Value label={words.before} part="before" runs={before === null ? null : runs} />
      <ArrowRight
        aria-hidden="true"
        className="ui:mt-0.5 ui:text-fg-subtle ui:rtl:-scale-x-100 ui:max-md:hidden"
      />
      <Value label={words.after} part="after" runs={after === null ? null : runs} />
    </div>
  );
}

interface ValueProps {
  label: string;
  part: 'before' | 'after';
  /** The difference of both values; `null` when this one is not set. */
  runs: readonly DiffRun[] | null;
}

function Value({ label, part, runs }: ValueProps) {
  const words = useWords('showing');
  return (
    <dd className="ui:flex ui:min-w-0 ui:gap-2" data-part={part}>
      {/* Beside each other the arrow says it; below each other, and when heard, the word does. */}
      <span
        className="ui:w-16 ui:flex-none ui:text-12 ui:leading-5 ui:text-fg-subtle ui:md:sr-only"
        data-part="side"
      >
        {label}{' '}
      </span>
      <span className="ui:min-w-0 ui:flex-1 ui:wrap-anywhere ui:whitespace-pre-wrap" data-part="value">
        {runs === null ? (
          <span className="ui:text-fg-subtle" data-part="not-set">
            {words.notSet}
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
    // Runs never move among themselves while one looks: their place is their name.
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
