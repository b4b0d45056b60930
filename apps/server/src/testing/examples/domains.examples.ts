import type { TestApp } from '#/testing/app/test-app.ts';
import type { OperationExamples } from '#/testing/examples/example.ts';

/** A site of `owner`, and a domain without a claim. */
const exampleSite = 'radio-aurora';
const exampleDomain = 'live.radio-aurora.example';

const json = { domain: exampleDomain };
const list = { username: exampleSite };
const one = { username: exampleSite, domain: exampleDomain };

export const examples: OperationExamples = {
  'domains.list': { access: 'owned', params: list },
  'domains.create': { access: 'owned', params: list, json, statuses: [201, 409], prepare: withoutDomains },
  'domains.get': { access: 'owned', params: one, statuses: [200, 404], prepare: withDomain },
  'domains.check': { access: 'owned', params: one, statuses: [200, 429, 404], prepare: withDomain },
  'domains.setPrimary': {
    access: 'owned',
    params: one,
    statuses: [200, 409, 404],
    prepare: withVerifiedDomain,
  },
  'domains.unsetPrimary': { access: 'owned', params: one, statuses: [200, 404], prepare: withDomain },
  'domains.delete': { access: 'owned', params: one, statuses: [204, 404], prepare: withDomain },
};

async function withDomain(test: TestApp) {
  await withoutDomains(test);
  await test.call(`/api/control/onepage/${exampleSite}/domains`, { as: 'owner', json });
  return { params: one };
}

async function withVerifiedDomain(test: TestApp) {
  await withDomain(test);
  await test.db.updateTable('site_domains').set({ verified_at: new Date(), expires_at: null }).execute();
  return { params: one };
}

async function withoutDomains({ db }: TestApp) {
  await db.deleteFrom('site_domains').execute();
  return {};
}
