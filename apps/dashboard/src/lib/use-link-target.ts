import { useLocation } from '@tanstack/react-router';
import { useCallback } from 'react';

/** The element that a link names in its hash gets the focus, which shows it. */
export function useLinkTarget<Target extends HTMLElement>(id: string) {
  const isTarget = useLocation({ select: ({ hash }) => hash === id });
  const ref = useCallback(
    (element: Target | null) => {
      if (isTarget) element?.focus();
    },
    [isTarget],
  );
  return { id, ref, ...(isTarget && { tabIndex: -1 }) };
}
