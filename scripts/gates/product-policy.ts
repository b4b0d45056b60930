/** The content security policy of the product when one host serves everything. */
export async function productPolicy(): Promise<string> {
  const { documentPolicy } = await import('../../apps/server/src/platform/http/document-policy.ts');
  return documentPolicy({ streamOrigins: [], apiUrls: [], castApiUrl: '/cast-api', sentryDsn: undefined });
}
