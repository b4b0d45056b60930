import { Trans } from '@lingui/react/macro';
import type { SigningBundle } from '@unmuted/api';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { PasswordInput } from '@unmuted/ui/password-input';
import { useToast } from '@unmuted/ui/toast';
import {
  type BundleForm,
  type BundleFormOptions,
  keyIdOf,
  useBundleForm,
} from '#/features/admin/signing/bundle-form.ts';
import { FileField } from '#/features/admin/signing/file-field.tsx';
import { FoundBundle } from '#/features/admin/signing/found-bundle.tsx';
import { InspectedForm } from '#/features/admin/signing/inspected-form.tsx';
import { ReferenceField } from '#/features/admin/signing/reference-field.tsx';

export interface BundleDialogProps extends BundleFormOptions {
  onClose: () => void;
}

/** Adds a bundle, or replaces files of one. The server reads them before it stores anything. */
export function BundleDialog({ api, bundle, onSaved, onClose }: BundleDialogProps) {
  const toasts = useToast();
  const form = useBundleForm({
    api,
    bundle,
    onSaved: (saved) => {
      onClose();
      toasts.show({
        tone: 'success',
        title: bundle ? <Trans>Signing bundle changed</Trans> : <Trans>Signing bundle stored</Trans>,
      });
      onSaved?.(saved);
    },
  });
  const { values, change, errorOf } = form;
  const name = bundle?.reference;
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent size="lg">
        <DialogTitle className="wrap-anywhere">
          {bundle ? (
            <Trans>
              Replace files of <bdi>{name}</bdi>
            </Trans>
          ) : (
            <Trans>Add a signing bundle</Trans>
          )}
        </DialogTitle>
        <DialogDescription>
          {bundle ? (
            <Trans>
              Choose only what is new; the other files stay. They are read before anything is stored.
            </Trans>
          ) : (
            <Trans>The files are read before anything is stored. Nobody can download them again.</Trans>
          )}
        </DialogDescription>
        <InspectedForm
          form={form}
          result={
            form.found && (
              <FoundBundle found={form.found} isChange={bundle !== null} isUsable={form.canSave} />
            )
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
      </DialogContent>
    </Dialog>
  );
}

/** What stays if no file is chosen. */
function Stored({ bundle, part }: { bundle: SigningBundle | null; part: 'certificate' | 'profile' }) {
  if (!bundle) return part === 'certificate' ? <Trans>.p12 or .pfx</Trans> : '.mobileprovision';
  const { name } = bundle[part];
  return <Trans>Stored now: {name}</Trans>;
}

function UploadKeyFields({ form, bundle }: { form: BundleForm; bundle: SigningBundle | null }) {
  const { values, change, errorOf } = form;
  const name = bundle?.uploadKey?.keyId;
  return (
    <div className="grid items-start gap-5 border-t border-border-soft pt-5 md:grid-cols-2">
      <FileField
        accept=".p8"
        error={errorOf('uploadKey')}
        file={values.uploadKey}
        hint={
          name ? <Trans>Stored now: {name}</Trans> : <Trans>.p8, to upload builds without a person</Trans>
        }
        label={<Trans>Key of App Store Connect</Trans>}
        onChange={(uploadKey) =>
          change({
            uploadKey,
            ...(uploadKey && keyIdOf(uploadKey.name) && { keyId: keyIdOf(uploadKey.name) }),
          })
        }
        optional
      />
      {values.uploadKey && (
        <div className="grid gap-5">
          <Field
            error={errorOf('keyId')}
            hint={<Trans>10 letters and digits, also in the name of the file</Trans>}
            label={<Trans>Key ID</Trans>}
          >
            <Input
              autoCapitalize="characters"
              autoComplete="off"
              dir="ltr"
              maxLength={20}
              onChange={({ currentTarget: { value } }) => change({ keyId: value.toUpperCase() })}
              spellCheck={false}
              value={values.keyId}
            />
          </Field>
          <Field
            error={errorOf('issuerId')}
            hint={<Trans>Above the list of keys in App Store Connect</Trans>}
            label={<Trans>Issuer ID</Trans>}
          >
            <Input
              autoComplete="off"
              dir="ltr"
              maxLength={60}
              onChange={({ currentTarget: { value } }) => change({ issuerId: value })}
              placeholder="69a6de70-…"
              spellCheck={false}
              value={values.issuerId}
            />
          </Field>
        </div>
      )}
    </div>
  );
}
