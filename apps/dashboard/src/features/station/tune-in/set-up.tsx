import { Trans } from '@lingui/react/macro';
import type { ApiClients, TuneIn } from '@unmuted/api';
import { Card } from '@unmuted/ui/card';
import { ConnectionCard } from '#/features/station/tune-in/connection-card.tsx';
import { Step } from '#/features/station/tune-in/what-to-do.tsx';

interface SetUpProps {
  api: ApiClients;
  tuneIn: TuneIn;
  isFixed: boolean;
}

/** Before the first save: how to get the keys, and where to enter them. */
export function SetUp({ api, tuneIn, isFixed }: SetUpProps) {
  return (
    <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
      <Card asChild>
        <section aria-labelledby="tunein-set-up">
          <div className="grid gap-2 p-4 md:p-6">
            <h2 className="text-24 font-semibold tracking-tight text-balance md:text-30" id="tunein-set-up">
              <Trans>Show your songs on TuneIn.</Trans>
            </h2>
            <p className="max-w-prose text-fg-muted">
              <Trans>
                TuneIn does not read song titles from streams. With keys of TuneIn AIR, we send each song
                once, when it starts.
              </Trans>
            </p>
          </div>
          <ol className="divide-y divide-border-soft border-t border-border-soft">
            <Step number={1} title={<Trans>Be listed on TuneIn</Trans>}>
              <Trans>
                The directories page of your cast has the details. Your station ID is at the end of the
                address of your page, such as s304112.
              </Trans>
            </Step>
            <Step number={2} title={<Trans>Ask TuneIn for AIR keys</Trans>}>
              <Trans>
                Write to their broadcaster support and name your station ID. It can take days. You receive a
                partner ID and a partner key; there is no form for it, and at times TuneIn gives none.
              </Trans>
            </Step>
            <Step number={3} title={<Trans>Enter them here and send a test call</Trans>}>
              <Trans>The test shows TuneIn’s reply. Until TuneIn accepts a song, nothing here says OK.</Trans>
            </Step>
          </ol>
        </section>
      </Card>
      <ConnectionCard api={api} isFixed={isFixed} tuneIn={tuneIn} />
    </div>
  );
}
