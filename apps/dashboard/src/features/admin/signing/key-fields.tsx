import { Trans } from '@lingui/react/macro';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import type { ReactNode } from 'react';
import { FileField } from '#/features/admin/signing/file-field.tsx';

/** A key of App Store Connect, as people have it. */
export interface KeyValues {
  readonly uploadKey: File | null;
  readonly keyId: string;
  readonly issuerId: string;
}

export interface KeyFieldsProps {
  form: {
    values: KeyValues;
    change: (part: Partial<KeyValues>) => void;
    errorOf: (field: keyof KeyValues) => string | undefined;
  };
  hint: ReactNode;
  optional?: boolean;
}

/** The file of a key of App Store Connect and, once it is chosen, the ids that Apple shows beside it. */
export function KeyFields({ form: { values, change, errorOf }, hint, optional = false }: KeyFieldsProps) {
  return (
    <>
      <FileField
        accept=".p8"
        error={errorOf('uploadKey')}
        file={values.uploadKey}
        hint={hint}
        label={<Trans>Key of App Store Connect</Trans>}
        onChange={(uploadKey) => {
          const keyId = uploadKey && keyIdOf(uploadKey.name);
          change({ uploadKey, ...(keyId && { keyId }) });
        }}
        optional={optional}
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
    </>
  );
}

/** Apple names the file after the key: `AuthKey_ABC123DEFG.p8`. */
const keyIdOf = (fileName: string): string =>
  /(?:^|_)([A-Z0-9]{10})\.p8$/i.exec(fileName)?.[1]?.toUpperCase() ?? '';
