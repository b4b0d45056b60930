import type {
  AlarmKind,
  AlertTarget,
  CreatedRecipient,
  RecipientDraft,
  SilenceRecipient,
  SilenceRecipientList,
  SilenceSettings,
} from '@unmuted/api/contract';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { planAlerts } from '#/modules/silence/alerts/queue/planner.ts';
import { startReadingReceipts } from '#/modules/silence/alerts/queue/receipts.ts';
import { type SenderDeps, startSendingAlerts } from '#/modules/silence/alerts/queue/sender.ts';
import { defaultSettings } from '#/modules/silence/settings/default-settings.ts';
import { createConnector } from '#/platform/connector/connector.ts';
import { standInTls } from '#/platform/connector/testing/stand-in.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import {
  type Actor,
  type CallOptions,
  createTestApp,
  credentialsOf,
  type TestApp,
} from '#/testing/app/test-app.ts';
import {
  pagerDutyKey,
  startPagerDuty,
  startTeams,
  startTwilio,
  teamsPath,
  textAccount,
} from '#/testing/stand-ins/alert-services.ts';
import { discordUrl, startDiscord } from '#/testing/stand-ins/discord.ts';
import { startPushService } from '#/testing/stand-ins/push-service.ts';
import { startService } from '#/testing/stand-ins/service-stand-in.ts';
import { slackUrl, startSlack } from '#/testing/stand-ins/slack.ts';
import { startTelegram, telegramChat, telegramToken } from '#/testing/stand-ins/telegram.ts';
import { TestClock } from '#/testing/stand-ins/test-clock.ts';

export type AlertTest = Awaited<ReturnType<typeof startAlertTest>>;

/** A server whose messages about incidents reach stand-ins of all services. */
export async function startAlertTest() {
  const started: { test?: TestApp } = {};
  const now = () => (started.test?.clock ?? new TestClock()).now();
  const [discord, slack, telegram, pagerduty, teams, twilio, push, hook] = await Promise.all([
    startDiscord({ now }),
    startSlack({ now }),
    startTelegram({ now }),
    startPagerDuty({ now }),
    startTeams(),
    startTwilio(),
    startPushService(),
    startService(() => ({ status: 204, body: '' })),
  ]);
  const services = { discord, slack, telegram, pagerduty, teams, twilio, push, hook };
  const places = Object.values(services).map(({ place }) => place);
  const test = await createTestApp(
    {
      alertConnector: createConnector({
        userAgent: 'Studio tests alerts',
        allow: places,
        ca: standInTls.cert,
        limits: { firstByteMs: 500, redirects: 0 },
      }),
      alertOrigins: {
        discord: discord.origin,
        slack: slack.origin,
        telegram: telegram.origin,
        pagerduty: pagerduty.origin,
      },
      textService: { origin: twilio.origin, ...textAccount },
      webhookPlainHosts: places,
    },
    { oneProcess: 'its services are of this process' },
  );
  started.test = test;
  const targets = {
    email: { channel: 'email', email: 'owner@studio.test' },
    webhook: { channel: 'webhook', url: `${hook.origin}/in?key=1` },
    slack: { channel: 'slack', url: slackUrl },
    discord: { channel: 'discord', url: discordUrl },
    teams: { channel: 'teams', url: teams.origin + teamsPath },
    telegram: { channel: 'telegram', token: telegramToken, chatId: telegramChat },
    pagerduty: { channel: 'pagerduty', routingKey: pagerDutyKey },
    sms: { channel: 'sms', phone: '+353861234041' },
    voice: { channel: 'voice', phone: '+353861234042' },
    push: { channel: 'push', subscription: push.subscription },
  } as const satisfies Record<AlertTarget['channel'], AlertTarget>;
  return {
    test,
    services,
    targets,
    ...recipientCalls(test),
    ...incidents(test),
    draft: (channel: keyof typeof targets, fields: Partial<RecipientDraft> = {}): RecipientDraft => ({
      name: `Desk ${channel}`,
      afterMin: 0,
      locale: 'en',
      timeZone: 'Europe/Dublin',
      quietHours: null,
      target: targets[channel],
      ...fields,
    }),
    async close() {
      await test.close();
      await Promise.all(Object.values(services).map((service) => service.close()));
    },
  };
}

const aurora = demoStationIds.aurora;
const path = `/api/control/silence/${aurora}/recipients`;

/** Signs in for each call, because hours pass between calls. */
export async function callAs(test: TestApp, as: Actor, to: string, options: CallOptions): Promise<Response> {
  const { path: signIn, json: credentials } = credentialsOf(as);
  const { token } = (await (await test.call(signIn, { json: credentials })).json()) as { token: string };
  return test.call(to, { token, ...options });
}

