import { Trans, useLingui } from '@lingui/react/macro';
import type { TuneIn, TuneInQuarter } from '@unmuted/api';
import type { ReactNode } from 'react';
import { useFormats } from '#/i18n/use-formats.ts';

const quarterMs = 15 * 60_000;
const quarters = 96;

type Look = 'accepted' | 'repeated' | 'refused' | 'failed';

/** Shape and colour: what was not accepted at once is lower, what has no valid reply is hatched. */
const looks: Record<Look, { className: string; height: string }> = {
  accepted: { className: 'bg-live-solid', height: 'h-full' },
  repeated: { className: 'bg-silent-solid', height: 'h-3/5' },
  failed: {
    className:
      'bg-silent-solid bg-[repeating-linear-gradient(135deg,var(--color-border-strong)_0_1px,transparent_1px_4px)]',
    height: 'h-full',
  },
  refused: { className: 'bg-off-air-solid', height: 'h-full' },
};

/** The calls of the last 24 hours by quarter of an hour, with their totals. */
export function DayRibbon({ tuneIn, now, timeZone }: { tuneIn: TuneIn; now: number; timeZone?: string }) {
  const { t } = useLingui();
  const formats = useFormats();
  const end = Math.floor(now / quarterMs) * quarterMs;
  const start = end - (quarters - 1) * quarterMs;
  const known = new Map(tuneIn.quarters.map((quarter) => [Date.parse(quarter.from), quarter]));
  const { accepted, repeated, refused, failed } = tuneIn.last24h;
  const atHour = (hours: number) => formats.time(new Date(start + hours * 3_600_000), timeZone);
  return (
    <figure aria-label={t`Calls of the last 24 hours`} className="grid gap-2">
      <div aria-hidden className="grid gap-1" dir="ltr">
        <div className="flex h-8 items-end gap-px md:gap-0.5">
          {Array.from({ length: quarters }, (_, index) => {
            const from = start + index * quarterMs;
            const quarter = known.get(from);
            return (
              <span
                className={`min-w-0 flex-1 rounded-[1px] ${barClass(quarter)}`}
                key={from}
                title={formats.time(new Date(from), timeZone)}
              />
            );
          })}
        </div>
        <div className="flex justify-between text-12 text-fg-subtle tabular-nums">
          {[0, 6, 12, 18].map((hours) => (
            <span className={hours % 12 === 6 ? 'max-md:hidden' : undefined} key={hours}>
              {atHour(hours)}
            </span>
          ))}
          <span>
            <Trans context="end of a time axis">Now</Trans>
          </span>
        </div>
      </div>
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-13">
        <Entry look="accepted" count={accepted - repeated}>
          <Trans>Accepted</Trans>
        </Entry>
        {repeated > 0 && (
          <Entry look="repeated" count={repeated}>
            <Trans>Accepted at a repeated call</Trans>
          </Entry>
        )}
        {refused > 0 && (
          <Entry look="refused" count={refused}>
            <Trans>Refused</Trans>
          </Entry>
        )}
        {failed > 0 && (
          <Entry look="failed" count={failed}>
            <Trans>Without a valid reply</Trans>
          </Entry>
        )}
        <span className="text-fg-muted md:ms-auto">
          <Trans>One call for each song</Trans>
        </span>
      </figcaption>
    </figure>
  );
}

const noCalls = { className: 'h-1 bg-border' };

function barClass(quarter: TuneInQuarter | undefined): string {
  if (!quarter) return noCalls.className;
  const { className, height } = looks[lookOf(quarter)];
  return `${height} ${className}`;
}

/** The worst result of a quarter: one refusal in it is news. */
function lookOf({ refused, failed, accepted, repeated }: TuneInQuarter): Look {
  if (refused > 0) return 'refused';
  if (failed > 0 && accepted === 0) return 'failed';
  return failed > 0 || repeated > 0 ? 'repeated' : 'accepted';
}

function Entry({ look, count, children }: { look: Look; count: number; children: ReactNode }) {
  const formats = useFormats();
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={`size-2.5 flex-none rounded-[2px] ${looks[look].className}`} />
      <span className="text-fg-muted">{children}</span>
      <span className="font-semibold tabular-nums">{formats.number(count)}</span>
    </span>
  );
}
