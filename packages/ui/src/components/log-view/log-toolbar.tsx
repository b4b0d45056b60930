import { ChevronDown, ChevronUp, CircleAlert, Info, TriangleAlert, WrapText } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { CopyButton } from '#/components/copy-button/index.ts';
import { IconButton } from '#/components/icon-button/index.ts';
import { formatNumber } from '#/components/quantity/format-number.ts';
import { SearchInput } from '#/components/search-input/index.ts';
import { ToggleGroup, ToggleGroupItem } from '#/components/toggle-group/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { LOG_LEVELS, logText } from './log-index.ts';
import type { LogLevel } from './log-view.types.ts';
import { logViewVariants } from './log-view.variants.ts';
import type { LogModel } from './use-log-model.ts';
import type { LogSearch } from './use-log-search.ts';

interface LogToolbarProps {
  model: LogModel;
  search: LogSearch;
  onStep: (by: 1 | -1) => void;
  /** Moves the focus back to the lines. */
  onLeave: () => void;
  input: RefObject<HTMLInputElement | null>;
  levels: readonly LogLevel[];
  onLevelsChange: (levels: readonly LogLevel[]) => void;
  wrap: boolean;
  onWrapChange: (wrap: boolean) => void;
}

const ICONS = { info: Info, warn: TriangleAlert, error: CircleAlert } as const;
const COLORS = {
  info: 'ui:text-pending-text',
  warn: 'ui:text-silent-text',
  error: 'ui:text-off-air-text',
} as const;

/** Search, level filter, wrapping, and copying of all displayed lines. */
export function LogToolbar(props: LogToolbarProps) {
  const { model, levels, onLevelsChange, wrap, onWrapChange } = props;
  const labels = useLabelGroup('viewers');
  const { locale } = useUi();
  const classes = logViewVariants();
  return (
    <div className={classes.toolbar()} data-part="toolbar">
      <LogFind {...props} />
      <div className={classes.actions()} data-part="actions">
        <IconButton
          aria-label={labels.wrapLines}
          aria-pressed={wrap}
          onClick={() => onWrapChange(!wrap)}
          size="sm"
          title={labels.wrapLines}
        >
          <WrapText aria-hidden="true" />
        </IconButton>
        <CopyButton
          aria-label={labels.copyAllLines}
          text={() => logText(model.view.flatMap((index) => model.lines[index] ?? []))}
        />
      </div>
      <ToggleGroup
        aria-label={labels.levels}
        className="ui:gap-1 ui:md:ms-auto"
        onValueChange={(values) => onLevelsChange(LOG_LEVELS.filter((level) => values.includes(level)))}
        type="multiple"
        value={levels}
      >
        {LOG_LEVELS.map((level) => {
          const Icon = ICONS[level];
          return (
            <ToggleGroupItem
              count={formatNumber(locale, model.counts[level])}
              icon={<Icon aria-hidden="true" className={COLORS[level]} />}
              key={level}
              value={level}
            >
              {labels[level]}
            </ToggleGroupItem>
          );
        })}
      </ToggleGroup>
    </div>
  );
}

function LogFind({ search, onStep, onLeave, input }: LogToolbarProps) {
  const labels = useLabelGroup('viewers');
  const { locale } = useUi();
  const classes = logViewVariants();
  const { query, matches, index } = search;
  const hasMatches = matches.length > 0;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      onStep(event.shiftKey ? -1 : 1);
    } else if (event.key === 'Escape' && query === '') {
      event.preventDefault();
      onLeave();
    }
  };
  const [position, count] = [Math.max(0, index + 1), matches.length].map((value) =>
    formatNumber(locale, value),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is a landmark, and a page has many logs
    <div aria-label={labels.searchLog} className={classes.find()} data-part="find" role="group">
      <div className="ui:min-w-0 ui:flex-1">
        <SearchInput
          aria-label={labels.searchLog}
          onKeyDown={onKeyDown}
          onValueChange={search.setQuery}
          placeholder={labels.searchLog}
          ref={input}
          value={query}
        />
      </div>
      <span className={classes.count()} data-part="matches" role="status">
        {query === '' ? null : hasMatches ? labels.matchOf(position ?? '', count ?? '') : labels.noMatch}
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
