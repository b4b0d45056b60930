import type { CastNote } from '#/contract/admin/cast-life.schemas.ts';
import type { AdminCast } from '#/contract/admin/casts.schemas.ts';
import type { Plan } from '#/contract/admin/plans.schemas.ts';
import type { TeamInvite, TeamMemberChange } from '#/contract/admin/team.schemas.ts';
import type { CastNow } from '#/contract/casts/casts.schemas.ts';
import type { AdminRequest, ProductRequest } from '#/contract/casts/plans.schemas.ts';
import type { Directory } from '#/contract/directories/directories.schemas.ts';
import type { ApiKey } from '#/contract/identity/keys.schemas.ts';
import type { Ban } from '#/contract/listeners/access.schemas.ts';
import type { Webhook, WebhookChange } from '#/contract/webhooks/webhooks.schemas.ts';
import type { Widget } from '#/contract/widgets/widgets.schemas.ts';
import * as fixtures from '#/testing/fixtures/index.ts';
import type { MockHandlers } from '#/testing/mock-fetch.ts';
import { problem } from '#/testing/replies.ts';

const expiry = { idleExpiresAt: fixtures.before(-60), expiresAt: fixtures.before(-720) };

/** A widget without loads. */
const unusedWidget = fixtures.widgets.find(({ loads30d }) => loads30d === 0) as Widget;

/** The state of a cast with changes applied. */
function castNowOf(username: string, change: Partial<CastNow> = {}) {
  const found = fixtures.castOverviews.find(({ now }) => now.username === username);
  return found ? { ...found.now, ...change } : problem('resource.not_found');
}

/** The admin view of a cast with changes applied; increments the version. */
function adminCastOf(username: string, change: Partial<AdminCast> = {}) {
  const found = fixtures.adminCastOf(username);
  return found
    ? { ...found, ...change, version: found.version + (Object.keys(change).length ? 1 : 0) }
    : problem('resource.not_found');
}

/** The directory with changes applied; defaults to the first one. */
function directoryAnswer(id = 'xiph', change: Partial<Directory> = {}) {
  return fixtures.directoryOf(id, change) ?? problem('request.invalid');
}

/** A key with changes applied. */
function apiKeyOf(id: string, change: Partial<ApiKey> = {}) {
  const found = [...fixtures.apiKeys, ...fixtures.staffApiKeys].find((key) => key.id === id);
  return found ? { ...found, ...change } : problem('resource.not_found');
}

/** A new key as requested. */
function createdKeyOf(
  draft: (Pick<ApiKey, 'name' | 'networks'> & { scopes: readonly ApiKey['scopes'][number][] }) | undefined,
) {
  const { key, secret } = fixtures.createdApiKey;
  return {
    key: { ...key, ...(draft && { name: draft.name, networks: draft.networks, scopes: [...draft.scopes] }) },
    secret,
  };
}

/** A webhook with changes applied. */
function webhookOf(id: string, change: Partial<Webhook> = {}) {
  const found = fixtures.webhooks.find((each) => each.id === id);
  return found ? { ...found, ...change } : problem('resource.not_found');
}

/** The webhook with its settings changed, turned off or on. */
function changedWebhook(id: string, body: WebhookChange) {
  const { isEnabled, ...settings } = body;
  return webhookOf(id, {
    ...settings,
    disabledAt: isEnabled ? null : fixtures.fixtureNow,
    disabledReason: isEnabled ? null : 'person',
  });
}

function siteDomainOf(domain: string) {
  return (
    fixtures.siteDomainList.items.find((each) => each.domain === domain) ?? problem('resource.not_found')
  );
}

const invite = fixtures.teamInvites[0] as TeamInvite;

/** A person of the team with changes applied. */
function teamMemberOf(username: string, change?: TeamMemberChange) {
  const found = fixtures.teamMembers.find((each) => each.username === username);
  if (!found) return problem('resource.not_found');
  const { isDisabled = found.disabledAt !== null, ...values } = change ?? {};
  const disabledAt = isDisabled ? (found.disabledAt ?? fixtures.fixtureNow) : null;
  return { ...found, ...values, disabledAt, version: found.version + 1 };
}

