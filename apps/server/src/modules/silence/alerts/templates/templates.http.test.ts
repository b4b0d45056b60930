import {
  type AlertPreview,
  type AlertTemplate,
  type AlertTemplateDraft,
  type AlertTemplateList,
  alertTemplateKeys,
  limits,
  locales,
} from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { problemOf } from '#/testing/app/contract.ts';
import { newStaffKey } from '#/testing/app/keys.ts';
import { type AlertTest, startAlertTest } from '#/testing/silence/alert-test.ts';

let alerts: AlertTest;
beforeEach(async () => {
  alerts = await startAlertTest();
});
afterEach(() => alerts.close());

const path = '/api/admin/silence/templates';
const list = async () => {
  const response = await alerts.test.call(path, { as: 'admin' });
  return ((await response.json()) as AlertTemplateList).items;
};
const save = (id: string, text: string | null, version = 0) =>
  alerts.test.call(`${path}/${id}`, {
    as: 'admin',
    method: 'PUT',
    json: { text },
    headers: { 'if-match': String(version) },
  });
const saved = async (...given: Parameters<typeof save>) => {
  const response = await save(...given);
  expect(response.status).toBe(200);
  return (await response.json()) as AlertTemplate;
};
const preview = (draft: AlertTemplateDraft) =>
  alerts.test.call(`${path}/preview`, { as: 'admin', json: draft });
const previewed = async (draft: AlertTemplateDraft) => (await (await preview(draft)).json()) as AlertPreview;

describe('the texts of messages', () => {
  it('are listed in all languages, and return to the standard', async () => {
    const all = await list();
    expect(all).toHaveLength(locales.length * alertTemplateKeys.length);
    expect(
      all.every(({ text, standard, changed, version }) => text === standard && !changed && !version),
    ).toBe(true);
    expect(await saved('raised/fr', ' Alerte : {station} ')).toMatchObject({
      text: 'Alerte : {station}',
      changed: { at: alerts.test.clock.now().toISOString(), by: expect.stringMatching(/\w/) },
      version: 1,
    });
    expect((await list()).filter((each) => each.changed)).toMatchObject([{ key: 'raised', locale: 'fr' }]);
    const standard = all.find(({ key, locale }) => key === 'raised' && locale === 'fr')?.standard ?? '';
    expect(await saved('raised/fr', null, 1)).toMatchObject({ text: standard, changed: null, version: 2 });
    expect(await saved('raised/fr', standard, 2)).toMatchObject({ changed: null, version: 3 });
  });

  it('conflict with a change in between, which the problem contains', async () => {
    const current = await saved('note/en', 'Desk: 100');
    expect(await problemOf(await save('note/en', 'Desk: 200'))).toMatchObject({
      code: 'resource.version_conflict',
      current,
    });
    expect(await list()).toContainEqual(current);
    expect(await problemOf(await save('note/ja', 'x', 7))).toMatchObject({ current: { version: 0 } });
  });

  it('are in the audit trail before and after', async () => {
    await saved('note/en', 'Desk: 100');
    const entries = await alerts.test.db
      .selectFrom('audit_trail')
      .selectAll()
      .where('action', '=', 'silence_template.updated')
      .execute();
    expect(entries).toMatchObject([
      {
        actor_kind: 'admin',
        account_id: null,
        details: { key: 'note', locale: 'en' },
        before: { text: '' },
        after: { text: 'Desk: 100' },
      },
    ]);
  });

  it.each([
    ['raised', '{station}: {database}', 'pattern'],
    ['raised', '{station', 'pattern'],
    ['raised', '', 'required'],
    ['raised', '{kind}', 'pattern'],
    ['short_recovered', 'Over', 'pattern'],
    ['spoken', ' ', 'required'],
    ['note', 'x'.repeat(limits.alertTemplate + 1), 'length'],
    ['note', 'a\nb', 'hidden_characters'],
  ] as const)('are refused: %s %j', async (key, text, code) => {
    const problem = { code: 'request.invalid', errors: [{ pointer: '/text', code }] };
    expect(await problemOf(await save(`${key}/en`, text))).toMatchObject(problem);
    expect(await problemOf(await preview({ key, locale: 'en', text }))).toMatchObject(problem);
  });

  it('concern staff, and no keys', async () => {
    const draft = { key: 'note', locale: 'en', text: 'x' };
    const { secret } = await newStaffKey(alerts.test, { scopes: ['casts:read'] });
    for (const [to, options] of [
      [path, {}],
      [`${path}/note/en`, { method: 'PUT', json: { text: 'x' }, headers: { 'if-match': '0' } }],
      [`${path}/preview`, { json: draft }],
      [`${path}/test`, { json: draft }],
    ] as const) {
      expect((await alerts.test.call(to, { as: 'owner', ...options })).status).toBe(403);
      expect((await alerts.test.call(to, { token: secret, ...options })).status).toBe(409);
    }
  });
});

