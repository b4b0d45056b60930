import type { KitFile, KitInput } from '#/modules/apps/kit/kit-input.ts';

/**
 * The file that a website publishes as `/.well-known/assetlinks.json` to belong to the app. Google signs the app with a
 * key of its own, so that its fingerprint is known only after the first upload.
 */
export function assetLinks({ app }: KitInput): KitFile {
  const statement = {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: {
      namespace: 'android_app',
      package_name: app.document.packageId,
      sha256_cert_fingerprints: ['REPLACE WITH: Play Console > App integrity > App signing key, SHA-256'],
    },
  };
  return { path: 'assetlinks.json', content: `${JSON.stringify([statement], null, 2)}\n` };
}
