import type { SilencePolicy, SilencePolicyChange } from '#/contract/silence/policies.schemas.ts';
import * as fixtures from '#/testing/fixtures/index.ts';
import type { MockHandlers } from '#/testing/mock-fetch.ts';

const recipientOf = (id: string) => {
  const found =
    fixtures.silenceRecipients.find((recipient) => recipient.id === id) ?? fixtures.silenceRecipients[0];
  if (!found) throw new Error('There are no recipients.');
  return { ...found, id };
};

const mergedOf = (id: string) => ({
  ...fixtures.openIncident,
  id,
  endedAt: fixtures.fixtureNow,
});

function policyOf(body: SilencePolicyChange | undefined, change: Partial<SilencePolicy>): SilencePolicy {
  const { stationIds, ...values } = body ?? { stationIds: null };
  const { tiles, onAir } = fixtures.silenceWall;
  const stations = [...tiles, ...onAir]
    .filter(({ id }) => stationIds?.includes(id))
    .map(({ id, serviceId, name, customer }) => ({ id, serviceId, name, customer }));
  return { ...fixtures.silencePolicy, ...values, stations: stationIds && stations, ...change };
}

/** Successful handlers for silence detection. */
export const silenceHandlers = {
  'silence.get': ({ path }) => ({ ...fixtures.silenceWatch, id: path.id }),
  'silence.update': ({ path, body }) => ({
    ...fixtures.silenceWatch,
    id: path.id,
    settings: body ?? fixtures.silenceSettings,
    verdict: body?.isEnabled === false ? ('off' as const) : fixtures.silenceWatch.verdict,
    version: 4,
  }),
  'silence.check': fixtures.silenceCheck,
  'silence.snooze': ({ path, body }) => ({
    ...fixtures.silenceWatch,
    id: path.id,
    snoozedUntil: body?.until ?? null,
    snoozedBy: body?.until ? 'Maeve O’Brien' : null,
    snoozeReason: body?.reason ?? null,
  }),
  'silence.levels': fixtures.levelHistory,
  'silence.calibration': fixtures.silenceCalibration,
  'silence.simulate': fixtures.silenceTrialResult,
  'silenceIncidents.list': fixtures.silenceIncidentList,
  'silenceIncidents.update': ({ path, body }) => ({
    ...fixtures.openIncident,
    id: path.incidentId,
    acknowledged: body?.acknowledge
      ? { at: fixtures.fixtureNow, by: 'Maeve O’Brien', via: 'dashboard' as const }
      : null,
    note: body?.note ?? '',
    isFalseAlarm: body?.isFalseAlarm ?? false,
    snoozedUntil: body?.snoozedUntil ?? null,
    version: 2,
  }),
  'stationStatus.get': fixtures.stationStatus,
  'silenceRecipients.list': fixtures.silenceRecipientList,
  'silenceRecipients.create': ({ body }) => ({
    recipient: {
      ...recipientOf('019b3200-0000-7000-8000-000000000009'),
      name: body?.name ?? '',
      channel: body?.target.channel ?? 'email',
      state: 'pending' as const,
      last: null,
    },
    secret: body?.target.channel === 'webhook' ? 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' : null,
  }),
  'silenceRecipients.update': ({ path, body }) => ({
    recipient: { ...recipientOf(path.recipientId), name: body?.name ?? '', version: 2 },
    secret: null,
  }),
  'silenceRecipients.delete': undefined,
  'silenceRecipients.verify': ({ path }) => ({
    ...recipientOf(path.recipientId),
    state: 'confirmed' as const,
    confirmUntil: null,
  }),
  'silenceRecipients.test': fixtures.alertReceipt,
  'alerts.open': fixtures.alertPage,
  'alerts.act': ({ body }) => ({
    ...fixtures.alertPage,
    acknowledged: { at: fixtures.fixtureNow, by: fixtures.alertPage.recipientName },
    used: { at: fixtures.fixtureNow, act: body?.act ?? 'acknowledge' },
  }),
  'alerts.confirm': fixtures.recipientConfirmation,
  'alerts.answer': ({ body }) => ({ ...fixtures.recipientConfirmation, accepted: body?.accept ?? true }),
  'adminSilence.wall': fixtures.silenceWall,
  'adminSilence.snooze': ({ body }) => ({ changed: body?.ids.length ?? 0 }),
  'adminSilence.stats': fixtures.silenceStats,
  'adminSilence.notifications': fixtures.alertList,
  'adminSilence.resend': fixtures.alertReceipt,
  'adminSilence.get': ({ path }) => ({ ...fixtures.managedSilence, serviceId: path.id }),
  'adminSilence.update': ({ path, body }) => ({
    ...fixtures.managedSilence,
    serviceId: path.id,
    ...body,
    version: 2,
  }),
  'adminSilence.merge': ({ path, body }) => ({
    ...mergedOf(path.incidentId),
    merged: (body?.ids.length ?? 0) + 1,
  }),
  'adminSilence.split': { items: fixtures.silenceIncidents.slice(1, 3) },
  'alertTemplates.list': fixtures.alertTemplateList,
  'alertTemplates.update': ({ path, body }) => {
    const template = fixtures.alertTemplateOf(path.key, path.locale);
    const text = body?.text ?? template.standard;
    return {
      ...template,
      text,
      changed: body?.text == null ? null : { at: fixtures.fixtureNow, by: 'Tomás Reyes' },
      version: template.version + 1,
    };
  },
  'alertTemplates.preview': fixtures.alertPreview,
  'alertTemplates.test': { email: 'admin@studio.test' },
  'silencePolicies.list': fixtures.silencePolicyList,
  'silencePolicies.get': ({ path }) => ({ ...fixtures.silencePolicy, id: path.id }),
  'silencePolicies.create': ({ body }) => policyOf(body, { recipients: [], version: 1 }),
  'silencePolicies.update': ({ path, body }) => policyOf(body, { id: path.id, version: 3 }),
  'silencePolicies.delete': undefined,
  'silencePolicies.createRecipient': ({ body }) => ({
    recipient: {
      ...recipientOf('019b3200-0000-7000-8000-000000000009'),
      name: body?.name ?? '',
      channel: body?.target.channel ?? 'email',
      state: 'pending' as const,
      last: null,
    },
    secret: null,
  }),
  'silencePolicies.updateRecipient': ({ path, body }) => ({
    recipient: { ...recipientOf(path.recipientId), name: body?.name ?? '', version: 2 },
    secret: null,
  }),
  'silencePolicies.deleteRecipient': undefined,
  'silencePolicies.verifyRecipient': ({ path }) => ({
    ...recipientOf(path.recipientId),
    state: 'confirmed' as const,
    confirmUntil: null,
  }),
  'silencePolicies.testRecipient': fixtures.alertReceipt,
  'adminSilence.test': { ...fixtures.openIncident, isTest: true },
} satisfies MockHandlers;
