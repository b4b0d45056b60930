import type { ReactNode } from 'react';
import { Button } from '#/components/button/index.ts';
import { CircleAlertIcon } from '#/components/icons/index.ts';
import { useLabels } from '#/provider/ui-provider.tsx';
import { useWords } from '#/provider/ui-words.tsx';

/** What a list that is fetched can be besides filled. */
export interface ListStates {
  /** The list is on its way. */
  loading?: boolean | undefined;
  /** Why the list could not be had; empty when all is well. */
  loadError?: string | undefined;
  /** Asks for the list again; Enter in the field does so too. */
  onRetry?: (() => void) | undefined;
  /** Said when nothing fits what was typed. Default: words of the library. */
  emptyText?: string | undefined;
}

interface ListNoteOptions extends ListStates {
  /** How many options fit. */
  count: number;
  /** Something is searched for. */
  searching: boolean;
}

/** The one thing to say of a list, for the eye and for the ear. */
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

/** Stands in the panel in place of options, or below those that are there already. */
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
