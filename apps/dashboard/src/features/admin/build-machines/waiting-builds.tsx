import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { BuildMachineList } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Link as TextLink } from '@unmuted/ui/link';
import { PageGrid } from '@unmuted/ui/page';
import { appsPaths } from '#/features/admin/apps/app-platforms.ts';

/** How many builds wait for a machine of each platform. Renders nothing if none does. */
export function WaitingBuilds({ list: { items, waiting } }: { list: BuildMachineList }) {
  const texts = waiting.map(({ platform, count }) => {
    const online = items.filter(
      ({ isOnline, isPaused, labels }) => isOnline && !isPaused && labels.includes(platform),
    ).length;
    return (
      <Alert
        actions={
          <TextLink asChild className="touch-target">
            <Link search={{ state: 'queued' }} to={appsPaths[platform]}>
              <Trans>Show the apps</Trans>
            </Link>
          </TextLink>
        }
        key={platform}
        silent
        title={
          platform === 'ios' ? (
            <Plural one="# iOS build waits" other="# iOS builds wait" value={count} />
          ) : (
            <Plural one="# Android build waits" other="# Android builds wait" value={count} />
          )
        }
        tone={online === 0 ? 'warning' : 'info'}
      >
        <Plural
          _0="No machine with its label is online and takes jobs."
          one="# machine with its label is online."
          other="# machines with its label are online."
          value={online}
        />
      </Alert>
    );
  });
  return texts.length > 0 && <PageGrid columns={texts.length > 1 ? '2' : '1'}>{texts}</PageGrid>;
}
