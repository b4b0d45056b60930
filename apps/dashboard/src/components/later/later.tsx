import { usePainted } from '@unmuted/ui/provider';
import type { ReactNode } from 'react';

export interface LaterProps {
  children: ReactNode;
  /** Room for it until then, in rem or as a length of CSS; a whole screen without. */
  height?: number | string;
  /** What stands there until then, in place of an empty room. */
  instead?: ReactNode;
}

/**
 * What is not what a page is opened for, such as what stands below its first screen: it is begun once the rest has been painted,
 * so that the page answers at once. Until then there is room for it, or what is below would move. The result of a query is read
 * outside of it: `useQuery` tells only of what was read when it was drawn, and what changes meanwhile would be missed.
 */
export function Later({ children, height, instead }: LaterProps) {
  const isTime = usePainted(true);
  if (isTime) return children;
  if (instead !== undefined) return instead;
  const minHeight = typeof height === 'number' ? `${height}rem` : height;
  return <div className="min-h-dvh" style={minHeight === undefined ? undefined : { minHeight }} />;
}
