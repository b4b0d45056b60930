import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { MfaSecret } from '@unmuted/api';
import { useState } from 'react';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { mfaQuery } from '#/data/security/security.queries.ts';
import { RecoveryCodes } from '#/features/account/second-step/recovery-codes.tsx';
import { SecondStepOff } from '#/features/account/second-step/second-step-off.tsx';
import { SecondStepOn } from '#/features/account/second-step/second-step-on.tsx';
import { SecondStepSetup } from '#/features/account/second-step/second-step-setup.tsx';
import { FormSkeleton } from '#/features/account/shell/form-skeleton.tsx';
import { useAccount } from '#/features/account/shell/use-account.ts';

/** Values that are shown only once: the secret during setup, then the recovery codes. */
type Shown = { secret: MfaSecret } | { codes: readonly string[] } | null;

/** Turns two-step sign-in on and off. */
export function SecondStepScreen() {
  const { api } = useAccount();
  const mfa = useQuery(mfaQuery(api));
  const [shown, show] = useState<Shown>(null);
  // Focuses the heading after a change of view, but not on page load.
  const [hasMoved, setHasMoved] = useState(false);
  function setShown(next: Shown) {
    show(next);
    setHasMoved(true);
  }

  if (shown && 'codes' in shown) return <RecoveryCodes codes={shown.codes} onKept={() => setShown(null)} />;
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load two-step sign-in</Trans>}
      query={mfa}
      skeleton={<FormSkeleton rows={2} />}
    >
      {({ enabledAt, recoveryCodesLeft }) => {
        if (enabledAt !== null)
          return (
            <SecondStepOn
              onNewCodes={(codes) => setShown({ codes })}
              takesFocus={hasMoved}
              state={{ enabledAt, recoveryCodesLeft }}
            />
          );
        if (!shown)
          return <SecondStepOff onStarted={(secret) => setShown({ secret })} takesFocus={hasMoved} />;
        return (
          <SecondStepSetup
            onCancel={() => setShown(null)}
            onConfirmed={(codes) => setShown({ codes })}
            secret={shown.secret}
          />
        );
      }}
    </QueryContent>
  );
}
