import { Plural, Trans } from '@lingui/react/macro';
import type { Station } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { ClockIcon, HeadphonesIcon, RadioTowerIcon, SmartphoneIcon } from '@unmuted/ui/icons';
import type { ReactNode } from 'react';
import { StreamComparison } from '#/features/station/stream/stream-comparison.tsx';
import type { TriedStream } from '#/features/station/stream/use-stream-change.ts';

interface EffectsStepProps {
  /** The station when the change began. */
  before: Station;
  /** The station now. */
  station: Station;
  tried: TriedStream;
}

/** What is different at the new address, and what follows the change. */
export function EffectsStep({ before, station, tried }: EffectsStepProps) {
  const { name: own, apps, consumers, listeners } = station;
  const losesTls = isSecure(before.streamUrl) && !isSecure(tried.url);
  return (
    <div className="grid gap-5">
      <StreamComparison after={tried.probe} before={before.probe} />
      {losesTls && (
        <Alert silent title={<Trans>The new address is not encrypted</Trans>} tone="warning">
          <Trans>Players on https pages, Alexa and iOS need an address that begins with https.</Trans>
        </Alert>
      )}
      <ul className="grid gap-3">
        <Effect icon={<RadioTowerIcon />}>
          <Trans>
            The checks, the song titles and the player of <bdi>{own}</bdi> use the new address at once.
          </Trans>
        </Effect>
        {consumers.map(({ id, name }) => (
          <Effect icon={<RadioTowerIcon />} key={id}>
            <Trans>
              The station <bdi>{name}</bdi> plays the same stream and follows.
            </Trans>
          </Effect>
        ))}
        {apps.map(({ id, name }) => (
          <Effect icon={<SmartphoneIcon />} key={id}>
            <Trans>
              The app <bdi>{name}</bdi> plays the same stream and follows, on each phone within an hour.
            </Trans>
          </Effect>
        ))}
        <Effect icon={<HeadphonesIcon />}>
          <Listeners listeners={listeners} />
        </Effect>
        <Effect icon={<ClockIcon />}>
          <Trans>The current address stays on record for 24 hours, so that you can switch back.</Trans>
        </Effect>
      </ul>
    </div>
  );
}

const isSecure = (url: string | null): boolean => url?.toLowerCase().startsWith('https:') ?? false;

function Effect({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="mt-0.5 flex-none text-fg-subtle">{icon}</span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

/** The cost of the change: listeners stay where they are. */
export function Listeners({ listeners }: { listeners: number | null }) {
  if (listeners === null)
    return (
      <Trans>
        The service does not report its listeners. Nobody is disconnected; players that saved the current
        address keep opening it.
      </Trans>
    );
  return (
    <Plural
      value={listeners}
      _0="Nobody is listening at the current address. Players that saved it keep opening it."
      one="# listener stays connected to the current address. Players that saved it keep opening it."
      other="# listeners stay connected to the current address. Players that saved it keep opening it."
    />
  );
}
