import { Trans, useLingui } from '@lingui/react/macro';
import type { AppSettings } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Meter } from '@unmuted/ui/meter';
import { storeLimits } from '#/features/admin/app/app-checks.schema.ts';
import { usePresent } from '#/lib/use-now.ts';

const { testers: neededTesters, testDays, targetApi } = storeLimits.google;
const dayMs = 86_400_000;

/** Google’s rules that a change of a store can break. */
export function GoogleNotes({ settings }: { settings: AppSettings }) {
  return (
    <div className="grid gap-3">
      <Alert tone="info" title={<Trans>Builds must target Android API {targetApi}</Trans>}>
        <Trans>
          Google refuses new apps and updates with a lower target API since 31 August 2026. Update the kit of
          the build machine if a build was made with a lower one.
        </Trans>
      </Alert>
      {settings.isPackageRegistered !== true && (
        <Alert tone="warning" title={<Trans>The package ID is not registered</Trans>}>
          <Trans>
            Since 30 September 2026 a verified developer has to register each package ID with Google.
            Otherwise phones refuse to install the app, first in Brazil, Indonesia, Singapore and Thailand.
          </Trans>
        </Alert>
      )}
    </div>
  );
}

/** How far the closed test is that Google asks of new accounts of persons. */
export function TestCounter({ settings: { testers, testersSince } }: { settings: AppSettings }) {
  const { t } = useLingui();
  const since = testersSince === null ? null : Date.parse(testersSince);
  const passed = usePresent((now) =>
    Math.max(0, Math.min(testDays, Math.floor((now - (since ?? now)) / dayMs))),
  );
  const days = since === null ? null : Number(passed);
  if (testers === null) return null;
  const isDone = testers >= neededTesters && (days ?? 0) >= testDays;
  return (
    <div className="grid gap-3 rounded-tile border border-border p-4">
      <p className="text-14 font-medium">
        {isDone ? (
          <Trans>The closed test is complete: the account can ask for production</Trans>
        ) : (
          <Trans>Closed test, which Google asks of new accounts of persons</Trans>
        )}
      </p>
      <Meter label={t`Testers`} max={neededTesters} unit="" value={Math.min(testers, neededTesters)} />
      <Meter label={t`Days in a row`} max={testDays} unit="" value={days} />
      {!isDone && (
        <p className="text-13 text-fg-muted">
          <Trans>
            A tester who leaves can start the days again. An account of an organization needs no test.
          </Trans>
        </p>
      )}
    </div>
  );
}
