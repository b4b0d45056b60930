import type { CastNow } from '#/contract/casts/casts.schemas.ts';
import type { ProductRequest } from '#/contract/casts/plans.schemas.ts';
import type { Directory } from '#/contract/directories/directories.schemas.ts';
import type { ApiKey } from '#/contract/identity/keys.schemas.ts';
import type { Ban } from '#/contract/listeners/access.schemas.ts';
import { selectionOf, wholeSelection } from '#/contract/webhooks/webhook-selection.schemas.ts';
import type { Webhook, WebhookChange } from '#/contract/webhooks/webhooks.schemas.ts';
import type { Widget } from '#/contract/widgets/widgets.schemas.ts';
import { appHandlers } from '#/testing/app-handlers.ts';
import { buildHandlers } from '#/testing/build-handlers.ts';
import * as fixtures from '#/testing/fixtures/index.ts';
import type { MockHandlers } from '#/testing/mock-fetch.ts';
import { nowPlayingHandlers } from '#/testing/now-playing-handlers.ts';
import { outputHandlers } from '#/testing/output-handlers.ts';
import { problem } from '#/testing/replies.ts';
import { signingHandlers } from '#/testing/signing-handlers.ts';
import { silenceHandlers } from '#/testing/silence-handlers.ts';
import { siteHandlers } from '#/testing/site-handlers.ts';
import { skillHandlers } from '#/testing/skill-handlers.ts';
import { staffHandlers } from '#/testing/staff-handlers.ts';
import { stationHandlers } from '#/testing/station-handlers.ts';
import { tuneInHandlers } from '#/testing/tune-in-handlers.ts';

const expiry = { idleExpiresAt: fixtures.before(-60), expiresAt: fixtures.before(-720) };

/** A widget without loads. */
const unusedWidget = fixtures.widgets.find(({ loads30d }) => loads30d === 0) as Widget;

/** The state of a cast with changes applied. */
function castNowOf(username: string, change: Partial<CastNow> = {}) {
  const found = fixtures.castOverviews.find(({ now }) => now.username === username);
  return found ? { ...found.now, ...change } : problem('resource.not_found');
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
    ...selectionOf(wholeSelection(body)),
    disabledAt: isEnabled ? null : fixtures.fixtureNow,
    disabledReason: isEnabled ? null : 'person',
  });
}

/** Successful handlers for every operation but the live stream; spread them and override what a test or story needs. */
export const workingHandlers = {
  ...staffHandlers,
  'session.authenticateCustomer': fixtures.customerSession,
  'session.getCustomer': fixtures.customerUser,
  'session.extendCustomer': expiry,
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
  'session.authenticateAdmin': fixtures.adminSession,
  'session.getAdmin': fixtures.adminUser,
  'session.extendAdmin': expiry,
  'account.updateAdminProfile': ({ body }) => ({ ...fixtures.adminUser, ...body }),
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
  'session.endView': { endedSessions: 1 },
  'registration.acceptInvitation': { status: 'verified', email: 'ines@lagoon.example' },
  ...stationHandlers,
  ...nowPlayingHandlers,
  ...outputHandlers,
  ...tuneInHandlers,
  ...silenceHandlers,
  ...siteHandlers,
  ...skillHandlers,
  ...appHandlers,
  ...signingHandlers,
  ...buildHandlers,
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
