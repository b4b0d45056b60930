import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { TuneIn } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Card } from '@unmuted/ui/card';
import { StatusPill } from '@unmuted/ui/status-pill';
import type { ReactNode } from 'react';
import { AgeSince, Timestamp } from '#/components/timestamp/timestamp.tsx';
import { problemText, stateLooks } from '#/components/tune-in/tune-in.messages.ts';
import { DayRibbon } from '#/features/station/tune-in/day-ribbon.tsx';
import { WhatToDo } from '#/features/station/tune-in/what-to-do.tsx';
import { useFormats } from '#/i18n/use-formats.ts';
import { usePresent } from '#/lib/use-now.ts';

const quarterMs = 15 * 60_000;
const dayMs = 86_400_000;

/** Whether TuneIn accepts the songs of the station, since when, and the calls of a day. */
export function StateCard({ tuneIn }: { tuneIn: TuneIn }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const finding = useFinding(tuneIn);
  const now = usePresent((present) => Math.floor(present / quarterMs) * quarterMs);
  const { state, since, serviceDownUntil } = tuneIn;
  const look = stateLooks[state];
  return (
    <Card asChild>
      <section aria-label={t`State of TuneIn`}>
        {serviceDownUntil !== null && (
          <div className="p-4 pb-0 md:p-6 md:pb-0">
            <Alert title={<Trans>TuneIn does not respond</Trans>} tone="warning">
              <Trans>
                Calls of all stations are paused. The next attempt is at <Timestamp at={serviceDownUntil} />.
                You need not do anything.
              </Trans>
            </Alert>
          </div>
        )}
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid content-start gap-2 border-border-soft p-4 max-lg:border-b md:p-6 lg:border-e">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13">
              <StatusPill appearance="plain" status={look.status}>
                {i18n._(look.word)}
              </StatusPill>
              {since !== null && state !== 'off' && (
                <span className="text-fg-muted">
                  <Trans>
                    for <AgeSince at={since} />
                  </Trans>
                </span>
              )}
            </p>
            <h2 className="text-24 font-semibold tracking-tight text-balance md:text-30">{finding}</h2>
            <p className="max-w-prose text-fg-muted">
              <Explanation tuneIn={tuneIn} />
            </p>
          </div>
          <Facts tuneIn={tuneIn} />
        </div>
        <div className="p-4 md:px-6 lg:border-t lg:border-border-soft">
          <DayRibbon now={now} tuneIn={tuneIn} />
        </div>
        <WhatToDo tuneIn={tuneIn} />
      </section>
    </Card>
  );
}

/** The state as a sentence. */
function useFinding({ state, since, stationName: name }: TuneIn): string {
  const { t } = useWords();
  const formats = useFormats();
  const isRecent = usePresent((now) => since !== null && now - Date.parse(since) < dayMs);
  const date = new Date(since ?? 0);
  const at = isRecent ? formats.time(date) : formats.date(date);
  switch (state) {
    case 'ok':
      return t`TuneIn accepts the songs of ${name}.`;
    case 'pending':
      return t`TuneIn has not accepted a song yet.`;
    case 'failing':
      return t`TuneIn does not accept the songs since ${at}.`;
    case 'refused':
      return t`TuneIn refuses every song since ${at}.`;
    case 'paused':
      return t`Our staff paused the calls.`;
    case 'disabled':
      return t`Our staff disabled TuneIn for this station.`;
    case 'off':
      return t`TuneIn receives no songs.`;
  }
}

function Explanation({ tuneIn: { state, problem, disableReason, last24h } }: { tuneIn: TuneIn }) {
  const { i18n } = useLingui();
  const reply = problem === null ? null : problemText(i18n, problem);
  if (state === 'paused' || state === 'disabled')
    return (
      <Trans>
        Reason: <q>{disableReason}</q>
      </Trans>
    );
  if (state === 'off') return <Trans>Turn it on below. Calls start with the next song.</Trans>;
  if (state === 'pending')
    return reply === null ? (
      <Trans>The next song, or a test call, shows whether the credentials are right.</Trans>
    ) : (
      <Trans>The last reply was “{reply}”. The next song, or a test call, shows more.</Trans>
    );
  if (problem === 'key_unreadable')
    return <Trans>The stored partner key can no longer be read. Enter it again.</Trans>;
  if (state === 'refused')
    return (
      <Trans>
        The reply is “{reply}”: the key is wrong, the station belongs to another partner, or TuneIn blocks it.
        We call less often, so that a block does not last longer. Listeners on TuneIn still hear you.
      </Trans>
    );
  if (state === 'failing')
    return (
      <Trans>The last reply was “{reply}”. Listeners on TuneIn still hear you, but see an old song.</Trans>
    );
  if (last24h.refused + last24h.failed > 0)
    return (
      <Trans>
        A few calls failed, which is usual. It can take up to 24 hours until TuneIn shows a change.
      </Trans>
    );
  return (
    <Trans>
      Each song is sent once, when it starts. It can take up to 24 hours until TuneIn shows a change.
    </Trans>
  );
}

function Facts({ tuneIn }: { tuneIn: TuneIn }) {
  const formats = useFormats();
  const { refusals, lastAcceptedAt, nextCallAt, state, last24h } = tuneIn;
  const calls = last24h.accepted + last24h.refused + last24h.failed;
  return (
    <dl className="grid content-start gap-2 p-4 text-13 md:p-6">
      {refusals > 0 && <Fact term={<Trans>Refused in a row</Trans>}>{formats.number(refusals)}</Fact>}
      <Fact term={<Trans>Last accepted</Trans>}>
        {lastAcceptedAt === null ? <Trans>Never</Trans> : <Timestamp at={lastAcceptedAt} />}
      </Fact>
      <Fact term={<Trans>Calls, 24 h</Trans>}>{formats.number(calls)}</Fact>
      <Fact term={<Trans>Accepted, 24 h</Trans>}>
        {calls === 0 ? '–' : formats.percent(last24h.accepted / calls)}
      </Fact>
      {(['ok', 'pending', 'failing', 'refused'] as const).some((each) => each === state) && (
        <Fact term={<Trans>Next call</Trans>}>
          {nextCallAt === null ? <Trans>At the next song</Trans> : <Timestamp at={nextCallAt} />}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-fg-muted">{term}</dt>
      <dd className="text-end font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
