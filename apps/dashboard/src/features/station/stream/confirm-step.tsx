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
export function ConfirmStep({ station: { consumers, listeners, streamUrl, name }, tried }: ConfirmStepProps) {
  const formats = useFormats();
  const count = consumers.length + 1;
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
