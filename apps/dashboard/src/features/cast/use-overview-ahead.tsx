import { useRouter } from '@tanstack/react-router';
import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { Ahead } from '#/components/ahead/ahead.tsx';
import { useCastPlace } from '#/features/cast/use-cast.ts';

/** By then it is drawn, even where a device is slow; until then it follows what changes. */
const drawnMs = 2_000;

/**
 * Draws the overview ahead, once, when the pointer or the keyboard comes near its link: of all pages it is where code that runs
 * for the first time takes most of the change (docs/bench/listeners.md). The staff's pages of a cast are one.
 */
export function useOverviewAhead(): {
  onNear: (event: SyntheticEvent<HTMLElement>) => void;
  ahead: ReactNode;
} {
  const { routesById } = useRouter();
  const { area } = useCastPlace();
  const [phase, setPhase] = useState<'unasked' | 'drawn' | 'done'>('unasked');
  useEffect(() => {
    if (phase !== 'drawn') return;
    const timer = setTimeout(() => setPhase('done'), drawnMs);
    return () => clearTimeout(timer);
  }, [phase]);
  const Overview = routesById['/_customer/cast/$username/'].options.component;
  return {
    onNear: ({ currentTarget }) => {
      const isOpen = currentTarget.getAttribute('aria-current') === 'page';
      if (isOpen || area === 'admin') return;
      setPhase((now) => (now === 'unasked' ? 'drawn' : now));
    },
    ahead:
      phase === 'drawn' && Overview ? (
        <Ahead>
          <Overview />
        </Ahead>
      ) : null,
  };
}
