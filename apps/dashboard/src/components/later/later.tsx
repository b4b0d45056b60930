import { usePainted } from '@unmuted/ui/provider';
import type { ReactNode } from 'react';

/**
 * What is not what a page is opened for, such as what stands below its first screen: it is begun once the rest has been painted,
 * so that the page answers at once. Until then there is room for it, or what is below would move: its height in rem or as a
 * length of CSS, or a whole screen.
 */
export function Later({ children, height }: { children: ReactNode; height?: number | string }) {
  const isTime = usePainted(true);
  if (isTime) return children;
  const minHeight = typeof height === 'number' ? `${height}rem` : height;
  return <div className="min-h-dvh" style={minHeight === undefined ? undefined : { minHeight }} />;
}
