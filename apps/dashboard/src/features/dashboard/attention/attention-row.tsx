import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import { DataListIcon, DataListItem } from '@unmuted/ui/data-list';
import { StatusIcon, type StatusPillProps } from '@unmuted/ui/status-pill';
import type { ReactNode } from 'react';
import { sourceAddressOf } from '#/components/encoder/source-address.ts';
import { HelpAction } from '#/components/help/help-action.tsx';
import { streamLooks } from '#/components/stream-status/stream-state.messages.ts';
import { AgeSince, Timestamp } from '#/components/timestamp/timestamp.tsx';
import {
  AppReason,
  FullReason,
  FullTitle,
  ListFailedTitle,
  SiteReason,
  SiteTitle,
  SkillReason,
} from '#/features/dashboard/attention/attention.messages.tsx';
import type { Attention, ListName } from '#/features/dashboard/attention/attention.ts';
import { HowToConnect } from '#/features/dashboard/casts/how-to-connect.tsx';
import { errorText } from '#/i18n/notice.messages.ts';
import { usePermission } from '#/session/use-permission.ts';

interface Parts {
  tone: StatusPillProps['status'];
  title: ReactNode;
  description?: ReactNode;
  action: ReactNode;
}

export interface AttentionRowProps {
  item: Attention;
  timeZone: string | undefined;
  onRetry: (list: ListName) => void;
}

/** One item with its age and the action that resolves it. */
export function AttentionRow(props: AttentionRowProps) {
  const { item, timeZone } = props;
  const { tone, title, description, action } = useParts(props);
  return (
    <DataListItem
      leading={
        <DataListIcon tone={tone}>
          <StatusIcon status={tone} />
        </DataListIcon>
      }
      title={title}
      description={description}
      meta={
        item.since === null ? <Trans>Start unknown</Trans> : <AgeSince at={item.since} timeZone={timeZone} />
      }
      action={action}
    />
  );
}

function useParts({ item, timeZone, onRetry }: AttentionRowProps): Parts {
  const { i18n } = useLingui();
  const { since } = item;
  switch (item.kind) {
    case 'engine-down':
      return {
        tone: 'failed',
        title: <Trans>The streaming engine isn’t responding</Trans>,
        description: since && (
          <Trans>
            Last response <Timestamp at={since} timeZone={timeZone} />
          </Trans>
        ),
        action: <Retry onRetry={() => onRetry('overview')} />,
      };
    case 'off-air': {
      const { name } = item;
      return {
        tone: 'off-air',
        title: <Trans>{name} is off air</Trans>,
        description: since && (
          <Trans>
            No source since <Timestamp at={since} timeZone={timeZone} />
          </Trans>
        ),
        action: <Connect {...item} />,
      };
    }
    case 'station': {
      const { page, stationId, state } = item;
      return {
        tone: 'failed',
        title: <StationTitle item={item} timeZone={timeZone} />,
        description: page === '' && i18n._(streamLooks[state].word),
        action: <Open params={{ id: stationId }} to={`/station/$id${page}`} />,
      };
    }
    case 'list-failed':
      return {
        tone: 'failed',
        title: <ListFailedTitle list={item.list} />,
        description: errorText(i18n, item.error),
        action: <Retry onRetry={() => onRetry(item.list)} />,
      };
    case 'full':
      return {
        tone: 'failed',
        title: <FullTitle item={item} />,
        description: <FullReason item={item} />,
        action: <HelpAction topic="full" />,
      };
    case 'site': {
      const { fault, username } = item;
      return {
        tone: fault === 'taken_down' ? 'suspended' : 'failed',
        title: <SiteTitle item={item} />,
        description: <SiteReason fault={fault} />,
        action: (
          <Open
            params={{ username }}
            to={fault === 'taken_down' ? '/onepage/$username' : '/onepage/$username/domain'}
          />
        ),
      };
    }
    case 'suspended': {
      const { name, reason } = item;
      return {
        tone: 'suspended',
        title: <Trans>{name} is suspended</Trans>,
        description:
          reason === null ? (
            <Trans>Read-only. Streaming is blocked until it’s active again.</Trans>
          ) : (
            <bdi>{reason}</bdi>
          ),
        action: <HelpAction topic="suspended" />,
      };
    }
    case 'skill-refused': {
      const { name, skillId } = item;
      return {
        tone: 'failed',
        title: <SkillReason status={item.status} />,
        description: <Trans>Skill {name}</Trans>,
        action: <Open params={{ id: skillId }} to="/alexa/$id" />,
      };
    }
    case 'app-refused':
      return {
        tone: 'failed',
        title: <AppReason item={item} />,
        description: <bdi>{item.name}</bdi>,
        action: <Open params={{ id: item.appId }} to="/apps/android/$id" />,
      };
    case 'never-connected': {
      const { name, cast } = item;
      const mount = sourceAddressOf(cast?.streamUrl ?? null)?.mount;
      return {
        tone: 'pending',
        title: <Trans>{name} has never connected</Trans>,
        description: mount ? (
          <Trans>
            Connect an encoder to the mount <bdi className="font-mono">{mount}</bdi>
          </Trans>
        ) : (
          <Trans>No encoder has connected yet.</Trans>
        ),
        action: <Connect {...item} />,
      };
    }
  }
}

interface StationTitleProps extends Pick<AttentionRowProps, 'timeZone'> {
  item: Extract<Attention, { kind: 'station' }>;
}

function StationTitle({ item: { name, page, output, fault, since }, timeZone }: StationTitleProps) {
  if (page === '/tunein') return <Trans>TuneIn refuses the songs of {name}</Trans>;
  if (page === '/silence-detection' && since !== null) {
    const at = <Timestamp at={since} timeZone={timeZone} />;
    return fault?.kind === 'silent' || fault?.kind === 'digital_zero' ? (
      <Trans>
        {name} has been silent since {at}
      </Trans>
    ) : (
      <Trans>
        {name} has a fault in its sound since {at}
      </Trans>
    );
  }
  if (page !== '')
    return (
      <Trans>
        {name}: {output} refused too many songs and was turned off
      </Trans>
    );
  // Only the state of a cast begins at an unknown time.
  if (since === null) return <Trans>{name} is off air</Trans>;
  return (
    <Trans>
      {name} cannot be heard since <Timestamp at={since} timeZone={timeZone} />
    </Trans>
  );
}

/** The encoder settings of a cast. Without a known address, its page has what is known. */
function Connect({ cast, username }: Pick<Extract<Attention, { kind: 'off-air' }>, 'cast' | 'username'>) {
  const canConnect = usePermission('source.connect');
  if (cast && canConnect && sourceAddressOf(cast.streamUrl)) return <HowToConnect cast={cast} />;
  return <Open params={{ username }} to="/cast/$username" />;
}

type OpenProps =
  | {
      to: '/cast/$username' | '/onepage/$username' | '/onepage/$username/domain';
      params: { username: string };
    }
  | {
      to:
        | '/alexa/$id'
        | '/apps/android/$id'
        | '/station/$id'
        | '/station/$id/tunein'
        | '/station/$id/nowplaying'
        | '/station/$id/silence-detection';
      params: { id: string };
    };

function Open(link: OpenProps) {
  return (
    <Button asChild size="sm">
      <Link {...link}>
        <Trans>Open</Trans>
      </Link>
    </Button>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <Button size="sm" onClick={onRetry}>
      <Trans>Retry</Trans>
    </Button>
  );
}
