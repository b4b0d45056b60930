import type { Mail } from '#/platform/mail/mail.ts';
import type { Report } from '#/platform/mail/report.ts';

export const token = 'kJ3x9Qv_0ZsT1-aBcDeF2g';
const name = 'Maeve';
const link = `https://studio.example/register?token=${token}`;

const report: Report = {
  cast: 'aurora',
  from: '2026-10-19',
  to: '2026-10-25',
  timeZone: 'Europe/Dublin',
  figures: [
    { id: 'peak', kind: 'count', value: 1_212, before: 1_000 },
    { id: 'aqh', kind: 'mean', value: 29.34, before: 29.34 },
    { id: 'tlh', kind: 'hours', value: 9_841.6, before: 9_087.4 },
    { id: 'starts', kind: 'count', value: 27_110, before: 0 },
    { id: 'active', kind: 'count', value: 18_230, before: null },
    { id: 'unique', kind: 'count', value: 6_120, before: 7_000 },
    { id: 'atslMin', kind: 'minutes', value: 32.4, before: 31.7 },
    { id: 'bounce', kind: 'share', value: 0.328, before: 0.342 },
    { id: 'returning', kind: 'share', value: null, before: 0.4 },
  ],
  // The end of daylight saving time: 01:00 occurs twice.
  curve: [
    { at: '2026-10-25T00:00:00.000Z', lowest: 3, mean: 4.5, highest: 9 },
    { at: '2026-10-25T01:00:00.000Z', lowest: null, mean: null, highest: null },
  ],
};
const about = {
  name,
  link: 'https://studio.example/cast/aurora/stats',
  stopLink: 'https://studio.example/api/mails/stop/abc-123',
  report,
};

/** One mail of each kind. */
export const samples: readonly Mail[] = [
  { kind: 'verify', name, link },
  { kind: 'already_registered', name, resetLink: 'https://studio.example/forgot-password' },
  { kind: 'reset', name, link },
  { kind: 'password_changed', name },
  { kind: 'confirm_email', name, link },
  { kind: 'email_changed', name, newEmail: 'maeve@new.example' },
  { kind: 'customer_invitation', name, link },
  { kind: 'viewed_as', name, reason: 'You asked us by telephone' },
  { kind: 'mfa_enabled', name },
  { kind: 'mfa_disabled', name },
  { kind: 'key_created', name, keyEnd: 'x7Qd' },
  { kind: 'key_leaked', name, keyEnd: 'x7Qd' },
  { kind: 'password_guesses', name },
  { kind: 'code_guesses', name },
  { kind: 'cast_ready', name, cast: 'aurora', link: 'https://studio.example/cast/aurora' },
  { kind: 'cast_terminated', name, cast: 'aurora' },
  {
    kind: 'cast_message',
    name,
    cast: 'aurora, harbour',
    quote: 'We move your casts on Sunday.\nThey stay on air.',
  },
  { kind: 'customer_message', name, quote: 'Our office is closed on Monday.' },
  {
    kind: 'request_received',
    name,
    plan: 'Cast 500',
    link: 'https://studio.example/admin/customers/requests',
  },
  {
    kind: 'request_refused',
    name,
    plan: 'Cast 500',
    quote: 'Tell us what you want to broadcast.',
    link: 'https://studio.example/dashboard',
  },
  { kind: 'team_invite', name, link },
  { kind: 'cast_suspended', name, cast: 'aurora', reason: 'Invoice 4711', link },
  { kind: 'cast_unsuspended', name, cast: 'aurora', link },
  {
    kind: 'site_taken_down',
    name,
    site: 'radio-aurora',
    quote: 'The page shows pictures of another station.',
    link,
  },
  { kind: 'site_message', name, site: 'radio-aurora', unread: 1_204, link },
  { kind: 'webhook_gone', name, host: 'hooks.aurora.example', link },
  { kind: 'webhook_failing', name, host: 'hooks.aurora.example', link },
  { kind: 'station_down', name, station: 'Harbour', cause: 'unreachable', link },
  { kind: 'station_up', name, station: 'Harbour', link },
  { kind: 'tune_in_refused', name, station: 'Harbour', status: '403', link },
  {
    kind: 'song_output_disabled',
    name,
    station: 'Harbour',
    output: 'Discord',
    cause: 'not_found',
    link,
  },
  { kind: 'alarm_recipient_disabled', name, station: 'Harbour', recipient: 'Studio desk', link },
  { kind: 'invitation', name, account: 'Aurora Media', link },
  { kind: 'removed_from_account', name, account: 'Aurora Media' },
  { kind: 'owner_changed', name, account: 'Aurora Media', newEmail: 'maeve@new.example' },
  { kind: 'weekly_report', ...about },
  { kind: 'monthly_report', ...about },
  { kind: 'station_ready', name, station: 'Harbour Two', link: 'https://studio.example/station/1' },
  { kind: 'station_requested', name, link: 'https://studio.example/admin/customers/requests' },
  {
    kind: 'station_refused',
    name,
    quote: 'This stream belongs to another customer.',
    link: 'https://studio.example/dashboard',
  },
  { kind: 'silence_started', name, station: 'Harbour', quote: 'Harbour: -61.2 dBFS', link },
  { kind: 'silence_reminder', name, station: 'Harbour', quote: 'Harbour: -61.2 dBFS', link },
  { kind: 'silence_ended', name, station: 'Harbour', quote: 'Harbour: -61.2 dBFS', link },
  { kind: 'silence_test', name, station: 'Harbour', quote: 'Harbour: -61.2 dBFS', link },
  { kind: 'silence_confirm', name, station: 'Harbour', link },
  { kind: 'silence_started', name, policy: 'Network down', quote: 'Harbour: -61.2 dBFS', link },
  { kind: 'silence_ended', name, policy: 'Network down', quote: 'Harbour: -61.2 dBFS', link },
  { kind: 'silence_test', name, policy: 'Network down', quote: 'Nothing has happened.', link },
  { kind: 'silence_confirm', name, policy: 'Network down', link },
];
