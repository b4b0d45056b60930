import { Trans, useLingui } from '@lingui/react/macro';
import type { SilenceDay } from '@unmuted/api';
import { useFormats } from '#/i18n/use-formats.ts';

type Look = 'sound' | 'alarm' | 'off-air' | 'unknown';

/** Colour and height, so that colour is not the only difference. */
const looks: Record<Look, { className: string }> = {
  sound: { className: 'h-full bg-live-solid' },
  alarm: { className: 'h-4/5 bg-silent-solid' },
  'off-air': { className: 'h-3/5 bg-off-air-solid' },
  unknown: {
    className:
      'h-full bg-[repeating-linear-gradient(135deg,var(--color-border-strong)_0_1px,transparent_1px_4px)]',
  },
};

const dayS = 86_400;

function lookOf({ onAirS, alarmS, offAirS }: SilenceDay): Look {
  if (onAirS + alarmS + offAirS === 0) return 'unknown';
  if (offAirS > 0) return 'off-air';
  return alarmS > 0 ? 'alarm' : 'sound';
}

interface DaysRibbonProps {
  /** Oldest first. */
  days: readonly SilenceDay[];
  /** The share of the known time with sound, if it is known more exactly than by the days. */
  share?: number | null;
}

/** One bar for each of the last days. Times that nobody checked are hatched, and count as nothing. */
export function DaysRibbon({ days, share: given }: DaysRibbonProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const first = days[0];
  const counts = { sound: 0, alarm: 0, 'off-air': 0, unknown: 0 };
  for (const day of days) counts[lookOf(day)] += 1;
  const known = days.reduce((sum, { onAirS, alarmS, offAirS }) => sum + onAirS + alarmS + offAirS, 0);
  const sound = days.reduce((sum, { onAirS }) => sum + onAirS, 0);
  const exact = given ?? (known === 0 ? 0 : sound / known);
  // Truncated, so that a station with a short silence never has 100 %.
  const share = formats.percent(Math.floor(exact * 10_000) / 10_000, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const length = formats.number(days.length);
  const dateOf = ({ date }: SilenceDay) => formats.date(new Date(`${date}T12:00:00Z`), 'UTC');
  const textOf = (day: SilenceDay) => {
    const alarm = formats.duration(day.alarmS);
    const offAir = formats.duration(day.offAirS);
    const unknown = formats.duration(day.unknownS);
    const parts = [
      day.alarmS > 0 && t`${alarm} with trouble`,
      day.offAirS > 0 && t`${offAir} off air`,
      day.unknownS > 0 && t`${unknown} not checked`,
    ].filter((part) => part !== false);
    return `${dateOf(day)}: ${parts.join(', ') || t`sound all day`}`;
  };
  if (!first) return null;
  const { sound: soundDays, alarm: alarmDays, 'off-air': offAirDays, unknown: unknownDays } = counts;
  return (
    <figure className="grid gap-1.5">
      <div
        aria-label={
          known === 0
            ? t`${length} days, nothing checked`
            : t`${length} days: ${soundDays} with sound all day, ${alarmDays} with trouble, ${offAirDays} with time off air, ${unknownDays} not checked`
        }
        className="flex h-6 items-end gap-px md:gap-0.5"
        dir="ltr"
        role="img"
      >
        {days.map((day) => (
          <span className="relative flex h-full min-w-0 flex-1 items-end" key={day.date} title={textOf(day)}>
            <span className={`w-full rounded-[1px] ${looks[lookOf(day)].className}`} />
            {lookOf(day) !== 'unknown' && day.unknownS > dayS / 24 && day !== days.at(-1) && (
              <span
                className={`absolute inset-x-0 top-0 bg-surface-raised ${looks.unknown.className}`}
                style={{ height: `${(day.unknownS / dayS) * 100}%` }}
              />
            )}
          </span>
        ))}
      </div>
      <figcaption
        className="flex flex-wrap justify-between gap-x-4 text-12 text-fg-subtle tabular-nums"
        dir="ltr"
      >
        <span>{dateOf(first)}</span>
        <span>
          {known === 0 ? (
            <Trans>Nothing checked yet</Trans>
          ) : (
            <Trans>
              {length} days, {share} with sound
            </Trans>
          )}
        </span>
        <span>
          <Trans>Today</Trans>
        </span>
      </figcaption>
    </figure>
  );
}
