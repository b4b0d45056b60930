import { act, cleanup, screen } from '@testing-library/react';
import { fixtures, MockReply } from '@unmuted/api/testing';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

/** Distinct listener counts identify whose list a screen shows. */
const counts = { aurora: 7, harbour: 3, atlantic: 11 } as const;
type Cast = keyof typeof counts;
const casts = Object.keys(counts) as Cast[];

/** Switches between casts while all list requests are pending. */
async function leaf(visited: readonly Cast[]) {
  const requests: { cast: Cast; signal: AbortSignal; answer: () => void }[] = [];
  const { app } = await renderApp({
    path: `/cast/${visited[0]}/current-listeners`,
    visitor: 'customer',
    handlers: {
      'listeners.list': new MockReply<never>(
        ({ url, signal }) =>
          new Promise<Response>((resolve) => {
            const cast = new URL(url).pathname.split('/').at(-2) as Cast;
            const answer = () => resolve(Response.json(fixtures.listenersOf(counts[cast])));
            requests.push({ cast, signal, answer });
          }),
      ),
    },
  });
  for (const username of visited.slice(1))
    await act(() => app.router.navigate({ to: '/cast/$username/current-listeners', params: { username } }));
  await vi.waitFor(() => expect(requests.some(({ cast }) => cast === visited.at(-1))).toBe(true));
  return requests;
}

test('[G7] shows the current cast regardless of the order of late responses', async () => {
  const journeys = fc.record({
    visited: fc.array(fc.constantFrom(...casts), { minLength: 3, maxLength: 5 }),
    order: fc.infiniteStream(fc.nat({ max: 1000 })),
  });
  await fc.assert(
    fc.asyncProperty(journeys, async ({ visited, order }) => {
      const requests = await leaf(visited);
      const last = visited.at(-1) as Cast;
      const shuffled = requests
        .map((each) => ({ each, place: order.next().value ?? 0 }))
        .sort((a, b) => a.place - b.place);
      for (const { each } of shuffled) await act(async () => each.answer());
      const shown = await screen.findByTestId('listening-now');
      await vi.waitFor(() => expect(shown).toHaveTextContent(String(counts[last])));
      cleanup();
    }),
    { numRuns: 8, seed: 7 },
  );
});

test('[G7] leaving the page cancels its requests', async () => {
  const requests = await leaf(['aurora', 'harbour']);
  const byCast = new Map(requests.map(({ cast, signal }) => [cast, signal.aborted]));
  expect(Object.fromEntries(byCast)).toEqual({ aurora: true, harbour: false });
});