/** The body of an answer that must be a success. */
export async function bodyOf<Body>(response: Promise<Response>): Promise<Body> {
  const answer = await response;
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Body;
}

/** Makes a recipient one who is told at once. */
export async function confirmRecipient({ db, clock }: TestApp, id: string): Promise<void> {
  await db
    .updateTable('silence_recipients')
    .set({ confirmed_at: clock.now(), confirm_until: null })
    .where('id', '=', id)
    .execute();
}

/** Calls of the operations about Radio Aurora. */
function recipientCalls(test: TestApp) {
  const call = (to = '', { as = 'owner', ...options }: CallOptions = {}) =>
    callAs(test, as, `${path}${to}`, options);
  const json = bodyOf;
  const listAll = () => json<SilenceRecipientList>(call());
  const add = (draft: RecipientDraft) => json<CreatedRecipient>(call('', { json: draft }));
  const read = async (id: string): Promise<SilenceRecipient> => {
    const found = (await listAll()).items.find((recipient) => recipient.id === id);
    if (!found) throw new Error('The recipient was deleted.');
    return found;
  };
  return {
    call,
    json,
    listAll,
    add,
    read,
    /** Adds a recipient who is told at once. */
    async told(draft: RecipientDraft): Promise<SilenceRecipient> {
      const { recipient } = await add(draft);
      await confirmRecipient(test, recipient.id);
      return read(recipient.id);
    },
    sendTest: (id: string) => call(`/${id}/test`, { method: 'POST' }),
    change: (id: string, version: number, body: object) =>
      call(`/${id}`, { method: 'PUT', json: body, headers: { 'if-match': String(version) } }),
  };
}

/** Incidents, and rounds of planning and sending. */
function incidents(test: TestApp) {
  const { db, clock } = test;
  /** One round of a worker. Returns its errors. */
  async function round(
    start: (deps: SenderDeps) => () => Promise<void>,
    overrides: Partial<SenderDeps> = {},
  ): Promise<unknown[]> {
    const errors: unknown[] = [];
    const planned: (() => void)[] = [];
    const stop = start({
      ...test.deps,
      db,
      clock: {
        now: () => clock.now(),
        after(_ms, task) {
          planned.push(task);
          return () => {};
        },
      },
      onError: (error) => errors.push(error),
      ...overrides,
    });
    planned[0]?.();
    await stop();
    return errors;
  }
  const send = (overrides: Partial<SenderDeps> = {}) => round(startSendingAlerts, overrides);
  return {
    send,
    /** Asks services whether messages arrived. */
    readReceipts: () => round(startReadingReceipts),
    /** One round of the planner, and one of the sender. */
    async round() {
      await planAlerts({ db }, clock.now());
      const errors = await send();
      if (errors.length > 0) throw new AggregateError(errors);
    },
    async settings(change: Partial<SilenceSettings>, stationId: string = aurora) {
      const settings = JSON.stringify({ ...defaultSettings, isEnabled: true, ...change });
      await db
        .insertInto('silence_settings')
        .values({ station_id: stationId, settings })
        .onConflict((conflict) => conflict.column('station_id').doUpdateSet({ settings }))
        .execute();
      await db
        .insertInto('silence_watches')
        .values({ station_id: stationId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async raise({
      kind = 'silent',
      isTest = false,
      station = aurora,
    }: {
      kind?: AlarmKind;
      isTest?: boolean;
      station?: string;
    } = {}) {
      const at = clock.now();
      const id = uuidv7(at);
      await db
        .insertInto('silence_incidents')
        .values({
          id,
          station_id: station,
          kind,
          started_at: new Date(at.getTime() - 42_000),
          raised_at: at,
          lowest_db: -72.4,
          listeners_at_start: 92,
          is_test: isTest,
        })
        .execute();
      return id;
    },
    async changeIncident(
      id: string,
      change: {
        ended_at?: Date;
        acknowledged_at?: Date;
        acknowledged_by?: string;
        is_false_alarm?: boolean;
        snoozed_until?: Date;
      },
    ) {
      await db.updateTable('silence_incidents').set(change).where('id', '=', id).execute();
    },
    /** The messages about incidents: `event round state`, by recipient. */
    async log(incidentId: string) {
      const rows = await db
        .selectFrom('silence_alerts')
        .select(['recipient_name', 'event', 'round', 'state'])
        .where('incident_id', '=', incidentId)
        .orderBy('queued_at')
        .orderBy('recipient_name')
        .execute();
      return rows.map(({ recipient_name, event, round, state }) =>
        [recipient_name, event, ...(round > 0 ? [round] : []), state].join(' '),
      );
    },
  };
}
