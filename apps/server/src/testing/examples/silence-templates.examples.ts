import type { TestApp } from '#/testing/app/test-app.ts';
import type { OperationExamples } from '#/testing/examples/example.ts';

const params = { key: 'note', locale: 'en' } as const;
const draft = { ...params, text: 'On-call desk: +353 1 555 0100' };

/** Calls about the texts of messages about incidents. */
export const examples: OperationExamples = {
  'alertTemplates.list': { access: 'admins' },
  'alertTemplates.update': {
    access: 'admins',
    params,
    json: { text: draft.text },
    headers: { 'if-match': '0' },
    prepare: withVersion,
    statuses: [200, 412],
  },
  'alertTemplates.preview': { access: 'admins', json: draft },
  'alertTemplates.test': { access: 'admins', json: draft },
};

/** Earlier calls have changed the version. */
async function withVersion({ db }: TestApp) {
  const row = await db
    .selectFrom('silence_templates')
    .select('version')
    .where('key', '=', params.key)
    .where('locale', '=', params.locale)
    .executeTakeFirst();
  return { headers: { 'if-match': String(row?.version ?? 0) } };
}
