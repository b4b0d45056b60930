import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import type { DateRange } from '@unmuted/ui/date-range-picker';
import { DownloadIcon } from '@unmuted/ui/icons';
import { useToast } from '@unmuted/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { readSongs, type SongsParams } from '#/data/now-playing/now-playing.queries.ts';
import { useNowPlayingStation } from '#/features/station/now-playing/now-playing-context.ts';
import { songsCsv } from '#/features/station/now-playing/songs-csv.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { saveText } from '#/lib/save-text.ts';
import { serverClock } from '#/lib/server-clock.ts';

export interface ExportSongsProps {
  /** The chosen days, for the name of the file. */
  days: DateRange;
  params: SongsParams & { to: string };
  /** The number of songs; undefined while it is not known. */
  total: number | undefined;
}

/** Saves all songs of the chosen days as CSV, page by page, with progress. */
export function ExportSongs({ days, params, total }: ExportSongsProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { api, id, timeZone } = useNowPlayingStation();
  const toasts = useToast();
  const [progress, setProgress] = useState<{ read: number; total: number } | null>(null);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function save() {
    const current = new AbortController();
    controller.current = current;
    setProgress({ read: 0, total: total ?? 0 });
    try {
      // Songs that are added meanwhile would move the pages.
      const to = new Date(Math.min(Date.parse(params.to), serverClock.now())).toISOString();
      const songs = await readSongs(
        api,
        id,
        { ...params, to },
        { signal: current.signal, onProgress: (read, all) => setProgress({ read, total: all }) },
      );
      saveText(`songs-${days.from}-${days.to}.csv`, songsCsv(songs, timeZone), 'text/csv');
    } catch (error) {
      if (!current.signal.aborted)
        toasts.show({
          tone: 'danger',
          title: <Trans>Couldn’t save the songs</Trans>,
          description: errorText(i18n, error),
        });
    } finally {
      setProgress(null);
    }
  }

  const read = formats.number(progress?.read ?? 0);
  const all = formats.number(progress?.total ?? 0);
  return (
    <Button
      disabled={!total}
      loading={progress !== null}
      onClick={() => void save()}
      size="sm"
      variant="ghost"
    >
      <DownloadIcon />
      {progress === null || progress.read === 0 ? (
        <Trans>CSV for royalties</Trans>
      ) : (
        <Trans>
          {read} of {all}
        </Trans>
      )}
    </Button>
  );
}
