import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { limits } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { CircleCheckIcon } from '@unmuted/ui/icons';
import { Input } from '@unmuted/ui/input';
import { packageQuery } from '#/data/apps/apps.queries.ts';
import { AppField } from '#/features/apps/draft/app-field.tsx';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { SectionCard } from '#/features/apps/form/section-card.tsx';
import { useApp } from '#/features/apps/shell/use-app.ts';
import { useDebouncedValue } from '#/lib/use-debounced-value.ts';

/** How the app is called, by people and by its store. */
export function IdentitySection() {
  const { document, change } = useAppEditor();
  return (
    <SectionCard
      description={<Trans>The name in the store is part of the listing.</Trans>}
      title={<Trans>Names of the app</Trans>}
    >
      <AppField field="name" hint={<Trans>Only you and our staff see it.</Trans>}>
        <Input
          autoComplete="off"
          dir="auto"
          maxLength={60}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          value={document.name}
        />
      </AppField>
      <AppField
        count={{ used: [...document.launcherName].length, max: limits.appLauncherAdvised }}
        field="launcherName"
        hint={<Trans>On the home screen of the phone.</Trans>}
      >
        <Input
          autoComplete="off"
          dir="auto"
          maxLength={limits.appLauncherName}
          onChange={({ currentTarget }) => change({ launcherName: currentTarget.value })}
          value={document.launcherName}
        />
      </AppField>
      <PackageField />
    </SectionCard>
  );
}

/** Checked while it is typed: its form here, and by the server whether another customer's app has it. */
function PackageField() {
  const { api } = useApp();
  const { app, document, change, findings } = useAppEditor();
  const { packageId } = document;
  const asked = useDebouncedValue(packageId);
  const hasForm = !findings.fields.some(({ field }) => field === 'packageId');
  const isSettled = asked === packageId && hasForm && !app.isPackageFrozen;
  const { data } = useQuery({
    ...packageQuery(api, app.platform, asked),
    enabled: isSettled && asked !== app.draft.packageId,
  });
  const isTaken = isSettled && data?.isFree === false;
  const isFree = isSettled && data?.isFree === true;
  return (
    <>
      <AppField
        field="packageId"
        hint={
          app.isPackageFrozen ? (
            <Trans>The store knows this app by it, so it cannot be changed.</Trans>
          ) : isFree ? (
            <span className="flex gap-1.5 text-live-text">
              <CircleCheckIcon className="mt-0.5 flex-none" />
              <Trans>Free here. Only the store knows the IDs of all other apps.</Trans>
            </span>
          ) : undefined
        }
        ownError={isTaken ? <Trans>Another app here has this ID already.</Trans> : undefined}
      >
        <Input
          autoCapitalize="none"
          autoComplete="off"
          className="font-mono"
          dir="ltr"
          maxLength={limits.appPackageId}
          onChange={({ currentTarget }) => change({ packageId: currentTarget.value.trim() })}
          readOnly={app.isPackageFrozen}
          spellCheck={false}
          value={packageId}
        />
      </AppField>
      {!app.isPackageFrozen && (
        <Alert silent title={<Trans>This ID cannot be changed later</Trans>} tone="warning">
          <Trans>
            The store keeps it for as long as the app exists. Another ID is another app, which listeners have
            to install again.
          </Trans>
        </Alert>
      )}
    </>
  );
}
