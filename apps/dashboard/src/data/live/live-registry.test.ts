import { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { expect, test, vi } from 'vitest';
import type { LiveTopicDefinition } from '#/data/live/define-live-topic.ts';
import { createLiveRegistry } from '#/data/live/live-registry.ts';
import { liveTopics } from '#/data/live/topics.ts';

const ts = fixtures.before(0);
const silenceKey = ['silence', 'aurora'];

test('a fourth topic changes its queries, and the registry applies the other topics as before', () => {
  const stop = vi.fn();
  const silence: LiveTopicDefinition<{ silentS: number }> = {
    name: 'silence',
    start: (queryClient) => ({
      apply: ({ silentS }) => void queryClient.setQueryData(silenceKey, silentS),
      stop,
    }),
  };
  const queryClient = new QueryClient();
  const registry = createLiveRegistry([...liveTopics, silence], queryClient);
  registry.apply({ event: 'silence', ts, data: { silentS: 4 } } as unknown as LiveEvent);
  registry.apply(fixtures.liveEvents.cast);
  expect(queryClient.getQueryData(silenceKey)).toBe(4);
  registry.stop();
  expect(stop).toHaveBeenCalledOnce();
});

test('ignores bye and the events of unregistered topics', () => {
  const queryClient = new QueryClient();
  const registry = createLiveRegistry([], queryClient);
  registry.apply({ event: 'bye', ts });
  registry.apply(fixtures.liveEvents.cast);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('rejects two definitions of one topic', () => {
  expect(() => createLiveRegistry([...liveTopics, ...liveTopics], new QueryClient())).toThrow(/cast/);
});
