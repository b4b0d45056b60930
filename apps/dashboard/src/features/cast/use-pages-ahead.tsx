import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Ahead } from '#/components/ahead/ahead.tsx';
import { type CastPage, castPaths } from '#/features/cast/components/cast-link.tsx';
import { useCastPlace } from '#/features/cast/use-cast.ts';

const routes = {
  overview: '/_customer/cast/$username/',
  stats: '/_customer/cast/$username/stats',
  listeners: '/_customer/cast/$username/current-listeners',
  geoblocking: '/_customer/cast/$username/geoblocking',
  directories: '/_customer/cast/$username/directories',
  widgets: '/_customer/cast/$username/widgets',
  settings: '/_customer/cast/$username/settings',
} as const satisfies Record<CastPage, string>;

/** Whoever only passes over a link does not stay for that long. */
const stayMs = 100;
/** Without its data a page would be drawn as an outline; one that waits longer than this is not drawn ahead. */
const patienceMs = 10_000;
const lookMs = 50;
/** By then it is drawn, even where a device is slow; until then it follows what changes. */
const drawnMs = 2_000;

/**
 * Draws a page of a cast ahead, once, when the pointer or the keyboard stays on its link and what the page asks for has come:
 * code that runs for the first time takes half of a change of pages and more (docs/bench/listeners.md). The staff's pages of a cast are one.
 */
export function usePagesAhead(): {
  onNear: (page: CastPage) => (event: SyntheticEvent<HTMLElement>) => void;
  ahead: ReactNode;
} {
  const router = useRouter();
  const client = useQueryClient();
  const { area, username } = useCastPlace();
  const [drawn, setDrawn] = useState<CastPage>();
  const known = useRef(new Set<CastPage>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The page whose link was last come near. */
  const near = useRef<CastPage>(undefined);
  useEffect(
    () => () => {
      near.current = undefined;
      clearTimeout(timer.current);
    },
    [],
  );
  useEffect(() => {
    if (drawn === undefined) return;
    const gone = setTimeout(() => setDrawn(undefined), drawnMs);
    return () => clearTimeout(gone);
  }, [drawn]);

  function wait(ms: number, act: () => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  }

  async function fetchAndDraw(page: CastPage, link: HTMLElement) {
    try {
      // The link has begun with it: what is under way is not asked for again.
      await router.preloadRoute({ to: castPaths[page], params: { username } });
    } catch {
      // Whoever opens it is told.
      return;
    }
    if (near.current === page) draw(page, link, performance.now() + patienceMs);
  }

  function draw(page: CastPage, link: HTMLElement, untilMs: number) {
    const isOpen = link.getAttribute('aria-current') === 'page';
    if (isOpen || performance.now() > untilMs) return;
    if (client.isFetching() > 0) return wait(lookMs, () => draw(page, link, untilMs));
    known.current.add(page);
    setDrawn(page);
  }

  const Page = drawn && router.routesById[routes[drawn]].options.component;
  return {
    onNear:
      (page) =>
      ({ currentTarget }) => {
        near.current = page;
        if (area === 'admin' || known.current.has(page)) return;
        wait(stayMs, () => void fetchAndDraw(page, currentTarget));
      },
    ahead: Page && (
      <Ahead key={drawn}>
        <Page />
      </Ahead>
    ),
  };
}