describe('a changed text', () => {
  it('is sent in its language only, as its preview shows it', async () => {
    const draft = { key: 'raised', locale: 'fr', text: 'Alerte : {station} ({kind}), {level} dBFS' } as const;
    await saved('raised/fr', draft.text);
    await saved('note/fr', 'Astreinte : 100');
    await alerts.told(alerts.draft('webhook', { name: 'French', locale: 'fr' }));
    await alerts.told(alerts.draft('slack', { name: 'English' }));
    await alerts.told(alerts.draft('sms', { name: 'Text', locale: 'fr' }));
    await alerts.raise();
    await alerts.round();
    const { title, lines } = await previewed(draft);
    const sent = JSON.stringify(alerts.services.hook.requests.at(-1)?.json);
    expect(title).toBe('Alerte : Radio Aurora (silence), -72,4 dBFS');
    expect(sent).toContain(title);
    expect(lines.at(-1)).toBe('Astreinte : 100');
    expect(sent).toContain(lines.at(-1));
    const other = JSON.stringify(alerts.services.slack.requests.at(-1)?.json);
    expect(other).toContain('Radio Aurora: silence');
    expect(other).not.toContain('Astreinte');
    expect(new URLSearchParams(alerts.services.twilio.requests.at(-1)?.body).get('Body')).toMatch(
      /^Radio Aurora: silence depuis [\d:]{5}\. https:\S+\nAstreinte : 100$/,
    );
  });

  it('is in the email and its subject', async () => {
    await saved('raised/en', 'Call us about {station}');
    await alerts.told(alerts.draft('email'));
    await alerts.raise();
    await alerts.round();
    expect(alerts.test.mails.at(-1)?.mail).toMatchObject({
      kind: 'silence_started',
      title: 'Call us about Radio Aurora',
      quote: expect.stringMatching(/^Call us about Radio Aurora\n/),
    });
  });
});

describe('a preview', () => {
  it('is about an incident of the event of the template', async () => {
    const en = { locale: 'en' } as const;
    expect(await previewed({ ...en, key: 'recovered', text: 'Back: {station}' })).toMatchObject({
      title: 'Back: Radio Aurora',
      short: { text: 'Radio Aurora: over: silence.', parts: 1, isGsm: true },
      spoken: 'Back: Radio Aurora. Please open the dashboard.',
    });
    const acknowledged = await previewed({ ...en, key: 'acknowledged', text: 'Seen: {station}' });
    expect(acknowledged.lines.join()).toContain('Acknowledged by');
    const long = `{station} ${'静'.repeat(60)}`;
    const { short } = await previewed({ ...en, key: 'short_raised', text: long });
    expect(short).toMatchObject({ parts: 2, isGsm: false });
    expect(short.text).toContain('https://studio.example/alert#token=');
  });

  it('is mailed once to the person who asks', async () => {
    const before = alerts.test.mails.length;
    const draft = { key: 'note', locale: 'fr', text: 'Astreinte : 100' } as const;
    const response = await alerts.test.call(`${path}/test`, { as: 'admin', json: draft });
    const { email } = (await response.json()) as { email: string };
    expect(email).toBe('admin@studio.test');
    const { lines, short } = await previewed(draft);
    expect(alerts.test.mails.slice(before)).toMatchObject([
      {
        to: { email, locale: 'fr' },
        mail: {
          kind: 'silence_test',
          quote: expect.stringContaining(lines.join('\n')),
          link: 'https://studio.example/admin/silence/templates?locale=fr&key=note',
        },
      },
    ]);
    const { mail } = alerts.test.mails.at(-1) ?? {};
    expect(mail && 'quote' in mail && mail.quote).toContain(short.text);
    expect((await list()).every(({ changed }) => changed === null)).toBe(true);
  });
});
