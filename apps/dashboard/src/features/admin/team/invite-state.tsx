import { Plural, Trans } from '@lingui/react/macro';
import { StatusPill } from '@unmuted/ui/status-pill';
import { usePresent } from '#/lib/use-now.ts';

const dayMs = 86_400_000;

/** How long the link of an invitation still works. */
export function InviteState({ expiresAt }: { expiresAt: string }) {
  const days = usePresent((now) => Math.ceil((Date.parse(expiresAt) - now) / dayMs));
  if (days <= 0)
    return (
      <StatusPill appearance="plain" status="off-air">
        <Trans context="an invitation">Expired</Trans>
      </StatusPill>
    );
  return (
    <StatusPill appearance="plain" status="pending">
      <Plural one="Invited, # day left" other="Invited, # days left" value={days} />
    </StatusPill>
  );
}
