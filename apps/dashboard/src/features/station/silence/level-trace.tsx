import { Trans, useLingui } from '@lingui/react/macro';
import type { SilenceLevel } from '@unmuted/api';
import { formatNumber } from '@unmuted/ui/quantity';
import { useLevelText } from '#/components/silence/use-level-text.ts';

const floorDb = -90;
const spanMs = 60_000;
/** Levels come each second: a longer pause is a gap. */
const gapMs = 2_500;

const loudest = ({ rms }: SilenceLevel) => Math.max(floorDb, ...rms);
const topOf = (db: number) => (Math.min(Math.max(db, floorDb), 0) / floorDb) * 100;

/** The lines of a drawing of 100 × 100, broken where nothing was heard. */
function linesOf(levels: readonly SilenceLevel[], endMs: number): string {
  let before = Number.NEGATIVE_INFINITY;
  return levels
    .map((level) => {
      const at = Date.parse(level.at);
      const x = 100 - ((endMs - at) / spanMs) * 100;
      const move = at - before > gapMs ? 'M' : 'L';
      before = at;
      return `${move}${x.toFixed(2)} ${topOf(loudest(level)).toFixed(2)}`;
    })
    .join('');
}

interface LevelTraceProps {
  levels: readonly SilenceLevel[];
  thresholdDb: number;
}

/** The level of the louder side within the last minute, above the area in which it counts as silent. */
export function LevelTrace({ levels, thresholdDb }: LevelTraceProps) {
  const { t, i18n } = useLingui();
  const levelText = useLevelText();
  const heard = levels.map(loudest);
  const last = levels.at(-1);
  const endMs = last ? Date.parse(last.at) : 0;
  const shown = levels.filter(({ at }) => endMs - Date.parse(at) <= spanMs);
  const low = levelText(Math.min(...heard));
  const high = levelText(Math.max(...heard));
  const label = last ? t`Level within 60 seconds: ${low} to ${high}` : t`No level within 60 seconds`;
  return (
    <figure aria-label={label} className="mt-5" role="img">
      <div aria-hidden className="relative me-12 h-30" dir="ltr">
        <span
          className="absolute inset-x-0 bottom-0 border-t-2 border-fg bg-silent-fill"
          style={{ top: `${topOf(thresholdDb)}%` }}
        />
        <svg className="absolute inset-0 size-full" preserveAspectRatio="none" viewBox="0 0 100 100">
          <title>{label}</title>
          <path
            className="fill-none stroke-data-1 stroke-2"
            d={linesOf(shown, endMs)}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {last && (
          <span
            className="absolute end-0 size-2.5 -translate-y-1/2 translate-x-1/2 rounded-full bg-accent"
            style={{ top: `${topOf(loudest(last))}%` }}
          />
        )}
        {[0, thresholdDb, floorDb]
          .filter((db, index, all) => index === 1 || Math.abs(db - (all[1] ?? 0)) > 12)
          .map((db) => (
            <span
              className={`absolute start-full -translate-y-1/2 ps-2 text-12 tabular-nums ${db === thresholdDb ? 'font-semibold' : 'text-fg-subtle'}`}
              key={db}
              style={{ top: `${topOf(db)}%` }}
            >
              {formatNumber(i18n.locale, db)}
            </span>
          ))}
      </div>
      <div
        aria-hidden
        className="me-12 mt-1.5 flex justify-between text-12 text-fg-subtle tabular-nums"
        dir="ltr"
      >
        <span>
          <Trans>60 s ago</Trans>
        </span>
        <span>
          <Trans>30 s</Trans>
        </span>
        <span>
          <Trans context="end of a time axis">Now</Trans>
        </span>
      </div>
    </figure>
  );
}
