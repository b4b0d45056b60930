import type { OperationExamples } from '#/testing/examples/example.ts';

export const examples: OperationExamples = {
  'sites.getStatistics': { access: 'owned', params: { username: 'harbour' }, query: '?days=30' },
};
