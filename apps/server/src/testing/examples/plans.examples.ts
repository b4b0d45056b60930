import type { OperationExamples } from '#/testing/examples/example.ts';
import * as prepare from '#/testing/examples/plan-preparations.ts';

const missingId = '00000000-0000-7000-8000-000000000000';
const ifMatch = { 'if-match': '999' };
const changed = [200, 404];
const staffChange = [200, 412];

/** Calls of staff and customers about plans, requests and the life cycle of casts. */
export const examples: OperationExamples = {
  'plans.listPublic': { access: 'customers' },
  'requests.list': { access: 'customers' },
  'requests.create': {
    access: 'customers',
    prepareFor: prepare.withPlanToRequest,
    json: { planId: missingId, name: 'Quiet Hill', address: null, note: '' },
    statuses: [201, 404],
  },
  'requests.cancel': { access: 'ownedByCustomer', prepare: prepare.withRequest, statuses: changed },
  'plans.list': { access: 'admins' },
  'plans.create': { access: 'admins', json: prepare.planDraft },
  'plans.update': {
    access: 'admins',
    prepare: prepare.withPlan,
    json: { ...prepare.planDraft, priceText: '12 € a month' },
    headers: ifMatch,
    statuses: changed,
  },
  'plans.archive': { access: 'admins', prepare: prepare.withPlan, headers: ifMatch, statuses: changed },
  'plans.restore': {
    access: 'admins',
    prepare: prepare.withArchivedPlan,
    headers: ifMatch,
    statuses: changed,
  },
  'adminRequests.list': { access: 'admins', query: '?state=pending' },
  'adminRequests.assign': {
    access: 'admins',
    prepare: prepare.withRequest,
    json: { username: 'admin' },
    statuses: changed,
  },
  'adminRequests.approve': {
    access: 'admins',
    prepare: prepare.withRequestToApprove,
    json: { username: 'quiet-hill', name: 'Quiet Hill', timeZone: 'Europe/Dublin' },
    statuses: changed,
  },
  'adminRequests.refuse': {
    access: 'admins',
    prepare: prepare.withRequest,
    json: { reason: 'Please describe the station.' },
    statuses: changed,
  },
  'adminAccounts.search': { access: 'admins', query: '?q=meadow' },
  'adminCasts.create': {
    access: 'admins',
    prepare: prepare.withCastDraft,
    json: {
      accountId: missingId,
      username: 'quiet-hill',
      name: 'Quiet Hill',
      timeZone: 'UTC',
      planId: null,
      limits: prepare.planDraft.limits,
    },
    statuses: [201, 404],
  },
  'adminCasts.checkUsername': { access: 'admins', query: '?username=aurora' },
  'adminCasts.previewPlan': {
    access: 'admins',
    prepare: prepare.withPlanChoice,
    json: { planId: missingId },
    statuses: [200, 422],
  },
  'adminCasts.updatePlan': {
    access: 'admins',
    prepare: prepare.withPlanChoice,
    json: { planId: missingId },
    headers: ifMatch,
    statuses: [200, 422],
  },
  'adminCasts.previewTermination': { access: 'admins' },
  'adminCasts.terminate': {
    access: 'admins',
    prepare: prepare.withNewCast,
    headers: ifMatch,
    // 409: only superadmins may terminate.
    statuses: [...staffChange, 409],
  },
  'adminCasts.restore': {
    access: 'admins',
    prepare: prepare.withTerminatedCast,
    headers: ifMatch,
    statuses: staffChange,
  },
  'adminCasts.transfer': {
    access: 'admins',
    prepare: prepare.withCastToTransfer,
    json: { accountId: missingId },
    headers: ifMatch,
    statuses: [200, 422],
  },
  'adminCasts.bulk': {
    access: 'admins',
    json: { action: 'unsuspend', usernames: ['aurora', 'harbour'], text: null },
  },
  'adminCasts.listNotes': { access: 'admins' },
  'adminCasts.createNote': { access: 'admins', json: { text: 'Asked for a migration.' } },
  'adminCasts.deleteNote': { access: 'admins', prepare: prepare.withNote, statuses: [204, 404] },
  'adminCasts.getLog': { access: 'admins' },
};
