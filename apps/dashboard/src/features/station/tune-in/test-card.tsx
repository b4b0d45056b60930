import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ApiClients, TuneIn, TuneInCall } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { useId } from 'react';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { TuneInReply } from '#/components/tune-in/tune-in-reply.tsx';
import { testTuneIn } from '#/data/tune-in/tune-in.queries.ts';
import { CallDetails } from '#/features/station/tune-in/call-row.tsx';
import { errorText } from '#/i18n/notice.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** Sends the song that plays now, and shows the reply as it is. */
export function TestCard({ api, tuneIn }: { api: ApiClients; tuneIn: TuneIn }) {
  const { i18n } = useLingui();
  const id = useId();
  const test = useMutation(testTuneIn(api, tuneIn.id));
  const isStopped = tuneIn.state === 'paused' || tuneIn.state === 'disabled';
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHeader
          actions={test.data && <Timestamp at={test.data.at} />}
          description={<Trans>One real call with the song on air now. TuneIn may show it.</Trans>}
          title={
            <span id={id}>
              <Trans>Test call</Trans>
            </span>
          }
        />
        <CardBody className="grid gap-3">
          <OnAir tuneIn={tuneIn} />
          <div className="grid gap-3" role="status">
            {test.data && <Result call={test.data} />}
          </div>
          {test.isError && (
            <p className="text-13 text-danger-text" role="alert">
              {errorText(i18n, test.error)}
            </p>
          )}
          <Button
            className="justify-self-start"
            disabled={isStopped}
            loading={test.isPending}
            onClick={() => test.mutate()}
            variant="primary"
          >
            <Trans>Send a test call</Trans>
          </Button>
        </CardBody>
        {test.data && <CallDetails call={test.data} />}
      </section>
    </Card>
  );
}

/** What the call would send. */
function OnAir({ tuneIn: { song } }: { tuneIn: TuneIn }) {
  if (song?.kind !== 'song' || song.title === null)
    return (
      <p className="text-13 text-fg-muted">
        <Trans>No song is known now. A test needs a song that plays.</Trans>
      </p>
    );
  return (
    <p className="grid">
      <bdi className="font-medium wrap-anywhere">{song.title}</bdi>
      <span className="text-13 text-fg-muted">
        {song.artist !== null && (
          <>
            <bdi>{song.artist}</bdi>
            {' · '}
          </>
        )}
        <Trans>
          since <Timestamp at={song.startedAt} />
        </Trans>
      </span>
    </p>
  );
}

function Result({ call }: { call: TuneInCall }) {
  const { t } = useWords();
  const formats = useFormats();
  const ms = formats.number(call.durationMs);
  const text = {
    accepted: t`TuneIn accepted it after ${ms} ms. A change can take up to 24 h to show on TuneIn.`,
    refused: t`TuneIn refused it after ${ms} ms: the key, the station ID or the partner ID is wrong, or the station is blocked.`,
    rejected: t`TuneIn rejected the request after ${ms} ms. Check the station ID.`,
    server_error: t`TuneIn has an error of its own. It replied after ${ms} ms.`,
    network: t`TuneIn did not reply. We stopped waiting after ${ms} ms.`,
    unknown: t`The reply after ${ms} ms does not say whether TuneIn accepted the song.`,
  }[call.outcome];
  return (
    <>
      <TuneInReply {...call} />
      <p className="text-13 text-fg-muted">{text}</p>
    </>
  );
}
