import { useMutation } from '@tanstack/react-query';
import type {
  ApiClients,
  SigningBundle,
  SigningBundleDraft,
  SigningFiles,
  SigningInspection,
} from '@unmuted/api';
import type { Fault } from '#/components/form/field-errors.ts';
import { inspectSigningFiles, storeSigningBundle } from '#/data/apps/signing.queries.ts';
import { base64Of } from '#/features/admin/signing/file-content.ts';
import type { KeyValues } from '#/features/admin/signing/key-fields.tsx';
import { draftProblems, signingBundleDraft } from '#/features/admin/signing/signing.schema.ts';
import { useInspectedForm } from '#/features/admin/signing/use-inspected-form.ts';

export interface BundleValues extends KeyValues {
  readonly reference: string;
  readonly certificate: File | null;
  readonly password: string;
  readonly profile: File | null;
}

export interface BundleFormOptions {
  api: ApiClients;
  /** Null for a new one. */
  bundle: SigningBundle | null;
  onSaved?: ((bundle: SigningBundle) => void) | undefined;
}

/** Checks whose failure the server does not store. */
const decisive = ['key_present', 'key_of_certificate', 'certificate_in_profile', 'teams_equal'];
const files = ['certificate', 'password', 'profile', 'uploadKey', 'keyId', 'issuerId'] as const;
const filled = 'AA==';

/** A new bundle, or new files of one. */
export function useBundleForm({ api, bundle, onSaved }: BundleFormOptions) {
  const inspection = useMutation(inspectSigningFiles(api));
  const storage = useMutation(storeSigningBundle(api, bundle));
  return useInspectedForm<BundleValues, SigningInspection>({
    initial: {
      reference: bundle?.reference ?? '',
      certificate: null,
      password: '',
      profile: null,
      uploadKey: null,
      keyId: bundle?.uploadKey?.keyId ?? '',
      issuerId: bundle?.uploadKey?.issuerId ?? '',
    },
    inspected: files,
    needsInspection: ({ certificate, profile, uploadKey }) =>
      bundle === null || certificate !== null || profile !== null || uploadKey !== null,
    inspect: async (values) =>
      inspection.mutateAsync({ files: await filesOf(values), bundleId: bundle?.id ?? null }),
    isUsable: ({ faults, checks }) =>
      faults.length === 0 &&
      checks.every(({ check, state }) => state !== 'error' || !decisive.includes(check)),
    onInspected: (found, { reference }) => (reference === '' ? { reference: suggestReference(found) } : {}),
    problemsOf: (values, found) => problemsOf(values, { isNew: bundle === null, isFound: found !== null }),
    save: async (values) => onSaved?.(await storage.mutateAsync(await draftOf(values))),
  });
}

export type BundleForm = ReturnType<typeof useBundleForm>;

async function filesOf(values: BundleValues): Promise<SigningFiles> {
  const { certificate, password, profile, uploadKey, keyId, issuerId } = values;
  return {
    certificate: certificate && { content: await base64Of(certificate), password },
    profile: profile && { content: await base64Of(profile) },
    uploadKey: await keyOf({ uploadKey, keyId, issuerId }),
  };
}

/** The key of App Store Connect as the contract has it. */
export async function keyOf({
  uploadKey,
  keyId,
  issuerId,
}: KeyValues): Promise<SigningBundleDraft['uploadKey']> {
  return (
    uploadKey && {
      content: await base64Of(uploadKey),
      keyId: keyId.trim(),
      issuerId: issuerId.trim(),
    }
  );
}

const draftOf = async (values: BundleValues): Promise<SigningBundleDraft> => ({
  reference: values.reference,
  ...(await filesOf(values)),
});

/** The name is asked for after the files were read, because it can be derived from them. */
function problemsOf(
  { reference, certificate, profile, uploadKey, keyId, issuerId, password }: BundleValues,
  { isNew, isFound }: { isNew: boolean; isFound: boolean },
): Map<string, Fault> {
  const draft = {
    reference: isFound || !isNew ? reference : filled,
    certificate: certificate && { content: filled, password },
    profile: profile && { content: filled },
    uploadKey: uploadKey && { content: filled, keyId: keyId.trim(), issuerId: issuerId.trim() },
  };
  const byPath = draftProblems(signingBundleDraft, draft, [
    'reference',
    'certificate.password',
    'uploadKey.keyId',
    'uploadKey.issuerId',
  ]);
  const problems = new Map([...byPath].map(([path, fault]) => [path.split('.').at(-1) ?? path, fault]));
  for (const [name, file] of Object.entries({ certificate, profile }))
    if (isNew && file === null) problems.set(name, { code: 'required' });
  return problems;
}

/** `aurora-media-2027`: the organisation and the year in which the certificate ends. */
export function suggestReference({ certificate, profile }: SigningInspection): string {
  const owner = certificate?.organisation ?? profile?.teamName ?? profile?.name ?? '';
  const words = owner.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...words, certificate?.expiresAt.slice(0, 4)].filter(Boolean).join('-').slice(0, 60);
}
