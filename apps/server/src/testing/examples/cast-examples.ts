import { demoPassword } from '#/composition/seed/demo-data.ts';
import {
  generalExample,
  listingExample,
  serverExample,
  streamsExample,
} from '#/testing/examples/settings-examples.ts';
import { widgetExample } from '#/testing/examples/widget-examples.ts';

interface CastExample {
  readonly query?: string;
  readonly json?: unknown;
  readonly headers?: Record<string, string>;
  /** What it answers where it needs a listener, or can succeed only once. */
  readonly statuses?: readonly number[];
}

const nobody = '00000000-0000-7000-8000-000000000000';
const rules = {
  enabled: true,
  mode: 'deny',
  countries: ['FR'],
  allowUnknown: true,
  allowNetworks: [{ network: '192.0.2.0/24', note: 'Office in Berlin' }],
};
const aWeek = '?from=2026-02-23T00:00:00Z&to=2026-03-02T00:00:00Z';
const target = { by: 'agent', agent: 'streamripper' };

/** One good call of each operation on a cast, on `aurora`, to which nobody listens and whose engine is silent. */
export const castExamples: Readonly<Record<string, CastExample>> = {
  'control.start': { statuses: [503, 200] },
  'control.stop': { statuses: [503, 200] },
  'control.restart': { json: {}, statuses: [503, 409] },
  'control.kickSource': { json: {}, statuses: [503, 409] },
  'control.setTitle': { json: { title: 'Mara Quill - Low Water' }, statuses: [503, 409] },
  'control.startConnectionTest': { statuses: [503, 200, 409] },
  'control.getConnectionTest': {},
  'onAir.listTitles': {},
  'onAir.getDay': {},
  'listeners.list': {},
  'listeners.disconnect': { statuses: [503, 404] },
  'listeners.move': { json: { streamId: nobody }, statuses: [503, 404] },
  'listeners.moveAll': { json: { streamId: nobody }, statuses: [503, 404] },
  'listeners.revealAddress': { json: { id: nobody }, statuses: [404] },
  'bans.list': {},
  'bans.preview': { json: { target } },
  'bans.create': { json: { target, durationS: 3_600, reason: 'Records the stream' } },
  'bans.delete': { statuses: [404] },
  'geolock.get': {},
  'geolock.update': {
    json: { rules, disconnectListeners: true },
    headers: { 'if-match': '0' },
    statuses: [200, 412],
  },
  'geolock.listRevisions': {},
  'geolock.simulate': { json: { rules, address: '198.51.100.7' } },
  'source.revealPassword': { json: { password: demoPassword } },
  'source.rotatePassword': { json: { password: demoPassword }, statuses: [503] },
  'statistics.listRefusals': {},
  'statistics.getSummary': { query: `${aWeek}&compare=previous` },
  'statistics.getTimeseries': { query: aWeek },
  'statistics.getBreakdown': { query: `${aWeek}&by=country` },
  'statistics.getHeatmap': { query: aWeek },
  'public.getWidget': { statuses: [404] },
  'public.getStatus': {},
  'directories.list': {},
  'directories.enable': { json: { directory: 'xiph' } },
  'directories.disable': { json: { directory: 'xiph' } },
  'directories.markSubmitted': { json: { directory: 'tunein', on: '2026-03-01' } },
  // Nobody is asked again and again.
  'directories.check': { json: { directory: 'radio-browser' }, statuses: [200, 429] },
  'directories.getListingMismatch': {},
  'listing.get': {},
  'listing.update': { json: listingExample, headers: { 'if-match': '0' }, statuses: [200, 412] },
  'preflight.run': { statuses: [200, 429] },
  'widgets.list': {},
  'widgets.create': { json: widgetExample },
  'widgets.update': { json: widgetExample, headers: { 'if-match': '0' }, statuses: [404] },
  'widgets.delete': { statuses: [404] },
  'statistics.listMarks': { query: aWeek },
  'statistics.listDayParts': { query: aWeek },
  'dayParts.get': {},
  'dayParts.update': {
    json: { parts: [{ name: 'Breakfast', weekdays: [1, 2], from: 6, to: 10 }] },
    headers: { 'if-match': '0' },
    statuses: [200, 412],
  },
  'statistics.listSongs': { query: `${aWeek}&order=gain` },
  'reports.get': {},
  'reports.update': { json: { weekly: true, monthly: false } },
  'reports.send': { json: { period: 'week' } },
  'settings.getGeneral': {},
  'settings.updateGeneral': {
    json: generalExample,
    headers: { 'if-match': '0' },
    statuses: [200, 412],
  },
  'settings.getStreams': {},
  'settings.updateStreams': { json: streamsExample, headers: { 'if-match': '0' }, statuses: [503] },
  'settings.getServer': {},
  'settings.updateServer': { json: serverExample, headers: { 'if-match': '0' }, statuses: [200, 412] },
  'settings.listRevisions': {},
  'settings.restoreRevision': { statuses: [404, 200] },
  'settings.previewStatisticsReset': {},
  'adminCasts.list': {},
  'adminCasts.get': {},
  'adminCasts.listEvents': {},
  'adminCasts.suspend': {
    json: { reason: 'Nobody pays for it.' },
    // Of a suspended cast other examples would be refused.
    headers: { 'if-match': '999' },
    statuses: [412],
  },
  'adminCasts.unsuspend': { headers: { 'if-match': '0' } },
  'adminCasts.updateLimits': {
    json: { listenerLimit: 600, streamsLimit: 3, bitrateLimit: 320 },
    headers: { 'if-match': '0' },
    statuses: [200, 412],
  },
  'settings.resetStatistics': { json: { name: 'Radio Aurora' } },
};
