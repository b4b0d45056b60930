import type { ReactNode } from 'react';
import { Button } from '#/components/button/index.ts';
import { CircleAlertIcon } from '#/components/icons/index.ts';
import { useCount } from '#/lib/use-count.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useLabels } from '#/provider/ui-provider.tsx';

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

interface ListStatusOptions extends ListStates {
  /** Number of matching options. */
  count: number;
  /** A query is entered. */
  isSearching: boolean;
}

/** The status to show and announce. */
export function useListStatus({ loading, loadError, emptyText, count, isSearching }: ListStatusOptions) {
  const labels = useLabelGroup('pickers');
  const countOf = useCount();
  if (loadError) return { text: loadError, spoken: loadError, kind: 'error' } as const;
  if (loading)
    return { text: labels.loadingOptions, spoken: labels.loadingOptions, kind: 'loading' } as const;
  if (count === 0) {
    const text = emptyText ?? labels.noMatches;
    return { text, spoken: text, kind: 'empty' } as const;
  }
  return {
    text: undefined,
    spoken: isSearching ? labels.matchCount(...countOf(count)) : '',
    kind: 'filled',
  } as const;
}

interface ListStatusProps {
  status: ReturnType<typeof useListStatus>;
  onRetry: (() => void) | undefined;
}

/** Status in the panel, instead of options or below them. */
export function ListStatus({ status, onRetry }: ListStatusProps): ReactNode {
  const { retry } = useLabels();
  if (status.text === undefined) return null;
  if (status.kind !== 'error') {
    return (
      <p data-part="note" data-kind={status.kind} className="ui:px-3.5 ui:py-3 ui:text-fg-muted">
        {status.text}
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
        {status.text}
      </p>
      {onRetry === undefined ? null : (
        <Button size="sm" variant="secondary" tabIndex={-1} onClick={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  );
}
