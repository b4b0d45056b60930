import { Trans } from '@lingui/react/macro';
import type { Device } from '@unmuted/api';
import { MonitorIcon, SmartphoneIcon, TabletIcon, TerminalIcon } from '@unmuted/ui/icons';

const icons = {
  desktop: MonitorIcon,
  phone: SmartphoneIcon,
  tablet: TabletIcon,
  program: TerminalIcon,
} as const satisfies Record<Device['kind'], unknown>;

/** Icon for the type of device. */
export function DeviceIcon({ kind }: Pick<Device, 'kind'>) {
  const Icon = icons[kind];
  return <Icon />;
}

/** Device name from the user agent, which may be inaccurate. */
export function DeviceName({ device: { browser, system, kind } }: { device: Device }) {
  if (browser !== null && system !== null)
    return (
      <Trans>
        {browser} on {system}
      </Trans>
    );
  const known = browser ?? system;
  if (known !== null) return known;
  return kind === 'program' ? <Trans>Unknown app</Trans> : <Trans>Unknown browser</Trans>;
}
