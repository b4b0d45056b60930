import { Trans, useLingui } from '@lingui/react/macro';
import type { Station } from '@unmuted/api';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { DataListIcon } from '@unmuted/ui/data-list';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { EmptyState } from '@unmuted/ui/empty-state';
import { AudioLinesIcon } from '@unmuted/ui/icons';
import { StatusPill } from '@unmuted/ui/status-pill';
import { AgeSince } from '#/components/timestamp/timestamp.tsx';

type Song = NonNullable<Station['song']>;

/** The song that the stream names now, and its text as received. */
export function SongCard({ station: { song, state, timezone } }: { station: Station }) {
  const { t } = useLingui();
  return (
    <Card asChild>
      <section aria-label={t`Now playing`} className="flex flex-col">
        <CardHeader
          actions={song?.kind === 'song' && <Reading />}
          className="min-h-12"
          title={<Trans>Now playing</Trans>}
        />
        <CardBody className="grid content-start">
          {song ? (
            <NowPlaying song={song} timeZone={timezone} />
          ) : (
            <EmptyState
              description={
                state === 'on_air' ? (
                  <Trans>Your encoder or playout software can send it with the stream.</Trans>
                ) : (
                  <Trans>Known once the stream is heard</Trans>
                )
              }
              title={<Trans>No song title</Trans>}
            />
          )}
        </CardBody>
      </section>
    </Card>
  );
}

function Reading() {
  return (
    <StatusPill appearance="plain" className="text-13" status="passed">
      <Trans context="song titles">Read from the stream</Trans>
    </StatusPill>
  );
}

function NowPlaying({ song, timeZone }: { song: Song; timeZone: string }) {
  const { kind, title, artist, raw, since } = song;
  return (
    <>
      <div className="flex items-center gap-4 pb-4">
        <DataListIcon className="size-14 [&_svg]:size-6" tone="neutral">
          <AudioLinesIcon />
        </DataListIcon>
        <div className="min-w-0">
          <p className="text-16 font-semibold wrap-anywhere">
            {kind === 'song' ? <bdi>{title ?? raw}</bdi> : <Kind kind={kind} />}
          </p>
          {artist !== null && (
            <p className="wrap-anywhere text-fg-muted">
              <bdi>{artist}</bdi>
            </p>
          )}
          {since !== null && (
            <p className="text-12 text-fg-muted">
              <Trans>
                Playing for <AgeSince at={since} timeZone={timeZone} />
              </Trans>
            </p>
          )}
        </div>
      </div>
      <DescriptionList className="border-t border-border-soft">
        <DescriptionItem term={<Trans>As sent</Trans>}>
          <code className="text-13 wrap-anywhere">
            <bdi>{raw}</bdi>
          </code>
        </DescriptionItem>
      </DescriptionList>
    </>
  );
}

function Kind({ kind }: { kind: Song['kind'] }) {
  if (kind === 'ad') return <Trans>Advertisement</Trans>;
  if (kind === 'jingle') return <Trans>Jingle</Trans>;
  if (kind === 'station') return <Trans>Station name</Trans>;
  return <Trans>Not a song</Trans>;
}
