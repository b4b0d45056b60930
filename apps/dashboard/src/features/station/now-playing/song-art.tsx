import type { Song } from '@unmuted/api';
import { CircleQuestionMarkIcon, ListMusicIcon, MinusIcon } from '@unmuted/ui/icons';
import { useNowPlayingStation } from '#/features/station/now-playing/now-playing-context.ts';

export interface SongArtProps {
  song: Pick<Song, 'kind' | 'cover'>;
  size: 'row' | 'card';
}

/** The cover of a song, else the logo of the station or a sign for the kind of text. The name of the song stands beside it. */
export function SongArt({ song: { kind, cover }, size }: SongArtProps) {
  const { logoUrl } = useNowPlayingStation();
  const isCard = size === 'card';
  const url = cover && !cover.isHidden ? cover.url : isCard ? logoUrl : null;
  const Sign = kind === 'song' ? ListMusicIcon : kind === 'none' ? CircleQuestionMarkIcon : MinusIcon;
  return (
    <span
      className={
        isCard
          ? 'grid size-20 flex-none place-items-center overflow-hidden rounded-card bg-surface-sunken text-fg-muted md:size-42'
          : 'grid size-8 flex-none place-items-center overflow-hidden rounded-tile bg-surface-sunken text-fg-muted'
      }
    >
      {url === null ? (
        <Sign className={isCard ? 'size-8' : 'size-4'} />
      ) : (
        <img alt="" className="size-full object-cover" decoding="async" src={url} />
      )}
    </span>
  );
}
