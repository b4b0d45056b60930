import { Trans, useLingui } from '@lingui/react/macro';
import type { Station } from '@unmuted/api';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { AgeSince } from '#/components/timestamp/timestamp.tsx';

/** The song that the stream names now, and its text as received. */
export function SongCard({ station: { song, state, timezone } }: { station: Station }) {
  const { t } = useLingui();
  return (
    <Card asChild>
      <section aria-label={t`Now playing`}>
        <CardHeader title={<Trans>Now playing</Trans>} />
        <CardBody>
          {song ? (
            <div className="grid gap-1">
              <p className="text-20 font-semibold wrap-anywhere">
                <bdi>{song.kind === 'song' ? (song.title ?? song.raw) : <Kind kind={song.kind} />}</bdi>
              </p>
              {song.artist !== null && (
                <p className="wrap-anywhere text-fg-muted">
                  <bdi>{song.artist}</bdi>
                </p>
              )}
              <p className="pt-3 text-13 text-fg-muted">
                <Trans>As sent</Trans> <code className="wrap-anywhere">{song.raw}</code>
              </p>
              {song.since !== null && (
                <p className="text-13 text-fg-muted">
                  <Trans>
                    Playing for <AgeSince at={song.since} timeZone={timezone} />
                  </Trans>
                </p>
              )}
            </div>
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

function Kind({ kind }: { kind: NonNullable<Station['song']>['kind'] }) {
  if (kind === 'ad') return <Trans>Advertisement</Trans>;
  if (kind === 'jingle') return <Trans>Jingle</Trans>;
  if (kind === 'station') return <Trans>Station name</Trans>;
  return <Trans>Not a song</Trans>;
}
