import { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { expect, test, vi } from 'vitest';
import type { LiveTopicDefinition } from '#/data/live/define-live-topic.ts';
import { createLiveRegistry } from '#/data/live/live-registry.ts';
import { liveTopics } from '#/data/live/topics.ts';

const ts = fixtures.before(0);
const weatherKey = ['weather', 'aurora'];

test('a fourth topic changes its queries, and the registry applies the other topics as before', () => {
  const stop = vi.fn();
  const weather: LiveTopicDefinition<{ degrees: number }> = {
    name: 'weather',
    start: (queryClient) => ({
      apply: ({ degrees }) => void queryClient.setQueryData(weatherKey, degrees),
      stop,
    }),
  };
  const queryClient = new QueryClient();
  const registry = createLiveRegistry([...liveTopics, weather], queryClient);
  registry.apply({ event: 'weather', ts, data: { degrees: 4 } } as unknown as LiveEvent);
  registry.apply(fixtures.liveEvents.cast);
  expect(queryClient.getQueryData(weatherKey)).toBe(4);
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
  expect(() => createLiveRegistry([...liveTopics, ...liveTopics], new QueryClient())).toThrow(
    /Two definitions of the live topic/,
  );
});
