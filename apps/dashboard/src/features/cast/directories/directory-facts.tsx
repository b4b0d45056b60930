import { Trans } from '@lingui/react/macro';
import type { Directory } from '@unmuted/api';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { ExternalLink } from '#/features/cast/directories/external-link.tsx';
import { TimeAgo } from '#/features/cast/shell/time-ago.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

/** The known facts of a directory entry. */
export function DirectoryFacts({ directory }: { directory: Directory }) {
  const formats = useFormats();
  const { state, message, sid, lastTouchAt, touchIntervalS, lastCall, listingUrl } = directory;
  const interval = touchIntervalS === null ? null : formats.duration(touchIntervalS);
  const isEmpty = [sid, lastTouchAt, lastCall, listingUrl].every((fact) => fact === null);
  if (isEmpty) return null;
  return (
    <DescriptionList className="text-13">
      {sid !== null && (
        <DescriptionItem term={<Trans>Entry (SID)</Trans>}>
          <bdi className="font-mono wrap-anywhere">{sid}</bdi>
        </DescriptionItem>
      )}
      {lastTouchAt !== null && (
        <DescriptionItem term={<Trans>Last announcement</Trans>}>
          <TimeAgo at={lastTouchAt} />
          {interval !== null && (
            <span className="text-fg-muted">
              <Trans>every {interval}</Trans>
            </span>
          )}
        </DescriptionItem>
      )}
      {lastCall !== null && (
        <DescriptionItem term={<Trans>Last request</Trans>}>
          <TimeAgo at={lastCall.at} />
          <span className="text-fg-muted">
            <CallOutcome call={lastCall} />
          </span>
        </DescriptionItem>
      )}
      {state === 'listed' && message !== null && (
        <DescriptionItem term={<Trans>Response</Trans>}>
          <bdi className="wrap-anywhere">{message}</bdi>
        </DescriptionItem>
      )}
      {listingUrl !== null && (
        <DescriptionItem term={<Trans>Directory entry</Trans>}>
          <ExternalLink href={listingUrl}>
            <Trans>View entry</Trans>
          </ExternalLink>
        </DescriptionItem>
      )}
    </DescriptionList>
  );
}

function CallOutcome({ call: { outcome, status } }: { call: NonNullable<Directory['lastCall']> }) {
  switch (outcome) {
    case 'accepted':
      return status === null ? <Trans>accepted</Trans> : <Trans>accepted, HTTP {status}</Trans>;
    case 'refused':
      return status === null ? <Trans>rejected</Trans> : <Trans>rejected, HTTP {status}</Trans>;
    case 'not_found':
      return <Trans>not found</Trans>;
    case 'unreachable':
      return <Trans>no response</Trans>;
  }
}
