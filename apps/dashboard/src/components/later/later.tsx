import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * What is not what a page is opened for, such as what stands below its first screen: it is begun once the rest has been painted,
 * so that the page answers at once. Until then there is room for it, or what is below would move: its height in rem, or a
 * whole screen.
 */
export function Later({ children, height }: { children: ReactNode; height?: number }) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    // The first of these two frames paints the rest.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setIsTime(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  if (isTime) return children;
  return (
    <div className="min-h-dvh" style={height === undefined ? undefined : { minHeight: `${height}rem` }} />
  );
}
