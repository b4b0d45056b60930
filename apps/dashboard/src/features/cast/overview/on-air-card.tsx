import { Trans, useLingui } from '@lingui/react/macro';
import type { CastLastKnown, CastNow } from '@unmuted/api';
import { Card, CardBody, CardFooter } from '@unmuted/ui/card';
import { Pulse } from '@unmuted/ui/pulse';
import type { ReactNode } from 'react';
import { LastUpdate } from '#/components/freshness/last-update.tsx';
import { Age, Timestamp, type TimestampProps } from '#/components/timestamp/timestamp.tsx';
import { SourceStatus } from '#/features/cast/overview/source-status.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

export interface OnAirCardProps {
  now: CastNow;
  isStale: boolean;
  timeZone: string | undefined;
}

/** Shows what is on air and since when, or why nothing is. */
export function OnAirCard({ now, isStale, timeZone }: OnAirCardProps) {
  const { t } = useLingui();
  return (
    <Card asChild>
      {/* Not named after its heading, which changes with each song. */}
      <section aria-label={t`On-air status`} className="flex min-h-44 flex-col">
        <CardBody className="flex flex-1 flex-col justify-center">
          {now.state === 'live' ? (
            <Playing now={now} isStale={isStale} timeZone={timeZone} />
          ) : (
            <Silent now={now} timeZone={timeZone} />
          )}
          {isStale && (
            <p className="mt-3">
              <LastUpdate checkedAt={now.checkedAt} timeZone={timeZone} />
            </p>
          )}
        </CardBody>
        {now.state === 'live' && (
          <CardFooter>
            <SourceStatus />
          </CardFooter>
        )}
      </section>
    </Card>
  );
}

function Playing({ now: { since, title, titleSince }, isStale, timeZone }: OnAirCardProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-13 text-fg-muted">
        <Pulse className={isStale ? 'bg-border-strong ring-transparent' : undefined} />
        <span className="font-medium text-fg">
          {isStale ? <Trans>Was on air</Trans> : <Trans>On air</Trans>}
        </span>
        {since !== null && !isStale && (
          <span>
            <Trans>
              since <Timestamp at={since} timeZone={timeZone} />, for <Age at={since} />
            </Trans>
          </span>
        )}
      </p>
      {/* The title comes from the source: any text direction and length. */}
      <h2 className="mt-2 text-24 font-title tracking-24 wrap-anywhere">
        {title === null ? <Trans>The source sends no title</Trans> : <bdi>{title}</bdi>}
      </h2>
      {title !== null && titleSince !== null && (
        <p className="mt-1 text-fg-muted">
          <Trans>
            This title since <Timestamp at={titleSince} timeZone={timeZone} />
          </Trans>
        </p>
      )}
    </>
  );
}

function Silent({
  now: { state, since, stoppedBy, lastKnown },
  timeZone,
}: Pick<OnAirCardProps, 'now' | 'timeZone'>) {
  if (lastKnown !== null) return <LastKnown lastKnown={lastKnown} timeZone={timeZone} />;
  if (state === 'unknown')
    return (
      <Words title={<Trans>On-air status unavailable</Trans>}>
        <Trans>The streaming engine isn’t responding. Retrying every few seconds.</Trans>
      </Words>
    );
  if (state === 'suspended')
    return (
      <Words title={<Trans>Nothing is on air</Trans>}>
        <Trans>The streams of a suspended cast are closed.</Trans>
      </Words>
    );
  if (state === 'stopped')
    return (
      <Words title={<Trans>This cast is stopped</Trans>}>
        {since !== null && <Stopped at={since} by={stoppedBy} timeZone={timeZone} />}
      </Words>
    );
  return (
    <Words title={<Trans>Nothing is on air</Trans>}>
      {since === null ? (
        <Trans>No source is connected. The stream starts when an encoder connects.</Trans>
      ) : (
        <Trans>
          No source since <Timestamp at={since} timeZone={timeZone} /> (<Age at={since} />
          ). The stream resumes when an encoder connects.
        </Trans>
      )}
    </Words>
  );
}

/** Last known data with its age, in gray. */
function LastKnown({
  lastKnown: { at, onAir, title },
  timeZone,
}: {
  lastKnown: CastLastKnown;
  timeZone: string | undefined;
}) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-13 text-fg-muted">
        <Pulse className="bg-border-strong ring-transparent" />
        <span className="font-medium">{onAir ? <Trans>Was on air</Trans> : <Trans>Was off air</Trans>}</span>
        <span>
          <Trans>
            at <Timestamp at={at} timeZone={timeZone} />, <Age at={at} /> ago
          </Trans>
        </span>
      </p>
      <h2 className="mt-2 text-24 font-title tracking-24 text-fg-muted wrap-anywhere">
        {onAir && title !== null ? <bdi>{title}</bdi> : <Trans>On-air status unavailable</Trans>}
      </h2>
      <p className="mt-1 max-w-120 text-fg-muted">
        <Trans>The streaming engine isn’t responding. Retrying every few seconds.</Trans>
      </p>
    </>
  );
}

/** Words the message for the viewer: "you" or the other party. */
function Stopped({ at, by, timeZone }: TimestampProps & { by: CastNow['stoppedBy'] }) {
  const { isOwner } = useCastContext();
  if (by === 'customer')
    return isOwner ? (
      <Trans>
        Stopped by you since <Timestamp at={at} timeZone={timeZone} /> (<Age at={at} />
        ). No one can connect until you start it.
      </Trans>
    ) : (
      <Trans>
        Stopped by the customer since <Timestamp at={at} timeZone={timeZone} /> (<Age at={at} />
        ). No one can connect until it’s started.
      </Trans>
    );
  return isOwner ? (
    <Trans>
      Stopped by support since <Timestamp at={at} timeZone={timeZone} /> (<Age at={at} />
      ). No one can connect until they start it again.
    </Trans>
  ) : (
    <Trans>
      Stopped by support since <Timestamp at={at} timeZone={timeZone} /> (<Age at={at} />
      ). The customer can’t start it.
    </Trans>
  );
}

function Words({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <h2 className="text-20 font-title tracking-20">{title}</h2>
      <p className="mt-1 max-w-120 text-fg-muted">{children}</p>
    </>
  );
}
