import type { TestApp } from '#/testing/app/test-app.ts';

/** A site of `owner`, and a domain that nobody has claimed of it. */
export const exampleSite = 'radio-aurora';
export const exampleDomain = 'live.radio-aurora.example';

interface DomainExample {
  readonly json?: unknown;
  /** What it answers where there is nothing, or once there is. */
  readonly statuses?: readonly number[];
}

/** One good call of each operation on domains of sites. */
export const domainExamples: Readonly<Record<string, DomainExample>> = {
  'domains.list': {},
  'domains.create': { json: { domain: exampleDomain }, statuses: [201, 409] },
  'domains.get': { statuses: [200, 404] },
  'domains.check': { statuses: [200, 429, 404] },
  'domains.delete': { statuses: [204, 404] },
};

/** The site has that domain, just added. */
export async function withDomain(test: TestApp): Promise<Record<string, never>> {
  await withoutDomains(test);
  const { json } = domainExamples['domains.create'] ?? {};
  await test.call(`/api/control/onepage/${exampleSite}/domains`, { as: 'owner', json });
  return {};
}

export async function withoutDomains({ db }: TestApp): Promise<Record<string, never>> {
  await db.deleteFrom('site_domains').execute();
  return {};
}
