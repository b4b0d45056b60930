import type { TestApp } from '#/testing/app/test-app.ts';
import type { OperationExamples } from '#/testing/examples/example.ts';
import { widgetExample } from '#/testing/examples/widget-example.ts';

const missing = [404];
const onFirstVersion = { 'if-match': '0' };

export const examples: OperationExamples = {
  'widgets.list': { access: 'owned' },
  'widgets.create': { access: 'owned', json: widgetExample },
  'widgets.update': {
    access: 'owned',
    json: { ...widgetExample, name: 'Sidebar' },
    headers: onFirstVersion,
    statuses: missing,
    prepare: withWidget,
  },
  'widgets.delete': { access: 'owned', statuses: missing, prepare: withWidget },
  'public.getWidget': { access: 'open', statuses: missing, prepare: withWidget },
};

async function withWidget(test: TestApp) {
  const response = await test.call('/cast-api/api/aurora/widgets', { as: 'owner', json: widgetExample });
  return { params: { id: ((await response.json()) as { id: string }).id } };
}
