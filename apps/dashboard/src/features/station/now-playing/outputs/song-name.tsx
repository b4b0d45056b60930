import type { SongOutputResult } from '@unmuted/api';

/** Title and artist of a song. */
export function SongName({ song: { title, artist } }: { song: SongOutputResult['song'] }) {
  return (
    <span className="wrap-anywhere">
      <bdi>{title}</bdi>
      {artist !== null && (
        <>
          {' · '}
          <bdi className="text-fg-muted">{artist}</bdi>
        </>
      )}
    </span>
  );
}
