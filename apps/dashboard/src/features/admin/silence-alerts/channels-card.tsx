import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AlertList } from '@unmuted/api';
import { Card, CardHeader } from '@unmuted/ui/card';
import { Link as TextLink } from '@unmuted/ui/link';
import { StatusPill } from '@unmuted/ui/status-pill';
import { Table, type TableColumn } from '@unmuted/ui/table';
import { alertErrorText, channelLooks } from '#/components/silence/recipients.messages.ts';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

type Channel = AlertList['channels'][number];

/** Whether messages get through, by channel. */
export function ChannelsCard({ channels }: Pick<AlertList, 'channels'>) {
  const { i18n } = useI18n();
  const { t } = useLingui();
  const formats = useFormats();
  const columns: TableColumn<Channel>[] = [
    {
      id: 'channel',
      header: t({ message: 'Channel', context: 'of messages' }),
      rowHeader: true,
      cell: ({ channel }) => i18n._(channelLooks[channel].name),
    },
    {
      id: 'state',
      header: t`State`,
      cell: (channel) => (
        <div className="grid gap-0.5">
          <ChannelState channel={channel} />
          {channel.lastError !== null && (
            <span className="text-12 text-fg-muted">{alertErrorText(i18n, channel.lastError)}</span>
          )}
        </div>
      ),
    },
    {
      id: 'sent',
      header: t`Sent, 24 h`,
      align: 'end',
      cell: ({ sent24h }) => formats.number(sent24h),
    },
    {
      id: 'failed',
      header: t`Failed, 24 h`,
      align: 'end',
      cell: ({ channel, failed24h }) =>
        failed24h === 0 ? (
          formats.number(0)
        ) : (
          <TextLink asChild>
            <Link search={{ channel, state: 'failed,bounced' }} to="/admin/silence/notifications">
              {formats.number(failed24h)}
            </Link>
          </TextLink>
        ),
    },
    {
      id: 'last',
      header: t`Last sent`,
      cell: ({ lastSentAt }) => (lastSentAt === null ? '–' : <Timestamp at={lastSentAt} />),
    },
  ];
  return (
    <Card>
      <CardHeader
        className="pb-3"
        description={<Trans>Ways to reach people, and whether they work.</Trans>}
        title={<Trans context="of messages">Channels</Trans>}
      />
      <Table
        caption={t`Channels of messages`}
        columns={columns}
        density="compact"
        rowKey={({ channel }) => channel}
        rows={channels}
      />
    </Card>
  );
}

function ChannelState({ channel: { isAvailable, sent24h, failed24h, lastSentAt } }: { channel: Channel }) {
  if (!isAvailable)
    return (
      <StatusPill appearance="plain" status="suspended">
        <Trans context="a channel of messages">Not set up</Trans>
      </StatusPill>
    );
  if (failed24h === 0 && lastSentAt === null)
    return (
      <StatusPill appearance="plain" status="pending">
        <Trans context="a channel of messages">Not used yet</Trans>
      </StatusPill>
    );
  if (failed24h === 0)
    return (
      <StatusPill appearance="plain" status="passed">
        <Trans context="a channel of messages">Works</Trans>
      </StatusPill>
    );
  return sent24h === 0 ? (
    <StatusPill appearance="plain" status="failed">
      <Trans context="a channel of messages">Fails</Trans>
    </StatusPill>
  ) : (
    <StatusPill appearance="plain" status="failed">
      <Trans context="a channel of messages">Fails in part</Trans>
    </StatusPill>
  );
}
