import type { TestApp } from '#/testing/app/test-app.ts';
import type { OperationExamples } from '#/testing/examples/example.ts';

export const examples: OperationExamples = {
  'notifications.getSettings': { access: 'customers' },
  'notifications.updateSettings': {
    access: 'customers',
    json: { mailed: ['cast_suspended'], quietHours: { from: '22:00', until: '07:00' } },
    headers: { 'if-match': '0' },
    prepare: withoutSettings,
  },
  'notifications.listMessages': { access: 'customers' },
};

async function withoutSettings({ db }: TestApp) {
  await db.deleteFrom('notification_settings').execute();
  return {};
}
