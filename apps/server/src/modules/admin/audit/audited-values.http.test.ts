import type { AuditAction } from '@unmuted/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { succeed } from '#/testing/examples/successful-calls.ts';

interface Recorded {
  readonly action: AuditAction;
  readonly before: object | null;
  readonly after: object | null;
}

let test: TestApp;
let recorded: Recorded[];
const failed: string[] = [];
/** Makes one successful call of each operation that changes something. */
beforeAll(async () => {
  test = await createTestApp();
  for (const operation of operations.filter(({ method }) => method !== 'GET')) {
    const response = await succeed(test, operation);
    await response.body?.cancel();
    if (response.status >= 500) failed.push(`${operation.id}: ${response.status}`);
  }
  recorded = await test.db
    .selectFrom('audit_trail')
    .select(['action', 'before', 'after'])
    .orderBy('id')
    .execute();
}, 300_000);
afterAll(() => test.close());

/** Acts whose name says everything: nothing that they change has a value before and after. */
const withoutValues: readonly AuditAction[] = [
  'account.created',
  'account.email_change_requested',
  'account.mfa_disabled',
  'account.mfa_enabled',
  'account.password_rejected',
  'account.password_reset',
  'account.password_reset_requested',
  'account.password_updated',
  'account.recovery_code_used',
  'account.recovery_codes_created',
  'account.registered',
  'account.verified',
  'build.artifact_uploaded',
  'build.cancelled',
  'build_machine.registered',
  'cast.messaged',
  'cast.note_created',
  'cast.note_deleted',
  'cast.restarted',
  'customer.deleted',
  'customer.email_change_requested',
  'customer.exported',
  'customer.invitation_accepted',
  'customer.invitation_cancelled',
  'customer.invitation_sent',
  'customer.invited',
  'customer.mfa_reset',
  'customer.note_created',
  'customer.note_deleted',
  'customer.sessions_ended',
  'customer.viewed_as',
  'key.leaked',
  'listener.address_revealed',
  'listener.disconnected',
  'listener.moved',
  'listeners.moved',
  'now_playing.token_created',
  'now_playing.token_ended',
  'person.invitation_cancelled',
  'report.sent',
  'session.created',
  'session.rejected',
  'session.revoked',
  'session.throttled',
  'sessions.revoked',
  'sign_in_link.created',
  // Their details tell which certificates and keys; a secret has no value that could be shown.
  'signing.created',
  'signing.deleted',
  'signing.replaced',
  'signing.revoked',
  'source.disconnected',
  'source.password_revealed',
  'source.password_rotated',
  'statistics.reset',
  'team.invite_cancelled',
  'team.invite_sent',
  'team.mfa_reset',
  'team.sessions_ended',
  'webhook.secret_rotated',
];

describe('the values in the audit log', () => {
  it('[H17] are recorded for every act that has some', () => {
    expect(failed).toEqual([]);
    const acts = new Set(recorded.map(({ action }) => action));
    expect(acts.size).toBeGreaterThan(50);
    const withValues = new Set(
      recorded.filter(({ before, after }) => before ?? after).map(({ action }) => action),
    );
    const missing = [...acts].filter((action) => !withValues.has(action) && !withoutValues.includes(action));
    // Its example saves the present value.
    expect(missing).toEqual(['team.settings_updated']);
  });

  it.each<[AuditAction, object | null, object | null]>([
    [
      'geolock.updated',
      { countries: [], allowNetworks: [] },
      { countries: ['FR'], allowNetworks: ['192.0.2.0/24 (Office in Berlin)'] },
    ],
    ['listing.updated', { isPublic: false }, { isPublic: true }],
    ['directory.enabled', { isEnabled: false }, { isEnabled: true }],
    ['directory.submitted', { submittedAt: null }, { submittedAt: '2026-03-01T00:00:00.000Z' }],
    ['dayparts.updated', { parts: [] }, { parts: ['Breakfast: 1 2, 6–10'] }],
    ['report.updated', { weekly: false }, { weekly: true }],
    ['widget.created', null, { name: expect.any(String), settings: expect.any(Object) }],
    ['widget.updated', { name: expect.any(String) }, { name: 'Sidebar' }],
    ['widget.deleted', { name: expect.any(String) }, null],
    ['ban.created', null, { kind: 'agent', value: 'streamripper', until: expect.any(String) }],
    ['person.invited', null, { role: expect.any(String), products: null }],
    ['notifications.updated', { mailed: expect.any(Array) }, { mailed: expect.any(Array) }],
    ['key.created', null, { name: expect.any(String), scopes: expect.any(Array) }],
    ['key.revoked', { isRevoked: false }, { isRevoked: true }],
    ['webhook.created', null, { url: 'changed', host: expect.any(String), isEnabled: true }],
    ['plan.updated', { priceText: expect.any(String) }, { priceText: '12 € a month' }],
    ['webhook.updated', { description: 'Automation' }, { description: 'Automation in the studio' }],
    ['plan.archived', { isArchived: false }, { isArchived: true }],
    ['cast.suspended', { status: 'active', reason: null }, { status: 'suspended' }],
    ['cast.terminated', { isTerminated: false }, { isTerminated: true }],
    ['cast.transferred', { accountId: expect.any(String) }, { accountId: expect.any(String) }],
    ['customer.disabled', { isDisabled: false }, { isDisabled: true }],
    ['request.approved', { state: 'pending' }, { state: 'approved' }],
    ['domain.created', null, { isVerified: false }],
    ['domain.primary_set', { isPrimary: false }, { isPrimary: true }],
    ['site.created', null, { title: 'Quiet Hill', state: 'empty' }],
    ['site.updated', { title: expect.any(String) }, { title: expect.any(String) }],
    ['site.published', { version: expect.any(Number) }, { version: expect.any(Number) }],
    ['site.scheduled', { publishAt: null }, { publishAt: expect.any(String) }],
    ['site.shared', { until: null }, { until: expect.any(String) }],
    ['site.taken_down', { reason: null }, { reason: 'Copied pictures' }],
    ['site.code_permission_set', { isAllowed: false }, { isAllowed: true }],
    ['site.deleted', { title: 'Quiet Hill', state: 'empty' }, null],
    ['team.removed', { role: expect.any(String) }, null],
    ['account.email_updated', { email: 'changed' }, { email: 'changed' }],
  ])('%s: %o is now %o', (wanted, before, after) => {
    const like = (values: object | null) => values && expect.objectContaining(values);
    const entries = recorded.filter(({ action }) => action === wanted);
    expect(entries).toContainEqual({ action: wanted, before: like(before), after: like(after) });
  });
});
