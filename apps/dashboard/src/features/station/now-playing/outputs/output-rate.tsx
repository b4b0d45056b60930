import { Plural, Trans } from '@lingui/react/macro';
import type { SongOutput } from '@unmuted/api';
import { useFormats } from '#/i18n/use-formats.ts';

/** How often an output posts. */
export function OutputRate({ output: { everySongs, minIntervalS } }: { output: SongOutput }) {
  const formats = useFormats();
  const interval = formats.duration(minIntervalS);
  const songs = <Plural _1="Every song" other="Every # songs" value={everySongs} />;
  if (minIntervalS === 0) return songs;
  return (
    <Trans>
      {songs}, at most one in {interval}
    </Trans>
  );
}
