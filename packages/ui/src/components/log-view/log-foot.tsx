import { Check, CircleAlert, RotateCw, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#/components/button/index.ts';
import { CopyButton } from '#/components/copy-button/index.ts';
import { EmptyState } from '#/components/empty-state/index.ts';
import { FailedState } from '#/components/failed-state/index.ts';
import { Pulse } from '#/components/pulse/index.ts';
import { formatNumber } from '#/components/quantity/format-number.ts';
import { Skeleton } from '#/components/skeleton/index.ts';
import { useCount } from '#/lib/use-count.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useLabels, useUi } from '#/provider/ui-provider.tsx';
import { lineText } from './log-index.ts';
import type { LogLine, LogState, LogViewProps } from './log-view.types.ts';
import { logViewVariants } from './log-view.variants.ts';
import type { LogModel } from './use-log-model.ts';

interface LogFaceProps extends Pick<LogViewProps, 'error' | 'onRetry' | 'retrying' | 'emptyText'> {
  state: LogState;
  /** The log has lines, which the level filter hides. */
  isFiltered: boolean;
  onShowAll: () => void;
}

/** Shown instead of lines: loading, failed, empty, or nothing of the selected levels. */
export function LogFace(props: LogFaceProps) {
  const { state, isFiltered, onShowAll, error, onRetry, retrying, emptyText } = props;
  const labels = useLabelGroup('viewers');
  const classes = logViewVariants();
  if (isFiltered) {
    const action = (
      <Button onClick={onShowAll} size="sm">
        {labels.showAllLevels}
      </Button>
    );
    return <EmptyState action={action} className={classes.face()} title={labels.noLinesOfLevel} />;
  }
  if (state === 'loading') return <LoadingLines />;
  if (state === 'failed') {
    return (
      <FailedState
        className={classes.face()}
        description={error}
        onRetry={onRetry}
        retrying={retrying}
        title={labels.logFailed}
      />
    );
  }
  return <EmptyState className={classes.face()} title={emptyText ?? labels.noLines} />;
}

const LENGTHS = ['38%', '62%', '51%', '24%', '70%', '45%', '33%', '58%'];

function LoadingLines() {
  const classes = logViewVariants();
  return (
    <div className={classes.face({ className: 'ui:flex ui:flex-col ui:gap-2 ui:p-3' })} data-part="loading">
      {LENGTHS.map((length) => (
        <Skeleton height={12} key={length} width={length} />
      ))}
    </div>
  );
}

/** A note below lines that are incomplete. */
export function LogBanner({
  state,
  error,
  onRetry,
  retrying,
}: Omit<LogFaceProps, 'isFiltered' | 'onShowAll'>) {
  const labels = useLabelGroup('viewers');
  const { retry } = useLabels();
  if (state !== 'failed' && state !== 'disconnected') return null;
  const classes = logViewVariants({ tone: state });
  return (
    <div className={classes.banner()} data-part="banner">
      <span className="ui:min-w-0 ui:flex-1 ui:wrap-anywhere">
        {state === 'disconnected' ? labels.reconnecting : (error ?? labels.logFailed)}
      </span>
      {state === 'failed' && onRetry ? (
        <Button loading={retrying ?? false} onClick={onRetry} size="sm">
          <RotateCw aria-hidden="true" />
          {retry}
        </Button>
      ) : null}
    </div>
  );
}

interface LogFootProps {
  state: LogState;
  model: LogModel;
  following: boolean;
  active: LogLine | undefined;
}

/** State, number of lines, and copying of the active line. */
export function LogFoot({ state, model, following, active }: LogFootProps) {
  const labels = useLabelGroup('viewers');
  const countOf = useCount();
  const { locale } = useUi();
  const { view, lines } = model;
  const isLive = state === 'live';
  return (
    <div className={logViewVariants().foot()} data-part="foot">
      <span
        className="ui:inline-flex ui:items-center ui:gap-2 ui:font-medium ui:text-fg"
        data-part="state"
        role="status"
      >
        {/* The face of a failed log has this text already. */}
        {state === 'failed' && lines.length === 0 ? null : stateText(state, labels)}
      </span>
      <span data-part="line-count">
        {view.length === lines.length
          ? labels.lineCount(...countOf(lines.length))
          : labels.filteredLines(formatNumber(locale, view.length), formatNumber(locale, lines.length))}
      </span>
      {isLive && following && lines.length > 0 ? <span data-part="following">{labels.following}</span> : null}
      <span className="ui:ms-auto ui:flex ui:min-h-control-sm ui:items-center" data-part="copy-line">
        {active ? (
          <CopyButton text={lineText(active)} variant="ghost">
            {labels.copyLine}
          </CopyButton>
        ) : null}
      </span>
    </div>
  );
}

interface StateLabels {
  logLive: string;
  logComplete: string;
  logDisconnected: string;
  logFailed: string;
  loadingLog: string;
}

function stateText(state: LogState, labels: StateLabels): ReactNode {
  switch (state) {
    case 'live':
      return (
        <>
          <Pulse className="ui:mx-1" />
          {labels.logLive}
        </>
      );
    case 'complete':
      return (
        <>
          <Check aria-hidden="true" className="ui:text-live-text" />
          {labels.logComplete}
        </>
      );
    case 'disconnected':
      return (
        <>
          <Unplug aria-hidden="true" className="ui:text-silent-text" />
          {labels.logDisconnected}
        </>
      );
    case 'failed':
      return (
        <>
          <CircleAlert aria-hidden="true" className="ui:text-off-air-text" />
          {labels.logFailed}
        </>
      );
    default:
      return labels.loadingLog;
  }
}
