import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ApiClients, BuildMachineList } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Link as TextLink } from '@unmuted/ui/link';
import { buildMachinesQuery } from '#/data/apps/build-machines.queries.ts';
import type { AppPlatform } from '#/data/apps/staff-apps.queries.ts';
import { useLiveTopics } from '#/data/live/live-context.tsx';

export interface QueueHintProps {
  api: ApiClients;
  platform: AppPlatform;
}

/** Why a build waits: which machines could take it, and what they do. Renders nothing while that is not known. */
export function QueueHint({ api, platform }: QueueHintProps) {
  const { data } = useQuery(buildMachinesQuery(api));
  useLiveTopics(['machines']);
  if (!data) return null;
  const { able, online, free, paused } = countsOf(data, platform);
  const waiting = data.waiting.find((each) => each.platform === platform)?.count ?? 0;
  return (
    <Alert
      silent
      title={
        <Trans>
          Waits for a machine with the label <code dir="ltr">{platform}</code>
        </Trans>
      }
      tone={online === 0 ? 'warning' : 'info'}
    >
      <p>
        {able === 0 ? (
          <Trans>There is none. Add one, or build the kit elsewhere and upload the file here.</Trans>
        ) : online === 0 ? (
          <Plural one="The only one is not online." other="There are #, and none is online." value={able} />
        ) : free === 0 ? (
          <Plural
            one="The one that is online builds another app. It takes this one afterwards."
            other="All # that are online build other apps. The first to finish takes the next one."
            value={online}
          />
        ) : (
          <Plural
            one="One is free and takes it within seconds."
            other="# are free. One takes it within seconds."
            value={free}
          />
        )}{' '}
        {paused > 0 && free === 0 && <Plural one="One is paused." other="# are paused." value={paused} />}{' '}
        {waiting > 1 && (
          <Plural
            one="# build waits in all."
            other="# builds wait in all; the one that waits longest is next."
            value={waiting}
          />
        )}
      </p>
      <p className="mt-1">
        <TextLink asChild className="touch-target">
          <Link to="/admin/apps/build-machines">
            <Trans>Build machines</Trans>
          </Link>
        </TextLink>
      </p>
    </Alert>
  );
}

/** The platform is the label by which machines take builds. */
function countsOf({ items }: BuildMachineList, platform: AppPlatform) {
  const able = items.filter(({ labels }) => labels.includes(platform));
  const online = able.filter(({ isOnline, isPaused }) => isOnline && !isPaused);
  return {
    able: able.length,
    online: online.length,
    free: online.filter(({ build }) => build === null).length,
    paused: able.filter(({ isPaused }) => isPaused).length,
  };
}
