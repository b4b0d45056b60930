import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { DataListIcon, DataListItem } from '@unmuted/ui/data-list';
import { StatusIcon, type StatusPillProps } from '@unmuted/ui/status-pill';
import type { ReactNode } from 'react';
import { sourceAddressOf } from '#/components/encoder/source-address.ts';
import { Age, Timestamp } from '#/components/timestamp/timestamp.tsx';
import {
  AppReason,
  ListFailedTitle,
  SkillReason,
} from '#/features/dashboard/attention/attention.messages.tsx';
import type { Attention, ListName } from '#/features/dashboard/attention/attention.ts';
import { HowToConnect } from '#/features/dashboard/casts/how-to-connect.tsx';
import { errorText } from '#/i18n/notice.messages.ts';

interface Parts {
  tone: StatusPillProps['status'];
  title: ReactNode;
  description?: ReactNode;
  meta?: ReactNode;
  action?: ReactNode;
}

export interface AttentionRowProps {
  item: Attention;
  timeZone: string | undefined;
  onRetry: (list: ListName) => void;
}

/** One item with its time and an optional action. */
export function AttentionRow(props: AttentionRowProps) {
  const { tone, title, description, meta, action } = useParts(props);
  return (
    <DataListItem
      leading={
        <DataListIcon tone={tone}>
          <StatusIcon status={tone} />
        </DataListIcon>
      }
      title={title}
      description={description}
      meta={meta}
      // Null rather than undefined, so that a row without an action keeps its layout.
      action={action ?? null}
    />
  );
}

function useParts({ item, timeZone, onRetry }: AttentionRowProps): Parts {
  const { i18n } = useLingui();
  switch (item.kind) {
    case 'engine-down':
      return {
        tone: 'failed',
        title: <Trans>The streaming engine isn’t responding</Trans>,
        description: item.checkedAt && (
          <Trans>
            Last response <Timestamp at={item.checkedAt} timeZone={timeZone} />
          </Trans>
        ),
        action: <Retry onRetry={() => onRetry('overview')} />,
      };
    case 'off-air': {
      const { name, since, cast } = item;
      return {
        tone: 'off-air',
        title: <Trans>{name} is off air</Trans>,
        description: since && (
          <Trans>
            No source since <Timestamp at={since} timeZone={timeZone} />
          </Trans>
        ),
        meta: since && <Age at={since} />,
        action: cast && <HowToConnect cast={cast} />,
      };
    }
    case 'list-failed':
      return {
        tone: 'failed',
        title: <ListFailedTitle list={item.list} />,
        description: errorText(i18n, item.error),
        action: <Retry onRetry={() => onRetry(item.list)} />,
      };
    case 'suspended': {
      const { name } = item;
      return {
        tone: 'suspended',
        title: <Trans>{name} is suspended</Trans>,
        description: <Trans>Read-only. Streaming is blocked until it’s active again.</Trans>,
      };
    }
    case 'skill-refused': {
      const { name } = item;
      return {
        tone: 'failed',
        title: <SkillReason status={item.status} />,
        description: <Trans>Skill {name}</Trans>,
      };
    }
    case 'app-refused':
      return { tone: 'failed', title: <AppReason status={item.status} />, description: item.name };
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
        action: cast && <HowToConnect cast={cast} />,
      };
    }
  }
}

function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <Button size="sm" onClick={onRetry}>
      <Trans>Retry</Trans>
    </Button>
  );
}
