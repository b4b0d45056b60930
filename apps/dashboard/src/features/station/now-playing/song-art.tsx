import type { Song } from '@unmuted/api';
import { CircleQuestionMarkIcon, ListMusicIcon, MinusIcon } from '@unmuted/ui/icons';
import { useNowPlayingStation } from '#/features/station/now-playing/now-playing-context.ts';

export interface SongArtProps {
  song: Pick<Song, 'kind' | 'cover'>;
  size: 'row' | 'card';
}

const boxes = {
  row: 'size-8 flex-none overflow-hidden rounded-tile',
  card: 'size-20 flex-none overflow-hidden rounded-card md:size-42',
};
const signs = { row: 'size-4', card: 'size-8' };

/** The cover of a song, else the logo of the station or a sign for the kind of text. The name of the song stands beside it. */
export function SongArt({ song: { kind, cover }, size }: SongArtProps) {
  const { logoUrl } = useNowPlayingStation();
  const url = cover && !cover.isHidden ? cover.url : size === 'card' ? logoUrl : null;
  if (url !== null)
    return <img alt="" className={`object-cover ${boxes[size]}`} decoding="async" src={url} />;
  const Sign = kind === 'song' ? ListMusicIcon : kind === 'none' ? CircleQuestionMarkIcon : MinusIcon;
  return (
    <span className={`grid place-items-center bg-surface-sunken text-fg-muted ${boxes[size]}`}>
      <Sign className={signs[size]} />
    </span>
  );
}
