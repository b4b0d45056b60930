import { useMutation } from '@tanstack/react-query';
import type { ApiClients, Keystore, KeystoreFile, KeystoreInspection } from '@unmuted/api';
import type { Fault } from '#/components/form/field-errors.ts';
import { changeKeystore, createKeystore, inspectKeystore } from '#/data/apps/signing.queries.ts';
import { base64Of } from '#/features/admin/signing/file-content.ts';
import { draftProblems, keystoreChange } from '#/features/admin/signing/signing.schema.ts';
import { useInspectedForm } from '#/features/admin/signing/use-inspected-form.ts';

export interface KeystoreValues {
  readonly reference: string;
  readonly keystore: File | null;
  readonly password: string;
  readonly keyPassword: string;
  readonly alias: string;
  readonly isPlaySigning: boolean;
  /** A day, or empty. */
  readonly resetAt: string;
}

export interface KeystoreFormOptions {
  api: ApiClients;
  /** Null for a new one. */
  keystore: Keystore | null;
  onSaved?: ((keystore: Keystore) => void) | undefined;
}

const filled = 'AA==';

/** A new keystore, or changes of one. */
export function useKeystoreForm({ api, keystore, onSaved }: KeystoreFormOptions) {
  const inspection = useMutation(inspectKeystore(api));
  const creation = useMutation(createKeystore(api));
  const changing = useMutation(changeKeystore(api, keystore ?? { id: '', version: 0 }));
  return useInspectedForm<KeystoreValues, KeystoreInspection>({
    initial: {
      reference: keystore?.reference ?? '',
      keystore: null,
      password: '',
      keyPassword: '',
      alias: '',
      isPlaySigning: keystore?.isPlaySigning ?? true,
      resetAt: keystore?.resetAt?.slice(0, 10) ?? '',
    },
    inspected: ['keystore', 'password', 'keyPassword'],
    needsInspection: (values) => keystore === null || values.keystore !== null,
    inspect: async (values) => inspection.mutateAsync(await fileOf({ ...values, alias: '' })),
    isUsable: (found, { alias }) => keyOf(found, alias)?.isOpen === true,
    onInspected: (found, values) => {
      const open = keysOf(found).find(({ isOpen }) => isOpen);
      const reference = values.reference === '' ? suggestReference(values.keystore) : values.reference;
      return { alias: open?.alias ?? '', reference };
    },
    problemsOf: (values, found) => problemsOf(values, { isNew: keystore === null, isFound: found !== null }),
    save: async (values) => {
      const settings = settingsOf(values);
      const file = values.keystore && (await fileOf(values));
      if (keystore) return onSaved?.(await changing.mutateAsync({ ...settings, file }));
      if (file) onSaved?.(await creation.mutateAsync({ ...settings, ...file }));
    },
  });
}

export type KeystoreForm = ReturnType<typeof useKeystoreForm>;

/** The name of the file, without its ending. */
const suggestReference = (file: File | null): string => file?.name.replace(/\.[^.]*$/, '').slice(0, 60) ?? '';

/** The entries that can sign. */
export const keysOf = ({ entries }: KeystoreInspection) => entries.filter(({ isKey }) => isKey);

export const keyOf = (found: KeystoreInspection, wanted: string) =>
  keysOf(found).find(({ alias }) => alias === wanted);

const fileOf = async ({ keystore, password, keyPassword, alias }: KeystoreValues): Promise<KeystoreFile> => ({
  content: keystore ? await base64Of(keystore) : '',
  password,
  keyPassword,
  alias,
});

const settingsOf = ({ reference, isPlaySigning, resetAt }: KeystoreValues) => ({
  reference,
  isPlaySigning,
  resetAt: resetAt === '' ? null : `${resetAt}T00:00:00.000Z`,
});

/** The name and the key are asked for after the file was read, because they can be derived from it. */
function problemsOf(
  values: KeystoreValues,
  { isNew, isFound }: { isNew: boolean; isFound: boolean },
): Map<string, Fault> {
  const settings = settingsOf(values);
  const draft = {
    ...settings,
    reference: isFound || !isNew ? settings.reference : filled,
    file: null,
  };
  const problems = draftProblems(keystoreChange, draft, ['reference', 'resetAt']);
  if (isNew && values.keystore === null) problems.set('keystore', { code: 'required' });
  return problems;
}
