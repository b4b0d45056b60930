import { Trans } from '@lingui/react/macro';
import type { PreflightCheck } from '@unmuted/api';
import type { ReactNode } from 'react';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** The facts of a check. Stream values are third-party text. */
export function PreflightFacts({ check: { id, outcome, facts } }: { check: PreflightCheck }) {
  const { timeZone } = useCastContext();
  const formats = useFormats();
  const { status, tookMs, url, host, actual, expected, sharePercent, knownHours, certificateEndsAt } = facts;
  const duration = tookMs === null ? null : formats.number(tookMs);
  const share =
    sharePercent === null ? null : formats.percent(sharePercent / 100, { maximumFractionDigits: 1 });
  const hours = knownHours === null ? null : formats.number(knownHours);
  // Elements, not strings: the message parser would treat angle brackets as tags.
  const server = <Quote text={host} />;
  const theirs = <Quote text={actual} />;
  const ours = <Quote text={expected} />;
  const lines: Readonly<Record<string, ReactNode>> = {
    answer:
      status !== null && duration !== null ? (
        <Trans>
          HTTP {status} after {duration} ms
        </Trans>
      ) : null,
    // Shown once: the other checks use the same URL.
    address: id === 'answers' && url !== null && <bdi>{url}</bdi>,
    host: host !== null && <Trans>Server: {server}</Trans>,
    actual: actual !== null && <Trans>Stream: {theirs}</Trans>,
    expected: outcome !== 'ok' && expected !== null && <Trans>Your settings: {ours}</Trans>,
    share: outcome === 'ok' && share !== null && <Trans>{share} of the last 7 days</Trans>,
    known: hours !== null && <Trans>Based on {hours} of the last 168 hours.</Trans>,
    certificate: certificateEndsAt !== null && (
      <Trans>
        Certificate until <Timestamp at={certificateEndsAt} timeZone={timeZone} />
      </Trans>
    ),
  };
  const shown = Object.entries(lines).filter(([, line]) => line !== null && line !== false);
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-0.5 text-13 text-fg-muted">
      {shown.map(([key, line]) => (
        <li className="wrap-anywhere" key={key}>
          {line}
        </li>
      ))}
    </ul>
  );
}

function Quote({ text }: { text: string | null }) {
  return <bdi className="text-fg wrap-anywhere">{text}</bdi>;
}
