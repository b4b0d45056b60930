import type { ReactNode } from 'react';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { cx } from '#/lib/tv.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';

/** Frame of a diff that is a list of lines. */
export const DIFF_FRAME =
  'ui:overflow-hidden ui:rounded-tile ui:border ui:border-border ui:bg-surface-raised ui:font-mono ui:text-13 ui:tracking-normal';
/** A row with a note instead of a line. */
export const DIFF_NOTICE = 'ui:bg-fill ui:px-3 ui:py-1 ui:font-sans ui:text-12 ui:text-fg-subtle';

const SIGNS = { same: '', removed: '−', added: '+', changed: '~' } as const;
const ROW_CLASSES = {
  same: 'ui:text-fg-muted',
  removed: 'ui:bg-off-air-fill ui:text-fg',
  added: 'ui:bg-live-fill ui:text-fg',
  changed: 'ui:bg-silent-fill ui:text-fg',
} as const;

interface DiffLineProps {
  kind: keyof typeof SIGNS;
  /** Line number; without it there is no column for it. */
  number?: number | undefined;
  /** Levels of indentation. */
  depth?: number | undefined;
  children: ReactNode;
}

/** A line of a diff: its sign is a symbol, a colour and a hidden word. */
export function DiffLine({ kind, number, depth = 0, children }: DiffLineProps) {
  const labels = useLabelGroup('display');
  return (
    <li className={cx('ui:flex', ROW_CLASSES[kind])} data-change={kind} data-part="line">
      {number === undefined ? null : (
        <span
          aria-hidden="true"
          className="ui:w-12 ui:flex-none ui:px-2 ui:text-end ui:text-fg-muted ui:tabular-nums ui:select-none"
          data-part="number"
        >
          {number}
        </span>
      )}
      <span
        aria-hidden="true"
        className={cx(
          'ui:flex-none ui:text-center ui:select-none',
          number === undefined ? 'ui:w-8' : 'ui:w-5',
        )}
        data-part="sign"
      >
        {SIGNS[kind]}
      </span>
      <span
        className="ui:min-w-0 ui:flex-1 ui:pe-3 ui:wrap-anywhere ui:whitespace-pre-wrap"
        data-part="text"
        style={depth > 0 ? { paddingInlineStart: `${depth * 2}ch` } : undefined}
      >
        {kind === 'same' ? null : <VisuallyHidden>{`${labels[kind]}: `}</VisuallyHidden>}
        {children}
      </span>
    </li>
  );
}
