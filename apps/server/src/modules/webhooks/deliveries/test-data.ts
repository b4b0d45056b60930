import type { WebhookEvent } from '@unmuted/api/contract';
import type { EventData } from '#/platform/events/record-event.ts';

/** Marks tests, so that a receiver does not act on them. */
const example = { cast: 'example', name: 'Example Radio', test: true };

const station = { stationId: '00000000-0000-7000-8000-000000000000', name: 'Example Radio', test: true };

const site = { site: 'example', name: 'Example Radio', test: true };

/** The data of the test of each event: the fields of the real event, with example values. */
export const testData: Readonly<Record<WebhookEvent, EventData>> = {
  'cast.on_air': { ...example, since: '2026-01-01T12:00:00.000Z' },
  'cast.off_air': { ...example, since: '2026-01-01T12:00:00.000Z' },
  'cast.listener_limit_reached': { ...example, listeners: 100, listenerLimit: 100 },
  'cast.suspended': { ...example, reason: 'An example' },
  'cast.unsuspended': example,
  'station.down': { ...station, state: 'unreachable', since: '2026-01-01T12:00:00.000Z' },
  'station.up': { ...station, state: 'on_air', since: '2026-01-01T12:00:00.000Z' },
  'silence.started': {
    ...station,
    incidentId: '00000000-0000-7000-8000-000000000000',
    kind: 'silent',
    startedAt: '2026-01-01T12:00:00.000Z',
    listeners: 38,
  },
  'silence.ended': {
    ...station,
    incidentId: '00000000-0000-7000-8000-000000000000',
    kind: 'silent',
    startedAt: '2026-01-01T12:00:00.000Z',
    endedAt: '2026-01-01T12:01:40.000Z',
    listenersLost: 9,
  },
  'song.changed': {
    ...station,
    artist: 'An artist',
    title: 'A title',
    startedAt: '2026-01-01T12:00:00.000Z',
  },
  'site.published': { ...site, version: 1, address: 'https://radio.example/' },
  'site.unpublished': site,
  'site.message': {
    ...site,
    messageId: '00000000-0000-7000-8000-000000000000',
    kind: 'request',
    receivedAt: '2026-01-01T12:00:00.000Z',
  },
  'domain.verified': { ...site, domain: 'radio.example' },
  'skill.state': {
    skillId: '00000000-0000-7000-8000-000000000000',
    name: 'Example Radio',
    state: 'active',
    previous: 'certification',
    test: true,
  },
  'app.state': {
    appId: '00000000-0000-7000-8000-000000000000',
    platform: 'android',
    name: 'Example Radio',
    state: 'live',
    previous: 'submitted',
    test: true,
  },
  'build.finished': {
    appId: '00000000-0000-7000-8000-000000000000',
    platform: 'android',
    name: 'Example Radio',
    buildId: '00000000-0000-7000-8000-000000000000',
    number: 1,
    versionName: '1.0.0',
    versionCode: 1,
    state: 'succeeded',
    fault: null,
    artifacts: [{ name: 'example.aab', kind: 'aab', bytes: 8_400_000 }],
    test: true,
  },
  'certificate.expires': {
    appId: '00000000-0000-7000-8000-000000000000',
    platform: 'ios',
    name: 'Example Radio',
    kind: 'certificate',
    expiresAt: '2026-01-31T12:00:00.000Z',
    daysLeft: 30,
    test: true,
  },
  'domain.verification_lost': { ...site, domain: 'radio.example', problem: 'proof_missing' },
  'cast.settings_changed': { ...example, section: 'general', revision: 1 },
};
