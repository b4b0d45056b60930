import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type Credential, type EndTone, endTone } from '#/features/admin/signing/credential.ts';
import { DaysLeft, EndDate } from '#/features/admin/signing/end-date.tsx';
import type { RadarScale } from '#/features/admin/signing/radar-scale.ts';
import { partNames } from '#/features/admin/signing/signing.messages.ts';
import { tagOf } from '#/i18n/locales.ts';

export interface RadarChartProps {
  /** Those that end on the axis. */
  credentials: readonly Credential[];
  scale: RadarScale;
  now: number;
}

const marks: Readonly<Record<EndTone, string>> = {
  ended: 'bg-off-air-solid',
  urgent: 'bg-off-air-solid',
  soon: 'bg-silent-solid',
  later: 'bg-data-1',
};
/** Right of it, a text beside the mark would leave the chart. */
const lastShare = 0.62;

/** A line for each credential, from now to its end. Time runs from left to right in every language. */
export function RadarChart({ credentials, scale, now }: RadarChartProps) {
  return (
    <div className="relative">
      <Axis scale={scale} />
      <ul>
        {credentials.map((credential) => (
          <Row credential={credential} key={credential.id} now={now} scale={scale} />
        ))}
      </ul>
    </div>
  );
}

/** Every second month, and the year at its start. */
function Axis({ scale: { months } }: Pick<RadarChartProps, 'scale'>) {
  const { i18n } = useLingui();
  const name = (month: Date) =>
    new Intl.DateTimeFormat(tagOf(i18n.locale), {
      timeZone: 'UTC',
      ...(month.getUTCMonth() === 0 ? { year: 'numeric' } : { month: 'short' }),
    }).format(month);
  return (
    <div aria-hidden="true" className="h-8 max-md:hidden md:grid md:grid-cols-[15rem_minmax(0,1fr)]">
      <span />
      <div className="relative text-12 text-fg-subtle" dir="ltr">
        {months.map((month, index) =>
          index % 2 === 0 ? (
            <span
              className="absolute top-2 whitespace-nowrap"
              key={month.getTime()}
              style={{ left: share(index / months.length) }}
            >
              {name(month)}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}

interface RowProps extends Omit<RadarChartProps, 'credentials'> {
  credential: Credential;
}

function Row({ credential, scale, now }: RowProps) {
  const { i18n } = useLingui();
  const { id, platform, reference, part, owner, endsAt } = credential;
  const partName = i18n._(partNames[part]);
  return (
    <li className="relative border-t border-border-soft max-md:py-2.5 md:grid md:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="min-w-0 pe-3 md:py-2">
        <p className="truncate text-13 font-medium">
          <Link
            className="underline decoration-border-strong underline-offset-3 after:absolute after:inset-0 hover:decoration-current"
            resetScroll={false}
            search={{ tab: platform === 'android' ? ('keystores' as const) : undefined, id }}
            to="/admin/apps/ios/signing-bundles"
          >
            <bdi>{reference}</bdi>
          </Link>
        </p>
        <p className="truncate text-12 text-fg-subtle">
          {partName}
          {owner !== null && (
            <>
              {' · '}
              <bdi>{owner}</bdi>
            </>
          )}
        </p>
      </div>
      <Track at={endsAt} credential={credential} now={now} scale={scale} />
    </li>
  );
}

function Track({ credential, at, scale, now }: RowProps & { at: string }) {
  const tone = endTone(at, now);
  const from = scale.positionOf(now) ?? 0;
  const until = Math.max(from, scale.positionOf(Date.parse(at)) ?? 1);
  const isLast = until > lastShare;
  return (
    <div className="relative md:h-13" dir="ltr">
      <span
        aria-hidden="true"
        className="absolute inset-0 max-md:hidden"
        style={{ background: monthLines(scale.months.length) }}
      />
      <span
        aria-hidden="true"
        className={`absolute top-5 h-2 rounded-full opacity-40 max-md:hidden ${marks[tone]}`}
        style={{ left: share(from), width: share(until - from) }}
      />
      <span
        aria-hidden="true"
        className={`absolute top-4 -ml-0.5 h-3.5 w-1 rounded-xs max-md:hidden ${marks[tone]}`}
        style={{ left: share(until) }}
      />
      <span
        aria-hidden="true"
        className="absolute inset-y-0 w-px bg-fg max-md:hidden"
        style={{ left: share(from) }}
      />
      {/* A phone has the words alone. */}
      <p
        className="text-12 whitespace-nowrap md:absolute md:top-4"
        dir="auto"
        style={besideMark(until, isLast)}
      >
        <span className={isLast ? 'rounded-xs bg-surface-raised px-1.5' : undefined}>
          <EndDate at={at} />{' '}
          <span className="text-fg-muted">
            <DaysLeft at={at} /> <Apps names={credential.apps} />
          </span>
          {credential.state === 'mismatch' && (
            <span className="ms-2 font-medium text-off-air-text">
              <Trans context="state of a certificate">Mismatch</Trans>
            </span>
          )}
        </span>
      </p>
    </div>
  );
}

function Apps({ names }: { names: readonly string[] }) {
  const [first] = names;
  const count = names.length;
  if (first === undefined)
    return (
      <span className="ms-1 text-fg-subtle">
        <Trans>no app</Trans>
      </span>
    );
  return (
    <span className="ms-1">
      {count === 1 ? <bdi>{first}</bdi> : <Plural one="# app" other="# apps" value={count} />}
    </span>
  );
}

const share = (part: number) => `${(part * 100).toFixed(2)}%`;

/* eslint-disable lingui/no-unlocalized-strings -- CSS */

/** A line at the start of each month. */
const monthLines = (months: number) =>
  `repeating-linear-gradient(90deg, var(--ui-border-soft) 0 1px, transparent 1px ${share(1 / months)})`;

/** Where the text stands; without effect on a phone, where it is in the flow. */
const besideMark = (until: number, isBefore: boolean) =>
  isBefore ? { right: `calc(${share(1 - until)} + 0.75rem)` } : { left: `calc(${share(until)} + 0.75rem)` };
