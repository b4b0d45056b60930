import { useCallback, useEffect, useState } from 'react';

/** Center and outline of each country by code. */
export type Countries = Readonly<Record<string, readonly [x: number, y: number, path: string]>>;

let known: Countries | undefined;

/** The outlines are a separate chunk, loaded with the first map. */
async function loadCountries(): Promise<Countries> {
  const { mapCountries } = await import('./countries.gen.ts');
  known = mapCountries;
  return mapCountries;
}

interface CountriesState {
  /** `undefined` while loading. */
  countries: Countries | undefined;
  failed: boolean;
  retry: () => void;
}

/** The country outlines, loaded once for all maps. */
export function useCountries(): CountriesState {
  const [countries, setCountries] = useState(known);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry runs the effect again
  useEffect(() => {
    let isGone = false;
    loadCountries().then(
      (found) => {
        if (!isGone) setCountries(found);
      },
      () => {
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  return { countries, failed, retry };
}
