import { Trans } from '@lingui/react/macro';
import type { SigningBundle } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { PasswordInput } from '@unmuted/ui/password-input';
import type { BundleForm } from '#/features/admin/signing/bundle-form.ts';
import { FileField } from '#/features/admin/signing/file-field.tsx';
import { FoundBundle } from '#/features/admin/signing/found-bundle.tsx';
import { InspectedForm } from '#/features/admin/signing/inspected-form.tsx';
import { KeyFields } from '#/features/admin/signing/key-fields.tsx';
import { ReferenceField } from '#/features/admin/signing/reference-field.tsx';

export interface BundleFieldsProps {
  form: BundleForm;
  /** Null for a new one. */
  bundle: SigningBundle | null;
}

/** The files of a bundle, and what the server found in them. */
export function BundleFields({ form, bundle }: BundleFieldsProps) {
  const { values, change, errorOf } = form;
  return (
    <InspectedForm
      form={form}
      result={
        form.found && <FoundBundle found={form.found} isChange={bundle !== null} isUsable={form.canSave} />
      }
      settings={
        (form.isInspected || bundle) && (
          <ReferenceField
            error={errorOf('reference')}
            onChange={(reference) => change({ reference })}
            value={values.reference}
          />
        )
      }
      save={bundle ? <Trans>Save changes</Trans> : <Trans>Save bundle</Trans>}
    >
      <div className="grid items-start gap-5 md:grid-cols-2">
        <div className="grid gap-5">
          <FileField
            accept=".p12,.pfx"
            error={errorOf('certificate')}
            file={values.certificate}
            hint={<Stored bundle={bundle} part="certificate" />}
            label={<Trans>Certificate with its private key</Trans>}
            onChange={(certificate) => change({ certificate })}
            optional={bundle !== null}
          />
          {(values.certificate || !bundle) && (
            <Field
              error={errorOf('password')}
              hint={<Trans>The one with which it was exported; it may be empty.</Trans>}
              label={<Trans>Password of the .p12 file</Trans>}
            >
              <PasswordInput
                autoComplete="off"
                maxLength={256}
                onChange={({ currentTarget: { value } }) => change({ password: value })}
                value={values.password}
              />
            </Field>
          )}
        </div>
        <FileField
          accept=".mobileprovision,.provisionprofile"
          error={errorOf('profile')}
          file={values.profile}
          hint={<Stored bundle={bundle} part="profile" />}
          label={<Trans>Provisioning profile</Trans>}
          onChange={(profile) => change({ profile })}
          optional={bundle !== null}
        />
      </div>
      <UploadKeyFields bundle={bundle} form={form} />
    </InspectedForm>
  );
}

/** What stays if no file is chosen. */
function Stored({ bundle, part }: { bundle: SigningBundle | null; part: 'certificate' | 'profile' }) {
  if (!bundle) return part === 'certificate' ? <Trans>.p12 or .pfx</Trans> : '.mobileprovision';
  const { name } = bundle[part];
  return <Trans>Stored now: {name}</Trans>;
}

function UploadKeyFields({ form, bundle }: BundleFieldsProps) {
  const name = bundle?.uploadKey?.keyId;
  return (
    <div className="grid items-start gap-5 border-t border-border-soft pt-5 md:grid-cols-2">
      <KeyFields
        form={form}
        hint={
          name ? <Trans>Stored now: {name}</Trans> : <Trans>.p8, to upload builds without a person</Trans>
        }
        optional
      />
    </div>
  );
}
