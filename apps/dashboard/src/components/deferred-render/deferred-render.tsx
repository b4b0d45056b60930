import { useAfterFirstPaint } from '@unmuted/ui/provider';
import type { ReactNode } from 'react';

export interface DeferredRenderProps {
  children: ReactNode;
  /** Shown until the first paint; it should take about as much room as the children. */
  fallback: ReactNode;
}

/**
 * Defers expensive content, such as charts and maps, until after the first paint, so that the rest of the page responds at once.
 * Read query results outside of it: TanStack Query tracks only the fields that are read during render.
 */
export function DeferredRender({ children, fallback }: DeferredRenderProps) {
  return useAfterFirstPaint() ? children : fallback;
}
