import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import { demoSkillIds } from '../../apps/server/src/composition/seed/demo-skills.ts';
import type { CallTools, OperationCalls } from './operation-calls.ts';

export const calls: OperationCalls = {
  'saves, checks and tries a skill': writeSkill,
  'creates, reviews, rejects and deletes a skill as staff': asStaff,
};

const one = '/control/alexa/{id}';
const staffOne = '/admin/alexa/{id}';

async function writeSkill({ main }: ApiClients): Promise<void> {
  const path = { id: demoSkillIds.draft };
  const params = { path };
  const over = (version: number) => ({ path, header: { 'If-Match': String(version) } });
  const before = await unwrap(main.GET(one, { params }));
  const body = { ...before.draft, hasAds: true };
  const saved = await unwrap(main.PUT(one, { params: over(before.version), body }));
  expect(saved).toMatchObject({ version: before.version + 1, draft: body });
  const { near } = await unwrap(main.POST(`${one}/lint`, { params, body }));
  expect(near.every(({ score }) => score <= 1)).toBe(true);
  const turn = { document: body, locale: 'en-GB', act: 'help', utterance: '' } as const;
  expect((await unwrap(main.POST(`${one}/simulate`, { params, body: turn }))).isOpen).toBe(true);
  const { streams } = await unwrap(main.POST(`${one}/checks/stream`, { params }));
  expect(streams.map(({ role }) => role)).toEqual(['main']);
  expect((await unwrap(main.GET(`${one}/stats`, { params }))).sessions).toBe(0);
  const submitted = await main.POST(`${one}/submit`, { params: over(saved.version) });
  expect(submitted.error).toMatchObject({ code: 'skill.not_ready' });
  expect((await unwrap(main.POST(`${one}/withdraw`, { params }))).state).toBe('draft');
  await unwrap(main.PUT(one, { params: over(saved.version), body: before.draft }));
}

async function asStaff(_owner: ApiClients, { as, asSuperadmin }: CallTools): Promise<void> {
  const { main } = await asSuperadmin();
  const { email } = (await as('customer')).person;
  const accounts = await unwrap(main.GET('/admin/accounts', { params: { query: { q: email } } }));
  const accountId = accounts.items[0]?.id ?? '';
  const body = { accountId, name: 'Slow Hill', source: null, locales: ['en-GB' as const] };
  const { skill } = await unwrap(main.POST('/admin/alexa', { body }));
  const path = { id: skill.id };
  const params = { path };
  const over = (version: number) => ({ path, header: { 'If-Match': String(version) } });
  const list = await unwrap(main.GET('/admin/alexa', { params: { query: { search: 'slow hill' } } }));
  expect(list.items.map(({ id }) => id)).toEqual([skill.id]);
  const query = { name: 'slow hill', locale: 'en-GB' as const };
  const { near } = await unwrap(main.GET('/admin/alexa/similar', { params: { query } }));
  expect(near[0]).toMatchObject({ name: 'slow hill', kind: 'skill' });
  const settings = { amazonId: '', vendorId: 'M3UNMUTED', endpoint: '', forcedUrl: '' };
  const changed = await unwrap(main.PUT(staffOne, { params: over(skill.version), body: settings }));
  expect(changed.settings).toEqual(settings);
  const move = { move: 'suspend' as const, reason: 'Invoice 4711', comments: [] };
  const suspended = await unwrap(
    main.POST(`${staffOne}/transition`, { params: over(changed.skill.version), body: move }),
  );
  expect(suspended.skill).toMatchObject({ state: 'suspended', reason: 'Invoice 4711' });
  expect(await unwrap(main.GET(staffOne, { params }))).toMatchObject({ customer: { id: accountId } });
  expect((await unwrap(main.GET(`${staffOne}/manifest`, { params }))).models).toHaveLength(1);
  const packed = { path, query: { format: 'ask' as const } };
  const unpacked = await main.GET(`${staffOne}/package`, { params: packed });
  expect(unpacked.error).toMatchObject({ code: 'skill.not_ready' });
  const sent = await main.POST(`${staffOne}/amazon`, { params: over(suspended.skill.version) });
  expect(sent.error).toMatchObject({ code: 'skill.amazon_unavailable' });
  await unwrap(main.DELETE(staffOne, { params }));
}
