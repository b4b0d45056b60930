import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ConnectionTest as Outcome } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { RadioTowerIcon } from '@unmuted/ui/icons';
import { useState } from 'react';
import { useTimeLeft } from '#/components/countdown/countdown.tsx';
import type { SourceAddress } from '#/components/encoder/source-address.ts';
import {
  beginConnectionTest,
  connectionTestQuery,
  isOver,
} from '#/data/connection-test/connection-test.queries.ts';
import { ConnectedMessage } from '#/features/cast/overview/connected.messages.tsx';
import { connectionTestAnchor } from '#/features/cast/overview/connection-test-anchor.ts';
import { RefusalMessage } from '#/features/cast/overview/source-refusal.messages.tsx';
import { useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { useCastStreams } from '#/features/cast/shell/use-cast-streams.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { useIsFuture } from '#/lib/use-is-future.ts';

/** Waits one minute for an encoder to connect and explains the result. */
export function ConnectionTest({ address }: { address: SourceAddress }) {
  const { i18n } = useLingui();
  const { api, username } = useCastContext();
  const begin = useMutation(beginConnectionTest(api, username));
  const test = useQuery(connectionTestQuery(api, username));
  const [endsAt, setEndsAt] = useState(0);
  // Uses the browser's clock, which may differ from the server's.
  const start = () =>
    begin.mutate(undefined, {
      onSuccess: (begun) =>
        setEndsAt(Date.now() + Date.parse(begun.endsAt ?? '') - Date.parse(begun.startedAt ?? '')),
    });
  const outcome = test.data;
  const isAhead = useIsFuture(endsAt);
  const isUnderWay = isAhead && outcome !== undefined && !isOver(outcome);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button id={connectionTestAnchor} loading={begin.isPending || isUnderWay} onClick={start}>
          <RadioTowerIcon />
          {outcome === undefined ? <Trans>Test my connection</Trans> : <Trans>Test again</Trans>}
        </Button>
        {isUnderWay && <TimeLeft until={endsAt} />}
      </div>
      {begin.isError && (
        <Alert tone="danger" title={<Trans>Couldn’t start the test</Trans>}>
          {errorText(i18n, begin.error)}
        </Alert>
      )}
      <div aria-live="polite">{outcome && <Result address={address} outcome={outcome} />}</div>
    </div>
  );
}

function TimeLeft({ until }: { until: number }) {
  const left = useTimeLeft(until);
  return (
    <span aria-hidden className="text-13 text-fg-muted tabular-nums">
      <Trans>{left} left</Trans>
    </span>
  );
}

function Result({ outcome, address }: { outcome: Outcome; address: SourceAddress }) {
  const { state, source, refusal } = outcome;
  if (state === 'connected' && source)
    return <ConnectedMessage isMeasuring={!isOver(outcome)} source={source} />;
  if (state === 'refused' && refusal) return <RefusalMessage refusal={refusal} />;
  if (state === 'waiting') return <WaitingWords />;
  if (state !== 'timed_out') return null;
  return <NobodyConnected address={address} />;
}

function NobodyConnected({ address: { server, port } }: { address: SourceAddress }) {
  const { engine } = useCastStatus();
  const { reportsRefusals = false, shoutcastPort = null } = engine?.capabilities ?? {};
  return (
    <Alert tone="warning" title={<Trans>No encoder connected</Trans>}>
      {reportsRefusals ? (
        <Trans>
          No connection reached this mount within a minute. Check the server{' '}
          <bdi className="font-mono">{server}</bdi> and the port <bdi className="font-mono">{port}</bdi>, and
          that your network allows outgoing connections to it.
        </Trans>
      ) : (
        <Trans>
          No source went on air within a minute. This engine doesn’t report rejected connections: check the
          server <bdi className="font-mono">{server}</bdi>, the port <bdi className="font-mono">{port}</bdi>,
          mount, user and password.
        </Trans>
      )}{' '}
      {shoutcastPort === null ? (
        <Trans>
          If your encoder is set to SHOUTcast, choose Icecast as its server type: “Icecast” in BUTT, “Icecast
          2” in Mixxx and most others.
        </Trans>
      ) : (
        <Trans>
          If your encoder is set to SHOUTcast, choose Icecast, or enter the values under SHOUTcast above: it
          connects to the port <bdi className="font-mono">{shoutcastPort}</bdi>.
        </Trans>
      )}
    </Alert>
  );
}

/** If every stream already has a source, only a reconnecting one can complete the test. */
function WaitingWords() {
  const { streams } = useCastStreams();
  const isFull = streams.length > 0 && streams.every(({ onAir }) => onAir === true);
  return (
    <Alert tone="info" title={<Trans>Waiting for your encoder</Trans>}>
      {isFull ? (
        <Trans>
          This cast is on air already. To test the connection, disconnect in your encoder, then connect again.
          Listeners may hear a gap.
        </Trans>
      ) : (
        <Trans>Press connect in your encoder now.</Trans>
      )}
    </Alert>
  );
}
