import type { TestApp } from '#/testing/app/test-app.ts';
import type { OperationExamples } from '#/testing/examples/example.ts';
import { createPng } from '#/testing/stand-ins/test-images.ts';

const query = '?kind=image.logo';
const file = createPng(64, 64);

export const examples: OperationExamples = {
  'uploads.create': { access: 'signedIn', query, file },
  'uploads.get': { access: 'owned', statuses: [200, 404], prepare: withUpload },
  'uploads.delete': { access: 'owned', statuses: [204, 404], prepare: withUpload },
};

async function withUpload(test: TestApp) {
  const response = await test.call(`/api/control/uploads${query}`, { as: 'owner', file });
  return { params: { id: ((await response.json()) as { id: string }).id } };
}
