import type { CreatedRecipient, SilencePolicy, SilencePolicyChange } from '@unmuted/api/contract';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { alertCode, codeHash } from '#/modules/silence/alerts/tokens/alert-tokens.ts';
import type { TestApp } from '#/testing/app/test-app.ts';
import type { OperationExamples } from '#/testing/examples/example.ts';
import { recipientExample } from '#/testing/examples/silence-recipients.examples.ts';

const path = '/api/admin/silence/policies';
/** Replaced by `prepare`. */
const params = {
  id: '019b2f6e-0000-7000-8000-000000000001',
  recipientId: '019b2f6e-0000-7000-8000-000000000002',
};
const { target: _target, ...recipientFields } = recipientExample;

export const policyExample: SilencePolicyChange = {
  name: 'Network down',
  isEnabled: true,
  trigger: 'all',
  kinds: ['silent', 'off_air'],
  sensitivityMin: 1,
  repeatMin: 30,
  tellsRecovery: true,
  stationIds: [demoStationIds.aurora, demoStationIds.oldPier],
};

const staff = { access: 'admins', params } as const;
const version = { 'if-match': '1' };

/** Calls about policies of the team. No service answers in these tests. */
export const examples: OperationExamples = {
  'silencePolicies.list': { access: 'admins' },
  'silencePolicies.create': { access: 'admins', json: policyExample, prepare: withoutPolicies },
  'silencePolicies.get': { ...staff, prepare: withPolicy, statuses: [200, 404] },
  'silencePolicies.update': {
    ...staff,
    json: { ...policyExample, name: 'Network', stationIds: null },
    headers: version,
    prepare: withPolicy,
    statuses: [200, 404],
  },
  'silencePolicies.delete': { ...staff, prepare: withPolicy, statuses: [204, 404] },
  'silencePolicies.createRecipient': {
    ...staff,
    json: recipientExample,
    prepare: withPolicy,
    statuses: [201, 404],
  },
  'silencePolicies.updateRecipient': {
    ...staff,
    json: { ...recipientFields, name: 'Day team' },
    headers: version,
    prepare: withRecipient,
    statuses: [200, 404],
  },
  'silencePolicies.deleteRecipient': { ...staff, prepare: withRecipient, statuses: [204, 404] },
  'silencePolicies.verifyRecipient': {
    ...staff,
    json: { code: '123456' },
    prepare: withCode,
    statuses: [200, 404],
  },
  'silencePolicies.testRecipient': { ...staff, prepare: withRecipient, statuses: [200, 404] },
};

async function withoutPolicies({ db }: TestApp) {
  await db.deleteFrom('silence_policies').execute();
  return {};
}

async function withPolicy(test: TestApp) {
  await withoutPolicies(test);
  const response = await test.call(path, { as: 'admin', json: policyExample });
  const { id } = (await response.json()) as SilencePolicy;
  return { params: { ...params, id } };
}

/** Adds a webhook that nobody has tested. */
async function withRecipient(test: TestApp) {
  const { id } = (await withPolicy(test)).params;
  const response = await test.call(`${path}/${id}/recipients`, { as: 'admin', json: recipientExample });
  const { recipient } = (await response.json()) as CreatedRecipient;
  return { params: { id, recipientId: recipient.id } };
}

/** A telephone number that waits for its code. */
async function withCode(test: TestApp) {
  const { params: place } = await withRecipient(test);
  const { secrets } = test.deps;
  const code = alertCode(secrets, place.recipientId);
  await test.db
    .updateTable('silence_recipients')
    .set({
      channel: 'sms',
      confirm_hash: codeHash(secrets, place.recipientId, code),
      confirm_until: new Date(test.clock.now().getTime() + 60_000),
    })
    .where('id', '=', place.recipientId)
    .execute();
  return { params: place, json: { code } };
}
