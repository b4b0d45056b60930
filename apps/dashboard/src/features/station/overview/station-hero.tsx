import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro';
import type { Station } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { Pulse } from '@unmuted/ui/pulse';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { ProbeChain } from '#/components/stream-status/probe-chain.tsx';
import { RawReply } from '#/components/stream-status/raw-reply.tsx';
import { StationChecks } from '#/features/station/overview/station-checks.tsx';
import { findingAdvice, useFinding } from '#/features/station/overview/use-finding.ts';
import { useStationContext } from '#/features/station/shell/station-context.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** Whether the stream is heard and sends song titles, its address, and how far the last connection came. */
export function StationHero({ station }: { station: Station }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { listeners, probe } = station;
  const finding = useFinding(station);
  return (
    <Card asChild>
      <section aria-label={t`State of the stream`}>
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid content-center gap-2 border-border-soft p-(--card-pad) py-5 max-lg:border-b md:py-6 lg:border-e">
            {listeners !== null && (
              <p className="flex items-center gap-3 text-13 font-medium">
                <Pulse className="ms-1" />
                <Plural value={listeners} one="# listening now" other="# listening now" />
              </p>
            )}
            <h2 className="text-24 font-title tracking-24 text-balance wrap-anywhere md:text-32 md:tracking-32">
              {finding}
            </h2>
            <p className="max-w-180 text-fg-muted">{i18n._(findingAdvice(station))}</p>
          </div>
          <StationChecks station={station} />
        </div>
        <Address station={station} />
        {probe && (
          <div className="grid gap-3 border-t border-border-soft px-(--card-pad) pt-5 pb-2">
            <ProbeChain probe={probe} />
            {probe.rawReply === '' ? <span className="h-2" /> : <RawReply text={probe.rawReply} />}
          </div>
        )}
      </section>
    </Card>
  );
}

/** What players open, and the address before the last change while it is on record. */
function Address({ station }: { station: Station }) {
  const { t } = useWords();
  const formats = useFormats();
  const { changeStream } = useStationContext();
  const { name, streamUrl, probe, previousUrl, timezone } = station;
  if (streamUrl === null) return null;
  const icyName = probe?.icyName ?? null;
  const at = probe && formats.clock(new Date(probe.at), timezone);
  const until = previousUrl && formats.dateTime(new Date(previousUrl.until), timezone);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-border-soft px-(--card-pad) py-1.5">
        <span className="text-13 text-fg-muted max-md:sr-only">
          <Trans>Stream</Trans>
        </span>
        <span className="flex min-w-0 items-center gap-1 max-md:w-full">
          <code className="min-w-0 text-13 wrap-anywhere max-md:flex-1" dir="ltr">
            {streamUrl}
          </code>
          <CopyButton label={t`Copy the stream address of ${name}`} text={streamUrl} />
        </span>
        {at !== null && (
          <span className="text-13 text-fg-muted md:ms-auto">
            {icyName === null ? (
              <Trans>Checked at {at}</Trans>
            ) : (
              <Trans>
                Named “<bdi>{icyName}</bdi>”, checked at {at}
              </Trans>
            )}
          </span>
        )}
      </div>
      {previousUrl && (
        <div className="border-t border-border-soft p-(--card-pad)">
          <Alert
            actions={
              changeStream && (
                <Button aria-haspopup="dialog" onClick={() => changeStream(previousUrl.url)} size="sm">
                  <Trans>Switch back</Trans>
                </Button>
              )
            }
            silent
            title={<Trans>The stream was changed. The previous address is on record until {until}.</Trans>}
          >
            <code className="wrap-anywhere" dir="ltr">
              {previousUrl.url}
            </code>
          </Alert>
        </div>
      )}
    </>
  );
}
