import { Trans, useLingui } from '@lingui/react/macro';
import type { SilenceWatch } from '@unmuted/api';
import { createLevelSource, LevelMeter } from '@unmuted/ui/level-meter';
import { Pulse } from '@unmuted/ui/pulse';
import { formatNumber } from '@unmuted/ui/quantity';
import { useEffect, useState } from 'react';
import { useLevelText } from '#/components/silence/use-level-text.ts';
import { LevelTrace } from '#/features/station/silence/level-trace.tsx';
import { useLevels } from '#/features/station/silence/use-levels.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { usePresent } from '#/lib/use-now.ts';

/** The level of each side now, its loudness, and the last minute. */
export function LevelPanel({ watch }: { watch: SilenceWatch }) {
  const { t, i18n } = useLingui();
  const levelText = useLevelText();
  const { levels, isKnown, isStale, seenAt } = useLevels();
  const [source] = useState(() => createLevelSource([null, null]));
  const last = levels.at(-1);
  const isLive = last !== undefined && !isStale;
  useEffect(() => {
    // A frozen meter would look like sound.
    if (last && !isStale) source.push(last.rms, last.peak);
    else source.push([null, null]);
  }, [source, last, isStale]);
  const { stationName, settings } = watch;
  const { thresholdDb } = settings;
  const threshold = levelText(thresholdDb);
  const loudness =
    isLive && last.shortTerm !== null
      ? formatNumber(i18n.locale, last.shortTerm, { unit: 'LUFS', digits: 1 })
      : null;
  return (
    <div className="min-w-0 p-4 md:p-5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {isLive && <Pulse />}
        <h3 className="text-13 font-medium">
          <Trans>Level now</Trans>
        </h3>
        <p className="ms-auto text-13 text-fg-muted tabular-nums">
          {loudness !== null ? (
            <Trans>
              <span className="font-semibold text-fg">{loudness}</span> last 3 s
            </Trans>
          ) : isStale ? (
            <StaleNote seenAt={seenAt} />
          ) : (
            !isKnown && <Trans>Waiting for the first level</Trans>
          )}
        </p>
      </div>
      <LevelMeter
        aria-label={t`Level of ${stationName}`}
        channels={last?.rms.length === 1 ? 'mono' : 'stereo'}
        className={isStale ? 'grayscale' : undefined}
        floor={-90}
        key={last?.rms.length === 1 ? 'mono' : 'stereo'}
        size="lg"
        source={source}
        threshold={{ level: thresholdDb, label: t`Alarm below ${threshold}` }}
      />
      <div className={isStale ? 'grayscale' : undefined}>
        <LevelTrace levels={levels} thresholdDb={thresholdDb} />
      </div>
    </div>
  );
}

/** How old the last level is. */
function StaleNote({ seenAt }: { seenAt: number }) {
  const formats = useFormats();
  const age = formats.duration(usePresent((now) => Math.floor((now - seenAt) / 1000), Date.now));
  return (
    <span className="font-medium text-silent-text">
      <Trans>No level for {age}</Trans>
    </span>
  );
}
