import type { ReactNode } from 'react';
import { Button } from '#/components/button/index.ts';
import { CircleAlertIcon } from '#/components/icons/index.ts';
import { useLabels } from '#/provider/ui-provider.tsx';
import { useWords } from '#/provider/ui-words.tsx';

/** States of a fetched list. */
export interface ListStates {
  /** Options are being fetched. */
  loading?: boolean | undefined;
  /** Error text; empty when there is none. */
  loadError?: string | undefined;
  /** Called to fetch again; Enter in the input also retries. */
  onRetry?: (() => void) | undefined;
  /** Text when no option matches. Default: a label of the library. */
  emptyText?: string | undefined;
}

interface ListNoteOptions extends ListStates {
  /** Number of matching options. */
  count: number;
  /** A query is entered. */
  searching: boolean;
}

/** The status to show and announce. */
export function useListNote({ loading, loadError, emptyText, count, searching }: ListNoteOptions) {
  const words = useWords('pickers');
  if (loadError) return { text: loadError, spoken: loadError, kind: 'error' } as const;
  if (loading) return { text: words.loadingOptions, spoken: words.loadingOptions, kind: 'loading' } as const;
  if (count === 0) {
    const text = emptyText ?? words.noMatches;
    return { text, spoken: text, kind: 'empty' } as const;
  }
  return { text: undefined, spoken: searching ? words.matches(count) : '', kind: 'filled' } as const;
}

interface ListNoteProps {
  note: ReturnType<typeof useListNote>;
  onRetry: (() => void) | undefined;
}

/** Status in the panel, instead of options or below them. */
export function ListNote({ note, onRetry }: ListNoteProps): ReactNode {
  const { retry } = useLabels();
  if (note.text === undefined) return null;
  if (note.kind !== 'error') {
    return (
      <p data-part="note" data-kind={note.kind} className="ui:px-3.5 ui:py-3 ui:text-fg-muted">
        {note.text}
      </p>
    );
  }
  return (
    <div
      data-part="note"
      data-kind="error"
      className="ui:flex ui:items-center ui:gap-2 ui:px-3.5 ui:py-2.5 ui:text-danger-text"
    >
      <CircleAlertIcon />
      <p data-part="reason" className="ui:min-w-0 ui:flex-1 ui:wrap-anywhere">
        {note.text}
      </p>
      {onRetry === undefined ? null : (
        <Button size="sm" variant="secondary" tabIndex={-1} onClick={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  );
}
