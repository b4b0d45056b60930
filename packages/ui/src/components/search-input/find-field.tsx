import { ChevronDown, ChevronUp } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { IconButton } from '#/components/icon-button/index.ts';
import { formatNumber } from '#/components/quantity/format-number.ts';
import { cx } from '#/lib/tv.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { SearchInput } from './search-input.tsx';

interface FindFieldProps {
  /** Accessible name, and placeholder. */
  label: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** Index of the current match; −1 before the first step. */
  index: number;
  /** Number of matches. */
  count: number;
  /** Goes to the next (1) or previous (−1) match. */
  onStep: (by: 1 | -1) => void;
  /** Escape in the empty field: moves the focus back to the content. */
  onLeave: () => void;
  ref: Ref<HTMLInputElement>;
  className?: string | undefined;
}

/** Search within a viewer: position among the matches, previous and next. Enter and Shift Enter do the same. */
export function FindField(props: FindFieldProps) {
  const { label, query, onQueryChange, index, count, onStep, onLeave, ref, className } = props;
  const labels = useLabelGroup('viewers');
  const { locale } = useUi();
  const hasMatches = count > 0;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      onStep(event.shiftKey ? -1 : 1);
    } else if (event.key === 'Escape' && query === '') {
      event.preventDefault();
      onLeave();
    }
  };
  const position = formatNumber(locale, Math.max(0, index + 1));
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is a landmark, and a page may have several viewers
    <div
      aria-label={label}
      className={cx('ui:flex ui:min-w-0 ui:items-center ui:gap-1', className)}
      data-part="find"
      role="group"
    >
      <div className="ui:min-w-0 ui:flex-1">
        <SearchInput
          aria-label={label}
          onKeyDown={onKeyDown}
          onValueChange={onQueryChange}
          placeholder={label}
          ref={ref}
          value={query}
        />
      </div>
      <span
        className="ui:px-1 ui:whitespace-nowrap ui:text-fg-muted ui:tabular-nums"
        data-part="matches"
        role="status"
      >
        {query === ''
          ? null
          : hasMatches
            ? labels.matchOf(position, formatNumber(locale, count))
            : labels.noMatch}
      </span>
      <IconButton
        aria-label={labels.previousMatch}
        disabled={!hasMatches}
        onClick={() => onStep(-1)}
        size="sm"
        title={labels.previousMatch}
      >
        <ChevronUp aria-hidden="true" />
      </IconButton>
      <IconButton
        aria-label={labels.nextMatch}
        disabled={!hasMatches}
        onClick={() => onStep(1)}
        size="sm"
        title={labels.nextMatch}
      >
        <ChevronDown aria-hidden="true" />
      </IconButton>
    </div>
  );
}
