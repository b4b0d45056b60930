import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ApiClients, ApiError } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { CardSkeleton } from '@unmuted/ui/card';
import { LanguageSelect } from '#/components/language-select/language-select.tsx';
import { PublicData } from '#/components/public-data/public-data.tsx';
import { isPublicStationId, stationStatusQuery } from '#/data/silence/station-status.queries.ts';
import { StationStatusPage } from '#/features/status/station-status-page.tsx';
import { errorText } from '#/i18n/notice.messages.ts';

const route = getRouteApi('/status/$publicId');

/** `/status/{publicId}`: the public state of a station, for anybody. */
export function StatusScreen() {
  const { brand } = route.useRouteContext({ select: ({ config }) => config });
  return (
    <div className="flex min-h-dvh flex-col bg-surface text-14 text-fg">
      <main className="mx-auto w-full max-w-3xl flex-1 px-4 py-8 outline-none md:py-14">
        <PublicData>{(api) => <Content api={api} />}</PublicData>
      </main>
      <footer className="mx-auto flex w-full max-w-3xl flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pb-6 text-13 text-fg-muted">
        <span>
          <Trans>Checked by {brand}</Trans>
        </span>
        <LanguageSelect />
      </footer>
    </div>
  );
}

function Content({ api }: { api: ApiClients }) {
  const { i18n } = useLingui();
  const publicId = route.useParams({ select: (params) => params.publicId });
  const { data, error, isFetching, refetch } = useQuery(stationStatusQuery(api, publicId));
  const isMissing = !isPublicStationId(publicId) || (error instanceof ApiError && error.status === 404);
  const isFailed = error !== null && !isMissing;
  // One heading for all states: focus stays on it while the status is loaded.
  return (
    <div className="grid gap-6 md:gap-8">
      <header className="flex items-center gap-4">
        {data && data.logoUrl !== null && (
          <img
            alt=""
            className="size-16 flex-none rounded-card border border-border bg-fill object-cover"
            height={64}
            src={data.logoUrl}
            width={64}
          />
        )}
        <div className="min-w-0">
          <h1 className="text-24 font-title wrap-anywhere outline-none" tabIndex={-1}>
            {data ? <bdi>{data.name}</bdi> : <Title isFailed={isFailed} isMissing={isMissing} />}
          </h1>
          {!isFailed && !isMissing && (
            <p className="text-13 text-fg-muted">
              <Trans>Status of the stream</Trans>
            </p>
          )}
        </div>
      </header>
      {data && <StationStatusPage status={data} />}
      {!data && !isFailed && !isMissing && <CardSkeleton className="min-h-80" />}
      {!data && (isFailed || isMissing) && (
        <div className="grid justify-items-start gap-4" role="alert">
          <p className="text-16 text-fg-muted">
            {isMissing ? (
              <Trans>The station has no public status page, or the address is wrong.</Trans>
            ) : (
              errorText(i18n, error)
            )}
          </p>
          {!isMissing && (
            <Button loading={isFetching} onClick={() => void refetch()}>
              <Trans>Retry</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Title({ isFailed, isMissing }: { isFailed: boolean; isMissing: boolean }) {
  if (isMissing) return <Trans>No status page here</Trans>;
  return isFailed ? <Trans>Couldn’t load the status</Trans> : <Trans>State of a station</Trans>;
}
