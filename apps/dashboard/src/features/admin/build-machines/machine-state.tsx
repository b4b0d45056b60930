import { Trans } from '@lingui/react/macro';
import type { BuildMachine } from '@unmuted/api';
import { StatusPill } from '@unmuted/ui/status-pill';
import type { ReactNode } from 'react';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { usePresent } from '#/lib/use-now.ts';

/** Whether a machine takes jobs, and if not, why. */
export function MachineState({ machine }: { machine: BuildMachine }) {
  const { isOnline, isPaused, registeredAt, registrationExpiresAt } = machine;
  const isExpired = usePresent(
    (now) => registrationExpiresAt !== null && Date.parse(registrationExpiresAt) <= now,
  );
  if (registeredAt === null)
    return isExpired ? (
      <State hint={<Trans>Delete it and add another one</Trans>} status="failed">
        <Trans>Token expired</Trans>
      </State>
    ) : (
      <State
        hint={
          registrationExpiresAt && (
            <Trans>
              Its token works until <Timestamp at={registrationExpiresAt} />
            </Trans>
          )
        }
        status="pending"
      >
        <Trans context="a build machine">Not registered yet</Trans>
      </State>
    );
  if (isPaused)
    return (
      <State
        hint={isOnline ? <Trans>Online, takes no jobs</Trans> : <Trans>Not online</Trans>}
        status="suspended"
      >
        <Trans context="a build machine">Paused</Trans>
      </State>
    );
  return isOnline ? (
    <State status="passed">
      <Trans context="a build machine">Online</Trans>
    </State>
  ) : (
    <State hint={<Trans>No call for over a minute</Trans>} status="off-air">
      <Trans context="a build machine">Offline</Trans>
    </State>
  );
}

interface StateProps {
  status: 'passed' | 'failed' | 'pending' | 'suspended' | 'off-air';
  children: ReactNode;
  hint?: ReactNode;
}

function State({ status, children, hint }: StateProps) {
  return (
    <>
      <StatusPill appearance="plain" status={status}>
        {children}
      </StatusPill>
      {hint && <span className="block text-12 text-fg-muted">{hint}</span>}
    </>
  );
}
