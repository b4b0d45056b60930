import type { GeoLock, GeoRules } from '@unmuted/api';
import { geoRules } from '@unmuted/api/contract';

/** What somebody has entered so far; addresses as one text, one a line. */
export interface GeoDraft {
  enabled: boolean;
  mode: GeoRules['mode'];
  countries: readonly string[];
  allowUnknown: boolean;
  networks: string;
}

export function draftOf({
  enabled,
  mode,
  countries,
  allowUnknown,
  allowNetworks,
}: GeoRules | GeoLock): GeoDraft {
  return { enabled, mode, countries, allowUnknown, networks: allowNetworks.join('\n') };
}

/** The rules as the server takes them, or which fields are wrong. */
export function judgeDraft({ networks, countries, ...rest }: GeoDraft): {
  rules: GeoRules | null;
  wrong: { countries: boolean; networks: boolean };
} {
  const allowNetworks = networks
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const { success, data, error } = geoRules.safeParse({ ...rest, countries: [...countries], allowNetworks });
  const isWrong = (name: string) => !success && error.issues.some(({ path }) => path[0] === name);
  return {
    rules: success ? data : null,
    wrong: { countries: isWrong('countries'), networks: isWrong('allowNetworks') },
  };
}
