import { type RefObject, useEffect, useState } from 'react';
import { keepAwake } from '#/lib/keep-awake.ts';

/** The page without the frame of the app, on the whole screen where the browser allows it. */
export function useBigScreen(wall: RefObject<HTMLElement | null>): {
  isBig: boolean;
  toggle: () => void;
} {
  const [isBig, setBig] = useState(false);

  useEffect(() => {
    const onChange = () => {
      // Escape leaves the full screen, and with it the mode.
      if (!document.fullscreenElement) setBig(false);
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);

  useEffect(() => {
    if (!isBig || !wall.current) return;
    const restore = disableOthers(wall.current);
    const release = keepAwake();
    return () => {
      restore();
      release();
    };
  }, [isBig, wall]);

  // Another page of the app has its frame.
  useEffect(() => () => leaveFullScreen(), []);

  return {
    isBig,
    toggle: () => {
      setBig(!isBig);
      if (isBig) leaveFullScreen();
      // Without support or permission, the page still fills the window.
      else document.documentElement.requestFullscreen?.().catch(() => {});
    },
  };
}

function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
}

/** Makes the frame around an element inert while the element covers it. */
function disableOthers(element: HTMLElement): () => void {
  const covered: HTMLElement[] = [];
  const frame = element.closest('[data-ui="app-shell"]');
  for (let part: Element | null = element; part && part !== frame; part = part.parentElement)
    for (const sibling of part.parentElement?.children ?? [])
      if (sibling !== part && sibling instanceof HTMLElement && !sibling.inert) covered.push(sibling);
  for (const part of covered) part.inert = true;
  return () => {
    for (const part of covered) part.inert = false;
  };
}
