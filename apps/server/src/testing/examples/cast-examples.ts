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
  'control.testConnection': { statuses: [503, 200, 409] },
  'control.readConnectionTest': {},
  'onAir.titles': {},
  'onAir.day': {},
  'listeners.list': {},
  'listeners.disconnect': { statuses: [503, 404] },
  'listeners.move': { json: { streamId: nobody }, statuses: [503, 404] },
  'listeners.moveAll': { json: { streamId: nobody }, statuses: [503, 404] },
  'listeners.revealAddress': { json: { id: nobody }, statuses: [404] },
  'bans.list': {},
  'bans.preview': { json: { target } },
  'bans.make': { json: { target, forS: 3_600, reason: 'Records the stream' } },
  'bans.lift': { statuses: [404] },
  'geolock.read': {},
  'geolock.change': {
    json: { rules, cutConnected: true },
    headers: { 'if-match': '0' },
    statuses: [200, 412],
  },
  'geolock.history': {},
  'geolock.try': { json: { rules, address: '198.51.100.7' } },
  'source.revealPassword': { json: { password: demoPassword } },
  'source.rotatePassword': { json: { password: demoPassword }, statuses: [503] },
  'statistics.geoDenied': {},
  'statistics.summary': { query: `${aWeek}&compare=previous` },
  'statistics.timeseries': { query: aWeek },
  'statistics.breakdown': { query: `${aWeek}&by=country` },
  'statistics.heatmap': { query: aWeek },
  'public.widget': { statuses: [404] },
  'public.status': {},
  'directories.list': {},
  'directories.enable': { json: { directory: 'xiph' } },
  'directories.disable': { json: { directory: 'xiph' } },
  'directories.submitted': { json: { directory: 'tunein', on: '2026-03-01' } },
  // Nobody is asked again and again.
  'directories.check': { json: { directory: 'radio-browser' }, statuses: [200, 429] },
  'directories.drift': {},
  'listing.read': {},
  'listing.save': { json: listingExample, headers: { 'if-match': '0' }, statuses: [200, 412] },
  'preflight.run': { statuses: [200, 429] },
  'widgets.list': {},
  'widgets.create': { json: widgetExample },
  'widgets.update': { json: widgetExample, headers: { 'if-match': '0' }, statuses: [404] },
  'widgets.remove': { statuses: [404] },
  'statistics.marks': { query: aWeek },
  'statistics.dayParts': { query: aWeek },
  'dayParts.read': {},
  'dayParts.change': {
    json: { parts: [{ name: 'Breakfast', weekdays: [1, 2], from: 6, to: 10 }] },
    headers: { 'if-match': '0' },
    statuses: [200, 412],
  },
  'statistics.songs': { query: `${aWeek}&order=gain` },
  'reports.read': {},
  'reports.change': { json: { weekly: true, monthly: false } },
  'reports.send': { json: { period: 'week' } },
  'settings.readGeneral': {},
  'settings.changeGeneral': {
    json: generalExample,
    headers: { 'if-match': '0' },
    statuses: [200, 412],
  },
  'settings.readStreams': {},
  'settings.changeStreams': { json: streamsExample, headers: { 'if-match': '0' }, statuses: [503] },
  'settings.readServer': {},
  'settings.changeServer': { json: serverExample, headers: { 'if-match': '0' }, statuses: [200, 412] },
  'settings.history': {},
  'settings.restore': { statuses: [404, 200] },
  'settings.statisticsSize': {},
  'adminCast.list': {},
  'adminCast.read': {},
  'adminCast.audit': {},
  'adminCast.suspend': {
    json: { reason: 'Nobody pays for it.' },
    // Of a suspended cast other examples would be refused.
    headers: { 'if-match': '999' },
    statuses: [412],
  },
  'adminCast.unsuspend': { headers: { 'if-match': '0' } },
  'adminCast.changeLimits': {
    json: { listenerLimit: 600, streamsLimit: 3, bitrateLimit: 320 },
    headers: { 'if-match': '0' },
    statuses: [200, 412],
  },
  'settings.resetStatistics': { json: { name: 'Radio Aurora' } },
};
