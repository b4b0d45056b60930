import type { CastNote } from '#/contract/admin/cast-life.schemas.ts';
import type { AdminCast } from '#/contract/admin/casts.schemas.ts';
import type { Plan } from '#/contract/admin/plans.schemas.ts';
import type { TeamInvite, TeamMemberChange } from '#/contract/admin/team.schemas.ts';
import type { AdminRequest } from '#/contract/casts/plans.schemas.ts';
import type { StreamingService } from '#/contract/stations/services.schemas.ts';
import type { TuneIn } from '#/contract/stations/tune-in.schemas.ts';
import * as fixtures from '#/testing/fixtures/index.ts';
import type { MockHandlers } from '#/testing/mock-fetch.ts';
import { problem } from '#/testing/replies.ts';

/** The admin view of a cast with changes applied; increments the version. */
function adminCastOf(username: string, change: Partial<AdminCast> = {}) {
  const found = fixtures.adminCastOf(username);
  return found
    ? { ...found, ...change, version: found.version + (Object.keys(change).length ? 1 : 0) }
    : problem('resource.not_found');
}

const invite = fixtures.teamInvites[0] as TeamInvite;

/** A streaming service with changes applied. */
function serviceOf(id: string, change: Partial<StreamingService> = {}) {
  const found = fixtures.streamingServices.find((each) => each.id === id);
  return found ? { ...found, ...change, version: found.version + 1 } : problem('resource.not_found');
}

/** TuneIn of a station that staff have stopped. */
const stoppedTuneIn = (id: string, state: TuneIn['state'], disableReason = 'Maintenance') => ({
  ...fixtures.tuneIn,
  id,
  state,
  disableReason,
  version: 5,
});

/** A person of the team with changes applied. */
function teamMemberOf(username: string, change?: TeamMemberChange) {
  const found = fixtures.teamMembers.find((each) => each.username === username);
  if (!found) return problem('resource.not_found');
  const { isDisabled = found.disabledAt !== null, ...values } = change ?? {};
  const disabledAt = isDisabled ? (found.disabledAt ?? fixtures.fixtureNow) : null;
  return { ...found, ...values, disabledAt, version: found.version + 1 };
}

