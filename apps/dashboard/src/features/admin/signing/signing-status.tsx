import { useLingui } from '@lingui/react';
import type { SigningState } from '@unmuted/api';
import { ClockIcon } from '@unmuted/ui/icons';
import { StatusPill, type StatusPillProps } from '@unmuted/ui/status-pill';
import { signingStateWords } from '#/features/admin/signing/signing.messages.ts';

const statuses: Readonly<Record<Exclude<SigningState, 'soon' | 'expiring'>, StatusPillProps['status']>> = {
  ok: 'passed',
  urgent: 'failed',
  expired: 'failed',
  mismatch: 'failed',
  revoked: 'suspended',
};

/** The state of a bundle or a keystore as colour, icon and word. */
export function SigningStatus({ state }: { state: SigningState }) {
  const { i18n } = useLingui();
  const word = i18n._(signingStateWords[state]);
  if (state === 'soon' || state === 'expiring')
    return (
      <span className="inline-flex items-center gap-1.5 font-medium whitespace-nowrap text-silent-text">
        <ClockIcon className="size-3.5 stroke-2" />
        {word}
      </span>
    );
  return (
    <StatusPill appearance="plain" status={statuses[state]}>
      {word}
    </StatusPill>
  );
}
