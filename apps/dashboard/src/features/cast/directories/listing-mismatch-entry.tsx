import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DirectoryEntry as Entry } from '@unmuted/api';
import { Badge } from '@unmuted/ui/badge';
import { StatusPill } from '@unmuted/ui/status-pill';
import { Table } from '@unmuted/ui/table';
import { useId } from 'react';
import { ExternalLink } from '#/features/cast/directories/external-link.tsx';
import { useListingMismatchMessages } from '#/features/cast/directories/listing-mismatch.messages.ts';
import { TimeAgo } from '#/features/cast/shell/time-ago.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

/** One directory entry: ownership, status and outdated fields. */
export function ListingMismatchEntry({ entry }: { entry: Entry }) {
  const { t } = useLingui();
  const id = useId();
  const formats = useFormats();
  const fields = useListingMismatchMessages();
  const { name, url, listingUrl, isUp, isOurs, checkedAt, clicks, votes, differences } = entry;
  const votesText = formats.number(votes);
  const clicksText = formats.number(clicks);
  return (
    <article aria-labelledby={id} className="grid gap-3 border-border-soft not-first:border-t not-first:pt-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="min-w-0 text-14 font-semibold wrap-anywhere" id={id}>
          <ExternalLink href={listingUrl}>{name}</ExternalLink>
        </h3>
        <Badge tone={isOurs ? 'info' : undefined}>
          {isOurs ? <Trans>Matches your stream URL</Trans> : <Trans>Matches name only</Trans>}
        </Badge>
        <StatusPill status={isUp ? 'passed' : 'failed'}>
          {isUp ? <Trans>Playing there</Trans> : <Trans>Not playing there</Trans>}
        </StatusPill>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-fg-muted tabular-nums">
        <bdi className="min-w-0 wrap-anywhere">{url}</bdi>
        <span>
          <Plural value={clicks} one={`${clicksText} click`} other={`${clicksText} clicks`} />
        </span>
        <span>
          <Plural value={votes} one={`${votesText} vote`} other={`${votesText} votes`} />
        </span>
        {checkedAt !== null && (
          <span>
            <Trans>
              last checked <TimeAgo at={checkedAt} />
            </Trans>
          </span>
        )}
      </p>
      {!isOurs ? (
        <p className="text-13 wrap-anywhere">
          <Trans>Either a different station with the same name or an old address of this cast.</Trans>
        </p>
      ) : differences.length === 0 ? (
        <p className="text-13">
          <Trans>Matches your settings.</Trans>
        </p>
      ) : (
        <Table
          caption={t`Differences on ${name}`}
          columns={[
            { id: 'field', header: t`Field`, cell: ({ field }) => fields[field], rowHeader: true },
            {
              id: 'theirs',
              header: t`Directory value`,
              cell: ({ theirs }) => (
                <bdi className="inline-block min-w-24 wrap-anywhere">
                  {theirs === null || theirs === '' ? '–' : theirs}
                </bdi>
              ),
            },
            {
              id: 'ours',
              header: t`Your settings`,
              cell: ({ ours }) => <bdi className="inline-block min-w-24 wrap-anywhere">{ours}</bdi>,
            },
            {
              id: 'header',
              header: t`Header to set`,
              cell: ({ header }) => (
                <code className="inline-block min-w-24 font-mono wrap-anywhere">{header}</code>
              ),
            },
          ]}
          density="compact"
          rowKey={({ field }) => field}
          rows={differences}
        />
      )}
    </article>
  );
}
