import type { AdminCast } from '#/contract/admin/casts.schemas.ts';
import type { CastNow } from '#/contract/casts/casts.schemas.ts';
import type { Directory } from '#/contract/directories/directories.schemas.ts';
import type { Ban } from '#/contract/listeners/access.schemas.ts';
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

function siteDomainOf(domain: string) {
  return (
    fixtures.siteDomainList.items.find((each) => each.domain === domain) ?? problem('resource.not_found')
  );
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
} as const satisfies MockHandlers;
