import { type ReactNode, useId, useRef } from 'react';
import { EmptyState } from '#/components/empty-state/index.ts';
import { FailedState } from '#/components/failed-state/index.ts';
import { Skeleton } from '#/components/skeleton/index.ts';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { cx } from '#/lib/tv.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useLabels } from '#/provider/ui-provider.tsx';
import type { ChartEmpty, ChartProps, ChartTableData, ChartView } from './chart.types.ts';
import { ChartActions } from './chart-actions.tsx';
import { ChartTable } from './chart-table.tsx';

/** Props of {@link ChartFrame}. */
export interface ChartFrameProps<Row> extends ChartProps {
  /** The drawing. Without data: its axes, unless `emptyIllustration` replaces them. */
  children: ReactNode;
  /** Background of the empty state; `null` for none. */
  emptyIllustration?: ReactNode;
  /** The same data as a table, which is also exported. */
  table: ChartTableData<Row>;
  /** Legend next to the title. */
  legend?: ReactNode;
  /** Placeholder while loading. Default: a block of 148 pixels. */
  skeleton?: ReactNode;
}

/**
 * The shared chart layout: the finding as title, unit and period below it, a table of the same data, export as image and
 * CSV, and the four states. Controls are marked `data-chrome`: they are neither printed nor exported.
 */
export function ChartFrame<Row>({
  title,
  description,
  actions,
  legend,
  level = 2,
  loading = false,
  empty,
  failed,
  view,
  defaultView = 'chart',
  onViewChange,
  fileName,
  table,
  skeleton,
  children,
  emptyIllustration = children,
  ref,
  className,
  ...rest
}: ChartFrameProps<Row>) {
  const titleId = useId();
  const figure = useRef<HTMLElement>(null);
  const [shown, setShown] = useControllableState<ChartView>({
    value: view,
    defaultValue: defaultView,
    onChange: onViewChange,
  });
  const state = failed ? 'failed' : loading ? 'loading' : empty ? 'empty' : 'filled';

  return (
    <figure
      aria-busy={loading || undefined}
      aria-labelledby={titleId}
      data-face={state}
      data-ui="chart-frame"
      {...rest}
      className={cx(
        'ui:min-w-0 ui:text-14 ui:text-fg ui:[print-color-adjust:exact] ui:print:break-inside-avoid',
        className,
      )}
      ref={useMergedRefs(figure, ref)}
    >
      <ChartHead id={titleId} level={level} title={title} description={description}>
        {state === 'filled' ? legend : null}
        {actions === undefined ? null : (
          <div className="ui:contents" data-chrome="" data-part="own-actions">
            {actions}
          </div>
        )}
        {state === 'filled' ? (
          <ChartActions
            figure={figure}
            fileName={fileName ?? title}
            onViewChange={setShown}
            table={table}
            view={shown}
          />
        ) : null}
      </ChartHead>
      {state === 'loading' ? <ChartLoading skeleton={skeleton} /> : null}
      {state === 'failed' && failed ? <FailedState {...failed} className="ui:min-h-44 ui:pt-4" /> : null}
      {state === 'empty' && empty ? <ChartEmptyState empty={empty} illustration={emptyIllustration} /> : null}
      {state === 'filled' && shown === 'chart' ? children : null}
      {state === 'filled' && shown === 'table' ? (
        <ChartTable caption={`${title}. ${description}`} label={title} table={table} />
      ) : null}
    </figure>
  );
}

type ChartHeadProps = Pick<ChartProps, 'title' | 'description'> & {
  id: string;
  level: NonNullable<ChartProps['level']>;
  /** Legend and controls, beside the title or below it. */
  children: ReactNode;
};

function ChartHead({ id, level, title, description, children }: ChartHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="ui:@container" data-part="head">
      <div
        className="ui:flex ui:flex-wrap ui:items-start ui:justify-end ui:gap-x-4 ui:gap-y-2"
        data-part="head-line"
      >
        <div className="ui:min-w-0 ui:flex-1 ui:basis-[min(14rem,60%)]" data-part="text">
          <Heading
            className="ui:text-16 ui:font-semibold ui:tracking-16 ui:wrap-anywhere"
            data-part="title"
            id={id}
          >
            {title}
          </Heading>
          <p className="ui:text-13 ui:wrap-anywhere ui:text-fg-muted" data-part="description">
            {description}
          </p>
        </div>
        <div
          className="ui:flex ui:max-w-full ui:flex-wrap ui:items-center ui:gap-x-4.5 ui:gap-y-2"
          data-part="actions"
        >
          {children}
        </div>
      </div>
    </div>
  );
}

function ChartLoading({ skeleton }: { skeleton: ReactNode }) {
  const labels = useLabels();
  return (
    <div className="ui:pt-6" data-part="skeleton">
      <VisuallyHidden>{labels.loading}</VisuallyHidden>
      {skeleton ?? <Skeleton height={148} shape="block" />}
    </div>
  );
}

/** The empty state, above the axes or another illustration. */
function ChartEmptyState({ empty, illustration }: { empty: ChartEmpty; illustration: ReactNode }) {
  return (
    <div className="ui:relative ui:min-h-36" data-part="empty">
      {illustration}
      <div
        className="ui:absolute ui:inset-0 ui:z-1 ui:grid ui:place-items-center ui:px-4 ui:[&>*]:rounded-control ui:[&>*]:bg-surface-raised ui:[&>*]:px-4 ui:[&>*]:py-2"
        data-part="why"
      >
        <EmptyState {...empty} illustration={false} />
      </div>
    </div>
  );
}
