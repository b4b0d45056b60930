import { Plural, Trans } from '@lingui/react/macro';
import type { Station } from '@unmuted/api';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import type { TriedStream } from '#/features/station/stream/use-stream-change.ts';
import { useFormats } from '#/i18n/use-formats.ts';

interface ConfirmStepProps {
  station: Station;
  tried: TriedStream;
}

/** The change in numbers, before it is made. */
export function ConfirmStep({ station, tried }: ConfirmStepProps) {
  const formats = useFormats();
  const { apps, consumers, listeners, streamUrl, name } = station;
  const count = consumers.length + 1;
  const appCount = apps.length;
  return (
    <div className="rounded-card border border-border px-4 py-1">
      <DescriptionList>
        <DescriptionItem term={<Trans>From</Trans>}>
          <code className="text-13 wrap-anywhere" dir="ltr">
            {streamUrl ?? '–'}
          </code>
        </DescriptionItem>
        <DescriptionItem term={<Trans>To</Trans>}>
          <code className="text-13 font-medium wrap-anywhere" dir="ltr">
            {tried.url}
          </code>
        </DescriptionItem>
        <DescriptionItem term={<Trans>Stations</Trans>}>
          {count === 1 ? <bdi>{name}</bdi> : <Plural value={count} one="# station" other="# stations" />}
        </DescriptionItem>
        {appCount > 0 && (
          <DescriptionItem term={<Trans>Mobile apps</Trans>}>
            <Plural value={appCount} one="# app" other="# apps" />
          </DescriptionItem>
        )}
        <DescriptionItem term={<Trans>Listening now</Trans>}>
          {listeners === null ? (
            <Trans>not reported by the service</Trans>
          ) : (
            <>
              {formats.number(listeners)}
              <span className="text-fg-muted">
                <Trans>Nobody is disconnected.</Trans>
              </span>
            </>
          )}
        </DescriptionItem>
        <DescriptionItem term={<Trans>Can be undone</Trans>}>
          <Trans>for 24 hours</Trans>
        </DescriptionItem>
      </DescriptionList>
    </div>
  );
}