/** Successful handlers for the operations of the staff. */
export const staffHandlers = {
  'streamingServices.list': fixtures.streamingServiceList,
  'streamingServices.create': ({ body }) => ({
    ...(fixtures.streamingServices[1] as StreamingService),
    ...(body && { label: body.label, type: body.type, url: body.url, pollS: body.pollS }),
    state: 'unknown',
  }),
  'streamingServices.detect': fixtures.detectedService,
  'streamingServices.import': ({ body }) => ({
    ...fixtures.serviceImportResult,
    items: fixtures.serviceImportResult.items.map((item) =>
      item.outcome === 'ok' && body?.isDryRun === false
        ? { ...item, id: fixtures.streamingServices[1]?.id ?? null }
        : item,
    ),
  }),
  'streamingServices.get': ({ path }) => serviceOf(path.id),
  'streamingServices.update': ({ path, body }) =>
    serviceOf(path.id, body && { label: body.label, type: body.type, url: body.url, pollS: body.pollS }),
  'streamingServices.delete': undefined,
  'streamingServices.probe': ({ path }) => serviceOf(path.id, { checkedAt: fixtures.fixtureNow }),
  'nowPlaying.listFleet': fixtures.nowPlayingFleetList,
  'nowPlaying.getFleet': fixtures.nowPlayingFleet,
  'nowPlaying.actOnFleet': ({ body }) => ({
    results: (body?.stationIds ?? []).map((stationId) => ({ stationId, result: 'changed' as const })),
  }),
  'nowPlaying.getFleetRules': fixtures.fleetRules,
  'nowPlaying.updateFleetRules': ({ body }) => ({
    ...fixtures.fleetRules,
    ...body,
    version: fixtures.fleetRules.version + 1,
  }),
  'adminTuneIn.list': fixtures.tuneInList,
  'adminTuneIn.metrics': fixtures.tuneInMetrics,
  'adminTuneIn.pause': ({ path, body }) => stoppedTuneIn(path.id, 'paused', body?.reason),
  'adminTuneIn.disable': ({ path, body }) => stoppedTuneIn(path.id, 'disabled', body?.reason),
  'adminTuneIn.resume': ({ path }) => ({ ...fixtures.tuneIn, id: path.id, state: 'pending', version: 5 }),
  'adminTuneIn.bulk': ({ body }) => ({
    items: (body?.ids ?? []).map((id) => ({ id, outcome: 'done', code: null })),
  }),
  'plans.list': fixtures.listOf<Plan>([...fixtures.plans]),
  'plans.create': ({ body }) => ({ ...fixtures.plans[1], ...body, casts: 0 }),
  'plans.update': ({ body }) => ({ ...fixtures.plans[1], ...body, version: 1 }),
  'plans.archive': { ...fixtures.plans[1], archivedAt: fixtures.fixtureNow, version: 1 },
  'plans.restore': { ...fixtures.plans[2], archivedAt: null, version: 2 },
  'adminRequests.list': { ...fixtures.listOf(fixtures.adminRequests), pending: 1 },
  'adminRequests.assign': ({ path, body }) => {
    const { username = null } = body ?? {};
    const member = fixtures.teamMembers.find((each) => each.username === username);
    return {
      ...(fixtures.adminRequests.find(({ id }) => id === path.id) as AdminRequest),
      assignee: member ? { username: member.username, name: member.name } : null,
    };
  },
  'adminRequests.approve': ({ body }) => ({
    ...(fixtures.adminRequests[0] as AdminRequest),
    state: 'approved',
    answeredAt: fixtures.fixtureNow,
    answeredBy: 'Tomás Reyes',
    cast: body?.username ?? null,
  }),
  'adminRequests.refuse': ({ body }) => ({
    ...(fixtures.adminRequests[0] as AdminRequest),
    state: 'refused',
    answeredAt: fixtures.fixtureNow,
    answeredBy: 'Tomás Reyes',
    reason: body?.reason ?? null,
  }),
  'adminAccounts.search': fixtures.listOf(fixtures.accountChoices),
  'adminCasts.create': ({ body }) => {
    const cast = fixtures.adminCastOf('aurora') as AdminCast;
    return {
      ...cast,
      username: body?.username ?? cast.username,
      name: body?.name ?? '',
      state: 'never_connected',
    };
  },
  'adminCasts.checkUsername': ({ query }) => ({
    username: `${query.username}`,
    isAvailable: query.username !== 'aurora',
    problem: query.username === 'aurora' ? ('taken' as const) : null,
  }),
  'adminCasts.previewPlan': fixtures.planPreview,
  'adminCasts.updatePlan': ({ path }) => adminCastOf(path.username, { plan: 'Cast 100' }),
  'adminCasts.previewTermination': fixtures.terminationPreview,
  'adminCasts.terminate': ({ path }) =>
    adminCastOf(path.username, {
      state: 'terminated',
      termination: fixtures.terminatedCastRow.termination,
    }),
  'adminCasts.restore': ({ path }) => adminCastOf(path.username, { state: 'off_air', termination: null }),
  'adminCasts.transfer': ({ path }) => adminCastOf(path.username, { stoppedBy: null }),
  'adminCasts.bulk': ({ body }) => ({
    items: (body?.usernames ?? []).map((username) => ({ username, outcome: 'done' as const, code: null })),
  }),
  'adminCasts.listNotes': fixtures.listOf(fixtures.castNotes),
  'adminCasts.createNote': ({ body }) => ({
    ...(fixtures.castNotes[0] as CastNote),
    text: body?.text ?? '',
  }),
  'adminCasts.deleteNote': undefined,
  'adminCasts.getLog': { items: fixtures.castLogEntries },
  'admin.getDashboard': fixtures.adminDashboard,
  'adminCustomers.list': fixtures.customerList,
  'adminCustomers.invite': ({ body }) => ({
    ...fixtures.invitedCustomer,
    ...(body && { name: body.company ?? `${body.firstName} ${body.lastName}` }),
  }),
  'adminCustomers.get': fixtures.adminCustomer,
  'adminCustomers.update': ({ body }) => ({ ...fixtures.adminCustomer, ...body, version: 4 }),
  'adminCustomers.delete': undefined,
  'adminCustomers.export': {
    exportedAt: '2026-11-21T12:00:00.000Z',
    id: fixtures.adminCustomer.id,
    tables: {},
  },
  'adminCustomers.listEvents': fixtures.customerEventList,
  'adminCustomers.listNotes': fixtures.customerNoteList,
  'adminCustomers.createNote': ({ body }) => ({
    ...(fixtures.customerNotes[0] as (typeof fixtures.customerNotes)[number]),
    ...body,
  }),
  'adminCustomers.deleteNote': undefined,
  'adminCustomers.bulk': ({ body }) => ({
    items: (body?.ids ?? []).map((id) => ({ id, outcome: 'done' as const, code: null, casts: 0 })),
  }),
  'adminCustomers.resendInvitation': fixtures.invitedCustomer,
  'adminCustomers.cancelInvitation': undefined,
  'adminCustomers.disable': fixtures.disabledCustomer,
  'adminCustomers.enable': fixtures.adminCustomer,
  'adminCustomers.endSessions': { endedSessions: 3 },
  'adminCustomers.resetMfa': fixtures.adminCustomer,
  'adminCustomers.changeEmail': { status: 'sent' },
  'adminCustomers.viewAs': {
    token: 'view-token-for-tests',
    expiresAt: '2099-01-01T00:00:00.000Z',
    user: fixtures.customerUser,
    customer: 'Aurora Media',
  },
  'adminCustomers.endViewAs': { endedSessions: 1 },
  'adminCasts.list': fixtures.adminCastList,
  'adminCasts.get': ({ path }) => adminCastOf(path.username),
  'adminCasts.listEvents': fixtures.adminCastEventList,
  'adminCasts.suspend': ({ path, body }) =>
    adminCastOf(path.username, {
      state: 'suspended',
      listeners: null,
      suspension: { reason: body?.reason ?? null, since: fixtures.fixtureNow },
    }),
  'adminCasts.unsuspend': ({ path }) => adminCastOf(path.username, { state: 'off_air', suspension: null }),
  'adminCasts.updateLimits': ({ path, body }) =>
    adminCastOf(path.username, body && { limits: body, listenerLimit: body.listenerLimit }),
  'team.get': fixtures.team,
  'team.invite': ({ body }) => ({ ...invite, ...body }),
  'team.resendInvite': ({ path }) => fixtures.teamInvites.find(({ id }) => id === path.id) ?? invite,
  'team.cancelInvite': undefined,
  'team.update': ({ path, body }) => teamMemberOf(path.username, body),
  'team.previewRemoval': fixtures.teamRemoval,
  'team.remove': undefined,
  'team.resetMfa': ({ path }) => teamMemberOf(path.username),
  'team.endSessions': { endedSessions: 3 },
  'team.updateSettings': ({ body }) => ({
    requiresSecondStep: body?.requiresSecondStep ?? false,
    version: fixtures.team.settings.version + 1,
  }),
  'team.openInvite': fixtures.teamInviteOffer,
  'team.acceptInvite': ({ body }) => ({ username: body?.username ?? '' }),
  'audit.list': fixtures.auditList,
  'audit.export': ({ query }) => ({
    name: `audit-2026-09-14.${query.format}`,
    content: '',
    entries: 0,
    isComplete: true,
  }),
  'audit.verify': fixtures.auditVerification,
} as const satisfies MockHandlers;
