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

/** What is shown once and lives nowhere else: the secret while it is set up, the codes after they were made. */
type Shown = { secret: MfaSecret } | { codes: readonly string[] } | null;

/** The second step of signing in: on or off, and the way between them. */
export function SecondStepScreen() {
  const { api } = useAccount();
  const mfa = useQuery(mfaQuery(api));
  const [shown, show] = useState<Shown>(null);
  // Whoever comes back from one face to another is led to its heading; whoever opens the page is not.
  const [hasMoved, setHasMoved] = useState(false);
  function setShown(next: Shown) {
    show(next);
    setHasMoved(true);
  }

  if (shown && 'codes' in shown) return <RecoveryCodes codes={shown.codes} onKept={() => setShown(null)} />;
  return (
    <QueryContent
      failedTitle={<Trans>Two-step sign-in could not be loaded</Trans>}
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
