import { type ApiClients, ApiError, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import type { OperationCalls } from './operation-calls.ts';

export const calls: OperationCalls = {
  'reads the messages and the figures of a site': readSite,
};

const messages = '/control/onepage/{username}/submissions';

/** Nobody has visited the site: its forms and counts are tested with its pages. */
async function readSite({ main }: ApiClients): Promise<void> {
  const site = { username: 'harbour' };
  const list = await unwrap(main.GET(messages, { params: { path: site, query: { kind: 'request' } } }));
  expect(list).toMatchObject({ items: [], total: 0, unread: 0 });
  expect(await unwrap(main.POST(`${messages}/read`, { params: { path: site } }))).toEqual({ marked: 0 });
  const params = { path: { ...site, id: '019b2f80-0000-7000-8000-00000000ffff' } };
  const missing = (error: unknown) => (error instanceof ApiError ? error.code : error);
  expect(await unwrap(main.PUT(`${messages}/{id}`, { params, body: { isRead: true } })).catch(missing)).toBe(
    'resource.not_found',
  );
  expect(await unwrap(main.DELETE(`${messages}/{id}`, { params })).catch(missing)).toBe('resource.not_found');
  const figures = await unwrap(
    main.GET('/control/onepage/{username}/stats', { params: { path: site, query: { days: '7' } } }),
  );
  expect(figures).toMatchObject({ visits: 0, plays: 0, since: null });
  expect(figures.days).toHaveLength(7);
}
