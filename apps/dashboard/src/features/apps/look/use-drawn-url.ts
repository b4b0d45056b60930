import { useEffect, useState } from 'react';

/** The address of a picture that is drawn here; null while it is drawn, and if the browser cannot draw it. */
export function useDrawnUrl(key: string, draw: () => Promise<HTMLCanvasElement | null>): string | null {
  const [url, setUrl] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names what is drawn
  useEffect(() => {
    let isCurrent = true;
    void draw().then(
      (canvas) => isCurrent && setUrl(canvas?.toDataURL() ?? null),
      () => isCurrent && setUrl(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return url;
}
