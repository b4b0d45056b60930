import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { MfaSecret } from '@unmuted/api';
import { useState } from 'react';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { mfaQuery } from '#/data/security/security.queries.ts';
import { RecoveryCodes } from '#/features/account/second-step/recovery-codes.tsx';
import { SecondStepOff } from '#/features/account/second-step/second-step-off.tsx';
import { SecondStepOn } from '#/features/account/second-step/second-step-on.tsx';
import { SecondStepSetup } from '#/features/account/second-step/second-step-setup.tsx';
import { Return, SetupReason } from '#/features/account/second-step/setup-reason.tsx';
import { FormSkeleton } from '#/features/account/shell/form-skeleton.tsx';
import { useAccount } from '#/features/account/shell/use-account.ts';

/** Values that are shown only once: the secret during setup, then the recovery codes. */
type OneTimeValues = { secret: MfaSecret } | { codes: readonly string[] } | null;

/** Turns two-step sign-in on and off. */
export function SecondStepScreen() {
  const { api } = useAccount();
  const mfa = useQuery(mfaQuery(api));
  const [oneTime, setOneTime] = useState<OneTimeValues>(null);
  // Focuses the heading after a change of view, but not on page load.
  const [isChanged, setChanged] = useState(false);
  // Set when the rule for all staff led here.
  const returnTo = useLocation({ select: ({ state }) => state.returnTo });
  const [isStored, setStored] = useState(false);
  function show(next: OneTimeValues) {
    setOneTime(next);
    setChanged(true);
  }

  if (oneTime && 'codes' in oneTime)
    return (
      <RecoveryCodes
        codes={oneTime.codes}
        onStored={() => {
          setStored(true);
          show(null);
        }}
      />
    );
  if (isStored && returnTo !== undefined) return <Return to={returnTo} />;
  return (
    <>
      {returnTo !== undefined && mfa.data && (
        <SetupReason isOn={mfa.data.enabledAt !== null} returnTo={returnTo} />
      )}
      <QueryContent
        failedTitle={<Trans>Couldn’t load two-step sign-in</Trans>}
        query={mfa}
        skeleton={<FormSkeleton rows={2} />}
      >
        {({ enabledAt, recoveryCodesLeft }) => {
          if (enabledAt !== null)
            return (
              <SecondStepOn
                onNewCodes={(codes) => show({ codes })}
                takesFocus={isChanged}
                state={{ enabledAt, recoveryCodesLeft }}
              />
            );
          if (!oneTime)
            return <SecondStepOff onStarted={(secret) => show({ secret })} takesFocus={isChanged} />;
          return (
            <SecondStepSetup
              onCancel={() => show(null)}
              onConfirmed={(codes) => show({ codes })}
              secret={oneTime.secret}
            />
          );
        }}
      </QueryContent>
    </>
  );
}
