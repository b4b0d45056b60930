import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { DialogClose, DialogFooter } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { NativeSelect } from '@unmuted/ui/native-select';
import { FormError } from '#/components/form/form-error.tsx';
import { signingBundlesQuery } from '#/data/apps/signing.queries.ts';
import { KeyFields } from '#/features/admin/signing/key-fields.tsx';
import { ReferenceField } from '#/features/admin/signing/reference-field.tsx';
import { type RequestForm, refusalOf } from '#/features/admin/signing/request-form.ts';

/** What Apple needs to make a certificate and a profile: a name, the id of the app, and a key that may ask. */
export function RequestFields({ api, form }: { api: ApiClients; form: RequestForm }) {
  const { values, change, errorOf } = form;
  const reason = refusalOf(form);
  return (
    <form className="mt-5 grid gap-5" method="post" noValidate onSubmit={form.onSubmit}>
      <FormError failure={form.failure}>
        <Trans>Nothing was stored, and your input is still here. Please try again in a moment.</Trans>
      </FormError>
      {reason !== null && (
        <p className="text-13 wrap-anywhere">
          <Trans>
            Apple: “<bdi>{reason}</bdi>”
          </Trans>
        </p>
      )}
      <div className="grid items-start gap-5 md:grid-cols-2">
        <ReferenceField
          error={errorOf('reference')}
          onChange={(reference) => change({ reference })}
          value={values.reference}
        />
        <Field
          error={errorOf('bundleId')}
          hint={<Trans>Of the app. Apple registers it for the team if it is new.</Trans>}
          label={<Trans>Bundle ID</Trans>}
        >
          <Input
            autoCapitalize="none"
            autoComplete="off"
            className="font-mono"
            dir="ltr"
            maxLength={155}
            onChange={({ currentTarget }) => change({ bundleId: currentTarget.value })}
            placeholder="fm.aurora.app"
            spellCheck={false}
            value={values.bundleId}
          />
        </Field>
      </div>
      <div className="grid items-start gap-5 border-t border-border-soft pt-5 md:grid-cols-2">
        <KeyChoice
          api={api}
          error={errorOf('keyOf')}
          onChange={(keyOf) => change({ keyOf })}
          value={values.keyOf}
        />
        {values.keyOf === '' && (
          <KeyFields form={form} hint={<Trans>.p8 of a key with the role Admin</Trans>} />
        )}
      </div>
      <p className="text-13 text-fg-muted">
        <Trans>
          Apple makes a certificate for distribution and a profile for the App Store. The private key is made
          here and stored encrypted. A team can have few such certificates; older ones stay valid.
        </Trans>
      </p>
      <DialogFooter className="mt-1">
        <DialogClose asChild>
          <Button variant="ghost">
            <Trans>Cancel</Trans>
          </Button>
        </DialogClose>
        <Button loading={form.isBusy} type="submit" variant="primary">
          <Trans>Make both</Trans>
        </Button>
      </DialogFooter>
    </form>
  );
}

interface KeyChoiceProps {
  api: ApiClients;
  value: string;
  error: string | undefined;
  onChange: (bundle: string) => void;
}

/** A key that a bundle has already, or a new one; nothing if no bundle has one. */
function KeyChoice({ api, value, error, onChange }: KeyChoiceProps) {
  const { data = [] } = useQuery(signingBundlesQuery(api));
  const withKey = data.filter(({ uploadKey, revokedAt }) => uploadKey !== null && revokedAt === null);
  const keys = withKey.filter(
    ({ uploadKey }, index) =>
      withKey.findIndex((each) => each.uploadKey?.keyId === uploadKey?.keyId) === index,
  );
  if (keys.length === 0) return null;
  return (
    <Field
      error={error}
      hint={<Trans>Of the team that signs the app</Trans>}
      label={<Trans>Key that asks Apple</Trans>}
    >
      <NativeSelect onChange={({ currentTarget }) => onChange(currentTarget.value)} value={value}>
        <option value="">
          <Trans>Another key</Trans>
        </option>
        {keys.map(({ id, reference, uploadKey }) => (
          <option key={id} value={id}>
            {`${uploadKey?.keyId} · ${reference}`}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
