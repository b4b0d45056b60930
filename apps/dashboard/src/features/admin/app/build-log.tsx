import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { limits } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { DownloadIcon } from '@unmuted/ui/icons';
import { type LogState, LogView } from '@unmuted/ui/log-view';
import { UiLabelProvider } from '@unmuted/ui/provider';
import { formatBytes } from '@unmuted/ui/quantity';
import { useEffect, useMemo, useRef } from 'react';
import { buildLogQuery } from '#/data/apps/app-builds.queries.ts';
import { emptyLog } from '#/data/apps/build-log.ts';
import { useConnectionStatus } from '#/data/live/live-context.tsx';
import type { BuildProps } from '#/features/admin/app/build-props.ts';
import { viewersMessages } from '#/i18n/messages/viewers.messages.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { saveText } from '#/lib/save-text.ts';

/** The log of a build, which grows while the build runs. */
export function BuildLog(props: BuildProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const formats = useFormats();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  const labels = useMemo(() => ({ viewers: viewersMessages(i18n) }), [locale]);
  const { log, state, error, isFetching, retry } = useBuildLog(props);
  const { app, build } = props;
  const { number, logBytes } = build;
  const size = formatBytes(i18n.locale, limits.buildLogBytes);
  const days = formats.number(limits.buildLogDays);
  const isDeleted = state === 'complete' && logBytes > 0 && log.text === '';
  return (
    <div className="grid min-w-0 gap-2">
      <UiLabelProvider groups={labels}>
        <LogView
          emptyText={
            state === 'live' ? (
              <Trans>The first lines arrive in a moment</Trans>
            ) : isDeleted ? (
              <Trans>Deleted: logs are kept for {days} days after the build</Trans>
            ) : (
              <Trans>The machine wrote no log</Trans>
            )
          }
          error={error && errorText(i18n, error)}
          label={t`Log of build ${number}`}
          lines={log.lines}
          onRetry={retry}
          retrying={isFetching}
          state={state}
          timestamps="none"
        />
      </UiLabelProvider>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 text-13 text-fg-muted empty:hidden">
          {logBytes >= limits.buildLogBytes && (
            <Trans>The log ends here: it has reached {size}. The rest was not stored.</Trans>
          )}
        </p>
        {log.text !== '' && (
          <Button
            className="ms-auto"
            onClick={() => saveText(`${app.app.draft.packageId}-build-${number}.log`, log.text)}
            size="sm"
          >
            <DownloadIcon />
            <Trans>Download log</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

function useBuildLog({ api, app: { app }, build }: BuildProps) {
  const { id, state: buildState, logBytes } = build;
  const { platform } = app;
  const connection = useConnectionStatus();
  const { data, error, isFetching, refetch } = useQuery({
    ...buildLogQuery(api, { platform, id: app.id, build: id }),
    // It may have grown since it was shown last; a complete one costs no request.
    refetchOnMount: 'always',
  });
  const log = data ?? emptyLog;
  // Live events and reads of the app bring the new size. Each size is asked for once: the end of the log may be half a character,
  // which the server keeps back.
  const size = `${buildState} ${logBytes}`;
  const asked = useRef(size);
  useEffect(() => {
    if (isFetching || asked.current === size) return;
    asked.current = size;
    void refetch();
  }, [size, isFetching, refetch]);
  const hasEnded = buildState !== 'queued' && buildState !== 'building';
  const state = (): LogState => {
    if (error) return 'failed';
    if (data === undefined) return 'loading';
    if (log.isComplete || (hasEnded && !isFetching)) return 'complete';
    return connection !== null && connection.state !== 'up' ? 'disconnected' : 'live';
  };
  return { log, state: state(), error, isFetching, retry: () => void refetch() };
}
