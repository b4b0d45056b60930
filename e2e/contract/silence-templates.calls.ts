import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import type { CallTools, OperationCalls } from './operation-calls.ts';

export const calls: OperationCalls = { 'changes, previews and tests a text of messages': useTemplates };

async function useTemplates(_owner: ApiClients, { as }: CallTools): Promise<void> {
  const { main, person } = await as('admin');
  const draft = { key: 'note' as const, locale: 'ja' as const, text: 'Desk: 100' };
  const { items } = await unwrap(main.GET('/admin/silence/templates'));
  expect(items).toContainEqual(expect.objectContaining({ key: 'raised', locale: 'en', changed: null }));
  const save = (version: number, text: string | null) => {
    const { key, locale } = draft;
    const params = { path: { key, locale }, header: { 'If-Match': String(version) } };
    return unwrap(main.PUT('/admin/silence/templates/{key}/{locale}', { params, body: { text } }));
  };
  const version = items.find(({ key, locale }) => key === draft.key && locale === draft.locale)?.version ?? 0;
  const saved = await save(version, draft.text);
  expect(saved).toMatchObject({ ...draft, changed: expect.anything() });
  expect(await save(saved.version, null)).toMatchObject({ text: '', changed: null });
  const preview = await unwrap(main.POST('/admin/silence/templates/preview', { body: draft }));
  expect(preview.lines.at(-1)).toBe(draft.text);
  expect(await unwrap(main.POST('/admin/silence/templates/test', { body: draft }))).toEqual({
    email: person.email,
  });
}
