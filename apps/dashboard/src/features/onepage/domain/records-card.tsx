import { Trans, useLingui } from '@lingui/react/macro';
import type { DomainRecord, SiteDomain } from '@unmuted/api';
import { Card, CardHeader } from '@unmuted/ui/card';
import { StatusPill, type StatusPillProps } from '@unmuted/ui/status-pill';
import { type ReactNode, useId } from 'react';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { type RecordResult, resultOf } from '#/features/onepage/domain/domain-records.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { usePresent } from '#/lib/use-now.ts';

const looks: Record<RecordResult, StatusPillProps['status']> = {
  right: 'passed',
  change: 'failed',
  add: 'failed',
  remove: 'failed',
  optional: 'unknown',
  unknown: 'pending',
};

/** The records that a domain needs beside those that DNS has. */
export function RecordsCard({ domain }: { domain: SiteDomain }) {
  const { t } = useLingui();
  const formats = useFormats();
  const titleId = useId();
  const { records, checkedAt, problem } = domain;
  const needed = records.filter(({ isNeeded }) => isNeeded);
  const right = formats.number(needed.filter(({ ok }) => ok).length);
  const total = formats.number(needed.length);
  const asked = checkedAt && formats.clock(new Date(checkedAt));
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          description={<Trans>What the site needs, and what DNS answers</Trans>}
          meta={asked && <Trans>Checked at {asked}</Trans>}
          title={
            <span id={titleId}>
              <Trans>
                {right} of {total} records are right
              </Trans>
            </span>
          }
        />
        <ul
          aria-label={t`DNS records`}
          className="mt-2 grid divide-y divide-border-soft border-t border-border-soft"
        >
          {records.map((record) => (
            <RecordRow
              key={`${record.type} ${record.name} ${record.value}`}
              checkedAt={checkedAt}
              problem={problem}
              record={record}
            />
          ))}
        </ul>
      </section>
    </Card>
  );
}

interface RecordRowProps {
  record: DomainRecord;
  problem: SiteDomain['problem'];
  checkedAt: SiteDomain['checkedAt'];
}

function RecordRow({ record, problem, checkedAt }: RecordRowProps) {
  const { t } = useLingui();
  const { type, name, value, found, ok } = record;
  const result = resultOf(record, problem);
  const isWrong = result === 'change' || result === 'remove';
  // Even the right value is not a record of this name.
  const isOfWildcard = result === 'add' && found !== null && found.length > 0;
  return (
    <li className="grid gap-x-4 gap-y-2 p-4 md:px-6 lg:grid-cols-[4.5rem_minmax(0,1fr)_1.5rem_minmax(0,1fr)_7rem] lg:items-start">
      <div className="flex items-center justify-between gap-2 lg:pt-2">
        <span className="font-mono text-13 font-semibold">{type}</span>
        <span className="lg:hidden">
          <Result result={result} />
        </span>
      </div>
      <div className="grid min-w-0 gap-1.5">
        <Caption>
          <Trans>Needed</Trans>
        </Caption>
        <Value>
          <span className="min-w-0 flex-1 wrap-anywhere">{value}</span>
          <CopyButton label={t`Copy the value of the ${type} record`} text={value} />
        </Value>
        <p className="flex flex-wrap items-center gap-x-2 text-12 text-fg-muted">
          <code className="wrap-anywhere" dir="ltr">
            {name}
          </code>
          <CopyButton label={t`Copy the name of the ${type} record`} text={name} />
          {type === 'TXT' && <Trans>Proves that the domain is yours</Trans>}
        </p>
      </div>
      <span
        aria-hidden
        className={`pt-2 text-center font-semibold max-lg:hidden ${ok ? 'text-live-text' : 'text-danger-text'}`}
      >
        {found === null || result === 'optional' || isOfWildcard ? '' : ok ? '=' : '≠'}
      </span>
      <div className="grid min-w-0 gap-1.5">
        <Caption>
          <Trans>Found</Trans>
        </Caption>
        <Value isWrong={isWrong}>
          <Found found={found} />
        </Value>
        {!ok && result !== 'optional' && <CachedUntil checkedAt={checkedAt} ttlS={record.ttlS} />}
      </div>
      <div className="max-lg:hidden lg:pt-2 lg:text-end">
        <Result result={result} />
      </div>
    </li>
  );
}

/** Until when resolvers answer with what was found. */
function CachedUntil({ ttlS, checkedAt }: { ttlS: number | null; checkedAt: string | null }) {
  const formats = useFormats();
  const until = ttlS === null || checkedAt === null ? 0 : Date.parse(checkedAt) + ttlS * 1_000;
  const isCached = usePresent((now) => until > now);
  const time = formats.dateTime(new Date(until));
  if (!isCached) return null;
  return (
    <p className="text-12 text-fg-muted">
      <Trans>Cached until {time}</Trans>
    </p>
  );
}

const Caption = ({ children }: { children: ReactNode }) => (
  <span className="text-12 text-fg-muted">{children}</span>
);

function Value({ isWrong = false, children }: { isWrong?: boolean; children: ReactNode }) {
  return (
    <div
      className={`flex min-h-11 items-center gap-2 rounded-control border px-3 py-1.5 font-mono text-13 ${isWrong ? 'border-off-air-border bg-off-air-fill text-off-air-text' : 'border-border-soft bg-fill'}`}
      dir="ltr"
    >
      {children}
    </div>
  );
}

function Found({ found }: Pick<DomainRecord, 'found'>) {
  if (found === null)
    return (
      <span className="font-sans text-fg-muted">
        <Trans>Not checked yet</Trans>
      </span>
    );
  if (found.length === 0)
    return (
      <span className="font-sans text-fg-muted">
        <Trans>No record</Trans>
      </span>
    );
  return (
    <span className="grid min-w-0 gap-1 wrap-anywhere">
      {found.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values may repeat and have no other identity
        <span key={index}>{value}</span>
      ))}
    </span>
  );
}

function Result({ result }: { result: RecordResult }) {
  return (
    <StatusPill appearance="plain" status={looks[result]}>
      <ResultWord result={result} />
    </StatusPill>
  );
}

function ResultWord({ result }: { result: RecordResult }) {
  if (result === 'right') return <Trans context="a DNS record">Right</Trans>;
  if (result === 'change') return <Trans context="a DNS record">Change</Trans>;
  if (result === 'add') return <Trans context="a DNS record">Add</Trans>;
  if (result === 'remove') return <Trans context="a DNS record">Remove</Trans>;
  if (result === 'optional') return <Trans context="a DNS record">Optional</Trans>;
  return <Trans context="a DNS record">Not checked</Trans>;
}
