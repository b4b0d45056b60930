import { useMutation } from '@tanstack/react-query';
import { type ApiClients, ApiError, type SigningBundle } from '@unmuted/api';
import type { Fault } from '#/components/form/field-errors.ts';
import { requestSigningBundle } from '#/data/apps/signing.queries.ts';
import { keyOf } from '#/features/admin/signing/bundle-form.ts';
import type { KeyValues } from '#/features/admin/signing/key-fields.tsx';
import { draftProblems, signingBundleRequest } from '#/features/admin/signing/signing.schema.ts';
import { useInspectedForm } from '#/features/admin/signing/use-inspected-form.ts';

export interface RequestValues extends KeyValues {
  readonly reference: string;
  readonly bundleId: string;
  /** The bundle whose key asks; empty for a key that is chosen here. */
  readonly keyOf: string;
}

export interface RequestFormOptions {
  api: ApiClients;
  onSaved: (bundle: SigningBundle) => void;
}

/** A certificate and a profile that Apple makes: there are no files to read before they are stored. */
export function useRequestForm({ api, onSaved }: RequestFormOptions) {
  const { mutateAsync } = useMutation(requestSigningBundle(api));
  return useInspectedForm<RequestValues, { readonly faults: [] }>({
    initial: { reference: '', bundleId: '', keyOf: '', uploadKey: null, keyId: '', issuerId: '' },
    inspected: [],
    needsInspection: () => false,
    inspect: () => Promise.resolve({ faults: [] }),
    isUsable: () => true,
    problemsOf,
    save: async (values) =>
      onSaved(
        await mutateAsync({
          reference: values.reference,
          bundleId: values.bundleId.trim(),
          uploadKey: values.keyOf === '' ? await keyOf(values) : null,
          keyOf: values.keyOf === '' ? null : values.keyOf,
        }),
      ),
  });
}

export type RequestForm = ReturnType<typeof useRequestForm>;

function problemsOf(values: RequestValues): Map<string, Fault> {
  const { reference, bundleId, uploadKey, keyId, issuerId } = values;
  const isNewKey = values.keyOf === '';
  const key = { content: 'AA==', keyId: keyId.trim(), issuerId: issuerId.trim() };
  const byPath = draftProblems(
    signingBundleRequest,
    {
      reference,
      bundleId: bundleId.trim(),
      uploadKey: isNewKey && uploadKey ? key : null,
      keyOf: isNewKey ? null : values.keyOf,
    },
    ['reference', 'bundleId', 'uploadKey.keyId', 'uploadKey.issuerId'],
  );
  const problems = new Map([...byPath].map(([path, fault]) => [path.split('.').at(-1) ?? path, fault]));
  if (isNewKey && uploadKey === null) problems.set('uploadKey', { code: 'required' });
  if (bundleId.trim() === '') problems.set('bundleId', { code: 'required' });
  return problems;
}

/** What Apple said when it refused. */
export function refusalOf({ failure }: Pick<RequestForm, 'failure'>): string | null {
  const error = failure?.error;
  const reason = error instanceof ApiError ? error.problem?.params?.reason : undefined;
  return typeof reason === 'string' && reason !== '' ? reason : null;
}
