/** The content policy of the product when it serves everything from one host. */
export async function productPolicy(): Promise<string> {
  const { documentPolicy } = await import('../../apps/server/src/platform/http/document-policy.ts');
  return documentPolicy({ streamOrigins: [], apiUrls: [], castApiUrl: '/cast-api', sentryDsn: undefined });
}