/** Successful handlers for every operation but the live stream; spread them and override what a test or story needs. */
export const workingHandlers = {
  'session.authenticateCustomer': fixtures.customerSession,
  'session.authenticateAdmin': fixtures.adminSession,
  'session.getCustomer': fixtures.customerUser,
  'session.getAdmin': fixtures.adminUser,
  'session.extendCustomer': expiry,
  'session.extendAdmin': expiry,
  'registration.create': { status: 'verify' },
  'registration.verify': { status: 'verified', email: fixtures.customerUser.email },
  'registration.resendVerification': { status: 'sent' },
  'registration.requestPasswordReset': { status: 'sent' },
  'registration.resetPassword': { status: 'reset', email: fixtures.customerUser.email },
  'people.list': fixtures.people,
  'people.invite': fixtures.people,
  'people.resendInvitation': fixtures.people,
  'people.cancelInvitation': { ...fixtures.people, invitations: [] },
  'people.update': fixtures.people,
  'people.remove': { ...fixtures.people, items: fixtures.people.items.slice(0, 1) },
  'people.makeOwner': { ...fixtures.customerUser, accountRole: 'manager' },
  'people.leave': fixtures.customerUser,
  'people.join': { ...fixtures.customerUser, accountRole: 'manager' },
  'invitations.get': fixtures.openInvitation,
  'invitations.accept': { status: 'verified', email: fixtures.openInvitation.email },
  'account.updateCustomerProfile': ({ body }) => ({ ...fixtures.customerUser, ...body }),
  'account.updateAdminProfile': ({ body }) => ({ ...fixtures.adminUser, ...body }),
  'account.changePassword': { endedSessions: 2 },
  'account.requestEmailChange': { status: 'sent' },
  'account.confirmEmailChange': fixtures.customerUser,
  'account.listSessions': fixtures.accountSessionList,
  'account.revokeSession': undefined,
  'account.revokeSessions': { endedSessions: 2 },
  'account.listEvents': fixtures.accountEventList,
  'mfa.get': fixtures.mfaOff,
  'mfa.start': fixtures.mfaSecret,
  'mfa.confirm': { recoveryCodes: fixtures.recoveryCodes },
  'mfa.regenerateRecoveryCodes': { recoveryCodes: fixtures.recoveryCodes },
  'mfa.disable': fixtures.mfaOff,
  'keys.listOwn': fixtures.apiKeyList,
  'keys.create': ({ body }) => createdKeyOf(body),
  'keys.update': ({ path, body }) => apiKeyOf(path.id, body),
  'keys.rotate': fixtures.createdApiKey,
  'keys.revoke': undefined,
  'keys.listCalls': fixtures.apiKeyCallList,
  'keys.reportLeak': { status: 'received' },
  'staffKeys.list': fixtures.staffApiKeyList,
  'staffKeys.create': ({ body }) => createdKeyOf(body),
  'staffKeys.update': ({ path, body }) => apiKeyOf(path.id, body),
  'staffKeys.rotate': fixtures.createdApiKey,
  'staffKeys.revoke': undefined,
  'staffKeys.listCalls': fixtures.apiKeyCallList,
  'signInLinks.create': {
    url: 'https://studio.example/login#link=kJ3x9Qv0ZsT1aBcDeF2gkJ3x9Qv0ZsT1aBcDeF2gkJ3',
    expiresAt: fixtures.before(-5),
  },
  'session.authenticateByLink': fixtures.customerSession,
  'domains.list': fixtures.siteDomainList,
  'domains.create': ({ body }) => ({ ...fixtures.siteDomains.added, domain: body?.domain ?? '' }),
  'domains.get': ({ path }) => siteDomainOf(path.domain),
  'domains.check': ({ path }) => siteDomainOf(path.domain),
  'domains.delete': undefined,
  'uploads.create': fixtures.upload,
  'uploads.get': fixtures.upload,
  'uploads.delete': undefined,
  'products.list': fixtures.productList,
  'onePages.list': fixtures.onePageList,
  'alexaSkills.list': fixtures.alexaSkillList,
  'mobileApps.list': fixtures.mobileAppList,
  'casts.listOverviews': fixtures.castOverviewList,
  'casts.getNow': ({ path }) => {
    const found = fixtures.castOverviews.find(({ now }) => now.username === path.username);
    return found ? found.now : problem('resource.not_found');
  },
  'plans.listPublic': fixtures.listOf(fixtures.publicPlans),
  'requests.list': fixtures.listOf<ProductRequest>([]),
  'requests.create': ({ body }) => ({
    ...fixtures.productRequests[0],
    name: body?.name ?? '',
    address: body?.address ?? null,
    note: body?.note ?? '',
  }),
  'requests.cancel': { ...fixtures.productRequests[0], state: 'cancelled', answeredAt: fixtures.fixtureNow },
  'plans.list': fixtures.listOf<Plan>([...fixtures.plans]),
  'plans.create': ({ body }) => ({ ...fixtures.plans[1], ...body, casts: 0 }),
  'plans.update': ({ body }) => ({ ...fixtures.plans[1], ...body, version: 1 }),
  'plans.archive': { ...fixtures.plans[1], archivedAt: fixtures.fixtureNow, version: 1 },
  'plans.restore': { ...fixtures.plans[2], archivedAt: null, version: 2 },
  'adminRequests.list': { ...fixtures.listOf(fixtures.adminRequests), pending: 1 },
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
  'castSetup.dismiss': undefined,
  'control.start': ({ path }) => castNowOf(path.username, { state: 'off_air', stoppedBy: null }),
  'control.stop': ({ path }) => castNowOf(path.username, { state: 'stopped', stoppedBy: 'customer' }),
  'control.restart': ({ path }) => castNowOf(path.username),
  'control.kickSource': ({ path }) => castNowOf(path.username),
  'control.setTitle': ({ path }) => castNowOf(path.username),
  'control.startConnectionTest': ({ path }) => ({
    ...fixtures.connectionTests.waiting,
    username: path.username,
  }),
  'control.getConnectionTest': ({ path }) => ({
    ...fixtures.connectionTests.waiting,
    username: path.username,
  }),
  'onAir.listTitles': fixtures.playedTitleList,
  'onAir.getDay': ({ path }) => ({ ...fixtures.onAirDay, username: path.username }),
  'listeners.list': fixtures.listenerList,
  'listeners.disconnect': undefined,
  'listeners.move': { mount: '/aurora-64' },
  'listeners.moveAll': { mount: '/aurora-64', listeners: 92 },
  'listeners.revealAddress': { address: '203.0.113.7' },
  'bans.list': fixtures.banList,
  'bans.preview': fixtures.banPreview,
  'bans.create': { ban: fixtures.bans[0] as Ban, disconnectedListeners: 3 },
  'bans.delete': undefined,
  'geolock.get': fixtures.geoLock,
  'geolock.update': ({ body }) => ({
    lock: { ...fixtures.geoLock, ...body?.rules, version: fixtures.geoLock.version + 1 },
    disconnectedListeners: body?.disconnectListeners ? 23 : 0,
  }),
  'geolock.simulate': fixtures.geoSimulationResult,
  'source.revealPassword': { username: 'source', password: 'k3y-of-the-source' },
  'source.rotatePassword': { username: 'source', password: 'n3w-of-the-source' },
  'settings.getGeneral': fixtures.generalSettings,
  'settings.updateGeneral': ({ body }) => ({
    ...fixtures.generalSettings,
    ...body,
    version: fixtures.generalSettings.version + 1,
  }),
  'settings.getStreams': fixtures.streamsSettings,
  'settings.updateStreams': fixtures.streamsSettings,
  'settings.getServer': fixtures.serverSettings,
  'settings.updateServer': ({ body }) => ({
    ...fixtures.serverSettings,
    ...body,
    version: fixtures.serverSettings.version + 1,
  }),
  'revisions.list': ({ path }) => fixtures.revisions[path.section],
  'revisions.restore': undefined,
  'settings.previewStatisticsReset': fixtures.statisticsSize,
  'settings.resetStatistics': fixtures.statisticsSize,
  'statistics.listRefusals': fixtures.refusals,
  'statistics.getSummary': ({ path, query }) => ({
    ...fixtures.statisticsSummary,
    username: path.username,
    compared: query.compare && query.compare !== 'none' ? fixtures.statisticsSummary.compared : null,
  }),
  'statistics.getTimeseries': ({ path }) => ({ ...fixtures.statisticsTimeseries, username: path.username }),
  'statistics.getBreakdown': ({ path, query }) => ({
    ...fixtures.statisticsBreakdowns[query.by ?? 'country'],
    username: path.username,
  }),
  'statistics.getHeatmap': ({ path }) => ({ ...fixtures.statisticsHeatmap, username: path.username }),
  'widgets.list': fixtures.widgetList,
  'widgets.create': ({ body }) => ({ ...unusedWidget, ...body }),
  'widgets.update': ({ path, body }) => {
    const found = fixtures.widgets.find(({ id }) => id === path.id);
    return found ? { ...found, ...body, version: found.version + 1 } : problem('resource.not_found');
  },
  'widgets.delete': undefined,
  'statistics.listMarks': ({ path }) => ({ ...fixtures.statisticsMarks, username: path.username }),
  'statistics.listDayParts': ({ path }) => ({ ...fixtures.statisticsDayParts, username: path.username }),
  'dayParts.get': fixtures.savedDayParts,
  'dayParts.update': ({ body }) => ({
    parts: body?.parts ?? [],
    version: fixtures.savedDayParts.version + 1,
  }),
  'statistics.listSongs': ({ path, query }) => ({
    ...fixtures.statisticsSongs,
    username: path.username,
    order: query.order ?? 'plays',
  }),
  'reports.get': ({ path }) => ({ ...fixtures.reportSchedule, username: path.username }),
  'reports.update': ({ path, body }) => ({
    ...fixtures.reportSchedule,
    username: path.username,
    weekly: body?.weekly ?? false,
    monthly: body?.monthly ?? false,
    next: {
      weekly: body?.weekly ? fixtures.reportSchedule.next.weekly : null,
      monthly: body?.monthly ? '2026-10-01T07:00:00.000Z' : null,
    },
  }),
  'reports.send': { sent: true, to: fixtures.reportSchedule.to },
  'public.getWidget': fixtures.publicWidget,
  'public.getStatus': ({ path }) => ({ ...fixtures.publicStatus, username: path.username }),
  'directories.list': fixtures.directoryList,
  'directories.enable': ({ body }) =>
    directoryAnswer(body?.directory, {
      isEnabled: true,
      state: 'pending',
      waitingFor: 'answer',
      isChecking: true,
    }),
  'directories.disable': ({ body }) =>
    directoryAnswer(body?.directory, { isEnabled: false, state: 'off', waitingFor: null, sid: null }),
  'directories.markSubmitted': ({ body }) =>
    directoryAnswer(body?.directory, { submittedAt: body?.on ? `${body.on}T00:00:00.000Z` : null }),
  'directories.check': ({ body }) => directoryAnswer(body?.directory, { isChecking: true }),
  'directories.getListingMismatch': fixtures.listingMismatch,
  'listing.get': fixtures.listing,
  'listing.update': ({ body }) => ({ ...fixtures.listing, ...body, version: fixtures.listing.version + 1 }),
  'preflight.run': ({ path }) => ({ ...fixtures.preflight, username: path.username }),
  'admin.getDashboard': fixtures.adminDashboard,
  'session.endView': { endedSessions: 1 },
  'registration.acceptInvitation': { status: 'verified', email: 'ines@lagoon.example' },
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
  'webhooks.list': fixtures.webhookList,
  'webhooks.create': fixtures.createdWebhook,
  'webhooks.get': ({ path }) => webhookOf(path.id),
  'webhooks.update': ({ path, body }) => (body ? changedWebhook(path.id, body) : webhookOf(path.id)),
  'webhooks.delete': undefined,
  'webhooks.rotateSecret': {
    secret: fixtures.createdWebhook.secret,
    previousSecretUntil: fixtures.before(-24 * 60),
  },
  'webhooks.test': fixtures.webhookTestResult,
  'webhookDeliveries.list': fixtures.webhookDeliveryList,
  'webhookDeliveries.get': fixtures.webhookDeliveryDetails,
  'webhookDeliveries.replay': fixtures.webhookDeliveryDetails,
  'notifications.getSettings': fixtures.notificationSettings,
  'notifications.updateSettings': ({ body }) => ({ ...fixtures.notificationSettings, ...body, version: 3 }),
  'notifications.listMessages': fixtures.notificationList,
} as const satisfies MockHandlers;
