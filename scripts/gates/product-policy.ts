/** The content security policy of the product when one host serves everything. */
export async function productPolicy(): Promise<string> {
  const { documentPolicy } = await import('../../apps/server/src/platform/http/document-policy.ts');
  return documentPolicy({
    // Of the streams in the fixtures.
    streamOrigins: ['https://stream.studio.test'],
    apiUrls: [],
    castApiUrl: '/cast-api',
    sentryDsn: undefined,
  });
}
