import { CircleAlert, Info, TriangleAlert, WrapText } from 'lucide-react';
import type { RefObject } from 'react';
import { CopyButton } from '#/components/copy-button/index.ts';
import { IconButton } from '#/components/icon-button/index.ts';
import { formatNumber } from '#/components/quantity/format-number.ts';
import { FindField } from '#/components/search-input/find-field.tsx';
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
  const { model, search, onStep, onLeave, input, levels, onLevelsChange, wrap, onWrapChange } = props;
  const labels = useLabelGroup('viewers');
  const { locale } = useUi();
  const classes = logViewVariants();
  return (
    <div className={classes.toolbar()} data-part="toolbar">
      <FindField
        className={classes.find()}
        count={search.matches.length}
        index={search.index}
        label={labels.searchLog}
        onLeave={onLeave}
        onQueryChange={search.setQuery}
        onStep={onStep}
        query={search.query}
        ref={input}
      />
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
