import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type ApiClients,
  type Keystore,
  type KeystoreChange,
  type KeystoreDraft,
  type KeystoreFile,
  type SigningBundle,
  type SigningBundleDraft,
  type SigningBundleRequest,
  type SigningFiles,
  type SigningState,
  unwrap,
} from '@unmuted/api';
import type { AppPlatform } from '#/data/apps/staff-apps.queries.ts';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

/** What can sign the apps of a platform. */
export interface SigningChoice {
  readonly id: string;
  readonly reference: string;
  readonly state: SigningState;
}

const bundles = '/admin/apps/ios/signing-bundles';
const keystores = '/admin/apps/android/keystores';
const paths = { ios: `${bundles}/{id}`, android: `${keystores}/{id}` } as const;

const quiet = { notify: () => false };
const shown = { notify: skipInlineErrors };
const staleTime = 30_000;
const signingKey = ['signing'] as const;
const versionOf = (version: number) => ({ 'If-Match': String(version) });
/** Every write changes a list, and what an app can be signed with. */
const reread = (client: QueryClient) => client.invalidateQueries({ queryKey: signingKey });

/** What signs iOS apps, the ones that end first at the top. */
export const signingBundlesQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: [...signingKey, 'ios'],
    queryFn: async ({ signal }): Promise<readonly SigningBundle[]> =>
      (await unwrap(main.GET(bundles, { signal, ...quiet }))).items,
    staleTime,
  });

/** What signs Android apps, by reference. */
export const keystoresQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: [...signingKey, 'android'],
    queryFn: async ({ signal }): Promise<readonly Keystore[]> =>
      (await unwrap(main.GET(keystores, { signal, ...quiet }))).items,
    staleTime,
  });

/** Bundles of Apple or keystores of Android, without secrets. */
export const signingChoicesQuery = ({ main }: ApiClients, platform: AppPlatform) =>
  queryOptions({
    queryKey: [...signingKey, 'choices', platform],
    queryFn: async ({ signal }): Promise<readonly SigningChoice[]> => {
      const path = platform === 'ios' ? bundles : keystores;
      const { items } = await unwrap(main.GET(path, { signal, ...quiet }));
      return items.map(({ id, reference, state }) => ({ id, reference, state }));
    },
    staleTime,
  });

/** Reads files that sign iOS apps; nothing is stored. */
export const inspectSigningFiles = ({ main }: ApiClients) =>
  mutationOptions({
    /** Of a bundle, with its other files. */
    mutationFn: ({ files, bundleId }: { files: SigningFiles; bundleId: string | null }) =>
      unwrap(
        main.POST(`${bundles}/inspect`, {
          body: { ...files, ...(bundleId !== null && { bundleId }) },
          ...shown,
        }),
      ),
  });

/** Stores a new bundle, or replaces files of one; those that are null stay. */
export const storeSigningBundle = (
  { main }: ApiClients,
  bundle: Pick<SigningBundle, 'id' | 'version'> | null,
) =>
  mutationOptions({
    mutationFn: (body: SigningBundleDraft) =>
      unwrap(
        bundle === null
          ? main.POST(bundles, { body, ...shown })
          : main.PUT(paths.ios, {
              params: { path: { id: bundle.id }, header: versionOf(bundle.version) },
              body,
              ...shown,
            }),
      ),
    onSuccess: (_saved, _body, _none, { client }) => reread(client),
  });

/** Has Apple make a certificate and a profile; takes some seconds. */
export const requestSigningBundle = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: SigningBundleRequest) => unwrap(main.POST(`${bundles}/request`, { body, ...shown })),
    onSuccess: (_saved, _body, _none, { client }) => reread(client),
  });

/** Reads a keystore; nothing is stored. */
export const inspectKeystore = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: KeystoreFile) => unwrap(main.POST(`${keystores}/inspect`, { body, ...shown })),
  });

/** Stores a new keystore. */
export const createKeystore = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: KeystoreDraft) => unwrap(main.POST(keystores, { body, ...shown })),
    onSuccess: (_saved, _body, _none, { client }) => reread(client),
  });

/** Changes a keystore; without a file, the stored one stays. */
export const changeKeystore = ({ main }: ApiClients, { id, version }: Pick<Keystore, 'id' | 'version'>) =>
  mutationOptions({
    mutationFn: (body: KeystoreChange) =>
      unwrap(
        main.PUT(paths.android, { params: { path: { id }, header: versionOf(version) }, body, ...shown }),
      ),
    onSuccess: (_saved, _body, _none, { client }) => reread(client),
  });

/** No build gets it any more. */
export const revokeSigning = ({ main }: ApiClients, platform: AppPlatform, id: string) =>
  mutationOptions({
    mutationFn: async (): Promise<void> => {
      const call = { params: { path: { id } }, ...shown };
      if (platform === 'ios') await unwrap(main.POST(`${paths.ios}/revoke`, call));
      else await unwrap(main.POST(`${paths.android}/revoke`, call));
    },
    onSuccess: (_nothing, _none, _context, { client }) => reread(client),
  });

/** The secret cannot be restored. */
export const deleteSigning = ({ main }: ApiClients, platform: AppPlatform, id: string) =>
  mutationOptions({
    mutationFn: async (): Promise<void> => {
      await unwrap(main.DELETE(paths[platform], { params: { path: { id } }, ...shown }));
    },
    onSuccess: (_nothing, _none, _context, { client }) => reread(client),
  });
