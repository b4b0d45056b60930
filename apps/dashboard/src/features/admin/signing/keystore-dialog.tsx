import { Trans } from '@lingui/react/macro';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { PasswordInput } from '@unmuted/ui/password-input';
import { useToast } from '@unmuted/ui/toast';
import { FileField } from '#/features/admin/signing/file-field.tsx';
import { FoundKeystore } from '#/features/admin/signing/found-keystore.tsx';
import { InspectedForm } from '#/features/admin/signing/inspected-form.tsx';
import {
  type KeystoreForm,
  type KeystoreFormOptions,
  useKeystoreForm,
} from '#/features/admin/signing/keystore-form.ts';
import { ReferenceField } from '#/features/admin/signing/reference-field.tsx';

export interface KeystoreDialogProps extends KeystoreFormOptions {
  onClose: () => void;
}

/** Adds a keystore, or changes one. The server reads the file before it stores anything. */
export function KeystoreDialog({ api, keystore, onSaved, onClose }: KeystoreDialogProps) {
  const toasts = useToast();
  const form = useKeystoreForm({
    api,
    keystore,
    onSaved: (saved) => {
      onClose();
      toasts.show({
        tone: 'success',
        title: keystore ? <Trans>Keystore changed</Trans> : <Trans>Keystore stored</Trans>,
      });
      onSaved?.(saved);
    },
  });
  const name = keystore?.reference;
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent size="lg">
        <DialogTitle className="wrap-anywhere">
          {keystore ? (
            <Trans>
              Change <bdi>{name}</bdi>
            </Trans>
          ) : (
            <Trans>Add a keystore</Trans>
          )}
        </DialogTitle>
        <DialogDescription>
          {keystore ? (
            <Trans>Without a new file, the stored one stays.</Trans>
          ) : (
            <Trans>The file is read before anything is stored. Nobody can download it again.</Trans>
          )}
        </DialogDescription>
        <InspectedForm
          form={form}
          result={
            form.found && (
              <FoundKeystore
                alias={form.values.alias}
                former={keystore}
                found={form.found}
                isPlaySigning={form.values.isPlaySigning}
                onAlias={(alias) => form.change({ alias })}
              />
            )
          }
          settings={(form.isInspected || keystore) && <SettingFields form={form} />}
          save={keystore ? <Trans>Save changes</Trans> : <Trans>Save keystore</Trans>}
        >
          <FileFields form={form} isNew={keystore === null} />
        </InspectedForm>
      </DialogContent>
    </Dialog>
  );
}

function FileFields({ form, isNew }: { form: KeystoreForm; isNew: boolean }) {
  const { values, change, errorOf } = form;
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <FileField
        accept=".jks,.keystore,.p12,.pfx"
        error={errorOf('keystore')}
        file={values.keystore}
        hint={<Trans>.jks, .keystore or .p12</Trans>}
        label={<Trans>Keystore</Trans>}
        onChange={(keystore) => change({ keystore })}
        optional={!isNew}
      />
      {(values.keystore || isNew) && (
        <div className="grid gap-5">
          <Field error={errorOf('password')} label={<Trans>Password of the keystore</Trans>}>
            <PasswordInput
              autoComplete="off"
              maxLength={256}
              onChange={({ currentTarget: { value } }) => change({ password: value })}
              value={values.password}
            />
          </Field>
          <Field
            error={errorOf('keyPassword') ?? errorOf('alias')}
            hint={<Trans>Empty, if it is the same</Trans>}
            label={<Trans>Password of the key</Trans>}
            optional
          >
            <PasswordInput
              autoComplete="off"
              maxLength={256}
              onChange={({ currentTarget: { value } }) => change({ keyPassword: value })}
              value={values.keyPassword}
            />
          </Field>
        </div>
      )}
    </div>
  );
}

function SettingFields({ form }: { form: KeystoreForm }) {
  const { values, change, errorOf } = form;
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <ReferenceField
        error={errorOf('reference')}
        onChange={(reference) => change({ reference })}
        value={values.reference}
      />
      <Field
        error={errorOf('resetAt')}
        hint={<Trans>From this day, Google accepts a new upload key.</Trans>}
        label={<Trans>Upload key reset</Trans>}
        optional
      >
        <Input
          onChange={({ currentTarget: { value } }) => change({ resetAt: value })}
          type="date"
          value={values.resetAt}
        />
      </Field>
      <Checkbox
        checked={values.isPlaySigning}
        className="md:col-span-2"
        description={
          <Trans>Google keeps the key that signs the app; this one only uploads, and can be replaced.</Trans>
        }
        label={<Trans>Play App Signing is on</Trans>}
        onChange={({ currentTarget: { checked } }) => change({ isPlaySigning: checked })}
      />
    </div>
  );
}
