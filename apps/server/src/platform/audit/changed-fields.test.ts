import { expect, it } from 'vitest';
import { changedFields } from '#/platform/audit/changed-fields.ts';

it('keeps the fields that differ, and hides secrets', () => {
  const change = changedFields({
    before: { name: 'Aurora', limit: 100, tags: ['a'], password: 'old', gone: 1 },
    after: { name: 'Aurora', limit: 250, tags: ['a'], password: 'new', added: null },
    secretFields: ['password'],
  });
  expect(change).toEqual({
    before: { limit: 100, password: 'changed', gone: 1 },
    after: { limit: 250, password: 'changed', added: null },
  });
});
