import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { NowPlayingFleetRow } from '@unmuted/api';
import { Badge } from '@unmuted/ui/badge';
import { DataTableLines } from '@unmuted/ui/data-table';
import { CircleAlertIcon, CircleQuestionMarkIcon } from '@unmuted/ui/icons';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import { kindNames } from '#/components/song-text/song-text.messages.ts';
import { AgeSince } from '#/components/timestamp/timestamp.tsx';
import { usePresent } from '#/lib/use-now.ts';

type Song = NonNullable<NowPlayingFleetRow['song']>;

const lateMs = 30 * 60_000;

/** What a station plays: the song, or the text and what it is. */
export function PlayingText({ song }: { song: Song | null }) {
  if (song === null)
    return (
      <span className="text-fg-muted">
        <Trans context="song of a station">Nothing known</Trans>
      </span>
    );
  if (song.kind !== 'song')
    return <DataTableLines first={<Raw text={song.raw} />} second={<KindBadge kind={song.kind} />} />;
  return (
    <DataTableLines
      first={<bdi>{song.title ?? song.raw}</bdi>}
      second={song.artist !== null && <bdi>{song.artist}</bdi>}
    />
  );
}

/** The same in one line. */
export function PlayingLine({ song }: { song: Song | null }) {
  if (song === null) return <PlayingText song={null} />;
  if (song.kind !== 'song')
    return (
      <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2">
        <Raw text={song.raw} />
        <KindBadge kind={song.kind} />
      </span>
    );
  return <bdi>{[song.title ?? song.raw, song.artist].filter(Boolean).join(' · ')}</bdi>;
}

const Raw = ({ text }: { text: string }) => <bdi className="font-mono text-13 wrap-anywhere">{text}</bdi>;

function KindBadge({ kind }: { kind: Exclude<Song['kind'], 'song'> }) {
  const { i18n } = useLingui();
  if (kind !== 'none') return <Badge>{i18n._(kindNames[kind])}</Badge>;
  return (
    <span className="inline-flex items-center gap-1 font-medium text-silent-text">
      <CircleQuestionMarkIcon className="size-3.5 flex-none" />
      {i18n._(kindNames.none)}
    </span>
  );
}

export interface PlayingSinceProps {
  at: string;
  /** Someone hears the station. */
  isHeard: boolean;
  timeZone: string | undefined;
}

/** How long the text has been the same; marked after half an hour while someone listens. */
export function PlayingSince({ at, isHeard, timeZone }: PlayingSinceProps) {
  const start = Date.parse(at);
  const isLate = usePresent((now) => now - start > lateMs) && isHeard;
  if (!isLate) return <AgeSince at={at} timeZone={timeZone} />;
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-danger-text">
      <CircleAlertIcon className="size-3.5 flex-none" />
      <AgeSince at={at} timeZone={timeZone} />
      <VisuallyHidden>
        {' '}
        <Trans>Too long for one song</Trans>
      </VisuallyHidden>
    </span>
  );
}
