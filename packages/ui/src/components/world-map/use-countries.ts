import { useCallback, useEffect, useState } from 'react';

/** The middle and the outline of each country by its code. */
export type Countries = Readonly<Record<string, readonly [x: number, y: number, path: string]>>;

let known: Countries | undefined;

/** The outlines come with the first map and not with any other chart. */
async function loadCountries(): Promise<Countries> {
  const { mapCountries } = await import('./countries.gen.ts');
  known = mapCountries;
  return mapCountries;
}

interface CountriesState {
  /** `undefined` while they are on their way. */
  countries: Countries | undefined;
  failed: boolean;
  retry: () => void;
}

/** The outlines of the countries, loaded once for all maps. */
export function useCountries(): CountriesState {
  const [countries, setCountries] = useState(known);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what runs it again
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
