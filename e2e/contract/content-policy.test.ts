import { expect, it } from 'vitest';
import { hostPolicy } from '../../apps/dashboard/vite/content-policy-plugin.ts';
import { documentPolicy } from '../../apps/server/src/platform/http/document-policy.ts';

it('the policy that the build writes for other hosts equals the server’s', () => {
  const sent = documentPolicy({
    streamOrigins: ['https://streams.example'],
    apiUrls: ['https://api.example/v1', 'https://cast.example/v1'],
    castApiUrl: 'https://cast.example/v1',
    sentryDsn: 'https://key@reports.example/1',
  });
  const filledIn = hostPolicy
    .replaceAll('<stream origins>', 'https://streams.example')
    .replaceAll('<API origin>', 'https://api.example')
    .replaceAll('<cast API origin>', 'https://cast.example')
    .replaceAll('<reporting origin>', 'https://reports.example');
  expect(filledIn).toBe(sent);
});
