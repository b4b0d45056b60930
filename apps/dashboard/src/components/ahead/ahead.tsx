import { CatchBoundary } from '@tanstack/react-router';
import { Activity, type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Draws what is most likely opened next, outside of the document and when nothing else is to be done: code that runs for the first
 * time takes a browser three times as long as afterwards. It is thrown away, and nothing in it takes effect: it asks for
 * nothing, and moves neither title nor focus. Should it fail, the page that is opened says so.
 */
export function Ahead({ children }: { children: ReactNode }) {
  const [place] = useState(() => document.createElement('div'));
  return createPortal(
    <Activity mode="hidden">
      <CatchBoundary errorComponent={Nothing} getResetKey={() => ''}>
        <Suspense>{children}</Suspense>
      </CatchBoundary>
    </Activity>,
    place,
  );
}

const Nothing = () => null;
