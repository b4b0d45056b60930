import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro';
import type { NowPlaying, Song } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Badge } from '@unmuted/ui/badge';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody } from '@unmuted/ui/card';
import { PencilIcon } from '@unmuted/ui/icons';
import { Pulse } from '@unmuted/ui/pulse';
import { StatusPill } from '@unmuted/ui/status-pill';
import { LiveAnnouncement } from '#/components/live-announcement/live-announcement.tsx';
import { streamLooks } from '#/components/stream-status/stream-state.messages.ts';
import { NothingKnown } from '#/features/station/now-playing/nothing-known.tsx';
import { kindNames, kindTexts, sourceNames } from '#/features/station/now-playing/now-playing.messages.ts';
import { useNowPlayingStation } from '#/features/station/now-playing/now-playing-context.ts';
import { RawText } from '#/features/station/now-playing/raw-text.tsx';
import { SongArt } from '#/features/station/now-playing/song-art.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

export interface CurrentSongCardProps {
  now: NowPlaying;
  onCorrect: (song: Song) => void;
}

/** What the station plays at the moment, and the text as received. */
export function CurrentSongCard({ now, onCorrect }: CurrentSongCardProps) {
  const { t } = useWords();
  const { current, isPaused } = now;
  return (
    <Card asChild>
      <section aria-label={t`Now playing`} className="flex flex-col">
        {isPaused && (
          <CardBody className="flex-none pb-0">
            <Alert silent title={<Trans>Paused</Trans>} tone="warning">
              <Trans>
                Nothing is recorded or sent until someone resumes it in the settings of the source.
              </Trans>
            </Alert>
          </CardBody>
        )}
        {current ? (
          <>
            <Playing current={current} now={now} onCorrect={onCorrect} />
            <RawText song={current} />
          </>
        ) : (
          <NothingKnown now={now} />
        )}
        <Announced song={current} />
      </section>
    </Card>
  );
}

function Playing({ current, now, onCorrect }: CurrentSongCardProps & { current: Song }) {
  const { i18n } = useLingui();
  const { isFixed } = useNowPlayingStation();
  const { kind, title, artist, album, isCorrected } = current;
  return (
    <CardBody className="flex gap-4 md:gap-6">
      <SongArt size="card" song={current} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <OnAir current={current} now={now} />
          {isCorrected && (
            <Badge>
              <Trans>Corrected</Trans>
            </Badge>
          )}
          {!isFixed && (
            <Button className="ms-auto" onClick={() => onCorrect(current)} size="sm">
              <PencilIcon />
              <Trans>Correct song</Trans>
            </Button>
          )}
        </div>
        {kind === 'song' ? (
          <div>
            <h2 className="text-24 font-semibold tracking-tight text-balance wrap-anywhere md:text-32">
              <bdi>{title ?? current.raw}</bdi>
            </h2>
            {(artist !== null || album !== null) && (
              <p className="text-16 wrap-anywhere">
                <Credits album={album} artist={artist} />
              </p>
            )}
          </div>
        ) : (
          <div>
            <h2 className="text-24 font-semibold tracking-tight md:text-32">{i18n._(kindNames[kind])}</h2>
            <p className="text-fg-muted">{i18n._(kindTexts[kind])}</p>
          </div>
        )}
        <Facts current={current} plays7d={now.plays7d} />
      </div>
    </CardBody>
  );
}

/** "Orla Finch on Slow Machines". */
function Credits({ artist, album }: Pick<Song, 'artist' | 'album'>) {
  if (album === null) return <bdi>{artist}</bdi>;
  const record = <bdi>{album}</bdi>;
  if (artist === null)
    return (
      <span className="text-fg-muted">
        <Trans>on {record}</Trans>
      </span>
    );
  return (
    <Trans>
      <bdi>{artist}</bdi> <span className="text-fg-muted">on {record}</span>
    </Trans>
  );
}

function OnAir({ current, now: { state } }: Pick<CurrentSongCardProps, 'now'> & { current: Song }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { timeZone } = useNowPlayingStation();
  const time = (
    <time dateTime={current.startedAt} title={formats.dateTime(new Date(current.startedAt), timeZone)}>
      {formats.clock(new Date(current.startedAt), timeZone)}
    </time>
  );
  const look = streamLooks[state];
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-13">
      {state === 'on_air' ? (
        <span className="flex items-center gap-2.5 font-medium">
          <Pulse className="ms-1" />
          <Trans>On air</Trans>
        </span>
      ) : (
        <StatusPill status={look.status}>{i18n._(look.word)}</StatusPill>
      )}
      <span className="text-fg-muted tabular-nums">
        <Trans>since {time}</Trans>
      </span>
    </p>
  );
}

function Facts({ current, plays7d }: { current: Song; plays7d: number }) {
  const { i18n } = useLingui();
  const { listeners, source, kind } = current;
  return (
    <ul className="mt-auto flex flex-wrap gap-x-5 gap-y-1 pt-4 text-13 text-fg-muted">
      {kind === 'song' && (
        <li>
          <Plural one="Played # time in 7 days" other="Played # times in 7 days" value={plays7d} />
        </li>
      )}
      {listeners !== null && (
        <li>
          <Plural one="# listener when it began" other="# listeners when it began" value={listeners} />
        </li>
      )}
      <li>{i18n._(sourceNames[source])}</li>
    </ul>
  );
}

/** Announces the next song, not the first. */
function Announced({ song }: { song: Song | null }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  if (!song) return <LiveAnnouncement>{t`No song text`}</LiveAnnouncement>;
  const { kind, title, artist } = song;
  const words =
    kind === 'song' ? [title, artist].filter((part) => part !== null).join(', ') : i18n._(kindNames[kind]);
  return <LiveAnnouncement>{t`Now playing: ${words}`}</LiveAnnouncement>;
}
