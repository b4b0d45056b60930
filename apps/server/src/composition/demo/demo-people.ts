import type { countryCodes } from '@unmuted/api/contract';
import type { DemoAudience } from '#/composition/demo/demo-audience.ts';
import { chosen, randomOf } from '#/composition/demo/random.ts';
import { demoAgent } from '#/engine/demo-agent.ts';

type Country = (typeof countryCodes)[number];

/** A fictional listener: a place and a player. */
export interface DemoPerson {
  readonly address: string;
  readonly country: Country;
  readonly agent: string;
  /** The page of the player; null if it is none of a browser. */
  readonly referrer: string | null;
  readonly mount: string;
}

/**
 * The first halves of addresses in the bundled geolocation data, whole networks of large access providers. Addresses
 * for documentation have no country.
 */
export const networksOf: Readonly<Partial<Record<Country, readonly string[]>>> = {
  AU: ['1.128', '58.170'],
  BR: ['177.32', '189.4'],
  CA: ['99.224', '70.48'],
  DE: ['84.130', '84.140', '91.1'],
  ES: ['83.32', '88.5'],
  FR: ['90.1', '90.3', '78.193'],
  GB: ['86.1', '86.3', '81.100', '82.1'],
  IE: ['86.40', '86.41', '109.76', '109.77'],
  IN: ['49.36', '117.192'],
  IT: ['79.10', '87.10'],
  JP: ['126.1', '126.5', '133.200', '219.100'],
  KR: ['121.130', '211.200'],
  NL: ['77.160', '84.80'],
  NO: ['84.208'],
  NZ: ['125.236', '122.56'],
  PL: ['83.8', '79.184'],
  PT: ['85.240', '89.152'],
  SE: ['85.224', '90.230'],
  TW: ['114.32', '1.160'],
  US: ['24.5', '71.192', '73.10', '98.200'],
  ZA: ['105.224', '41.13'],
};

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';

/** User agents as real programs send them. */
const agents = [
  [`${windows} ${blink} Chrome/142.0.0.0 Safari/537.36`, 20],
  ['AppleCoreMedia/1.0.0.23A355 (iPhone; U; CPU OS 26_0 like Mac OS X; en_gb)', 17],
  ['ExoPlayerLib/2.19.1 (Linux; Android 15) Media3/1.4.1', 15],
  ['Linux UPnP/1.0 Sonos/84.1-63110 (ZPS35)', 10],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 7],
  ['VLC/3.0.21 LibVLC/3.0.21', 7],
  [`${mac} ${webKit} Version/18.6 Safari/605.1.15`, 6],
  ['AlexaMediaPlayer/2.1.7860.0 (Linux;Android 5.1.1)', 6],
  ['TuneIn Radio/39.6 (Android 14)', 5],
  [`${windows} ${blink} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 4],
  ['foobar2000/2.24.5', 2],
  ['DigitRadio 500 Frontier/3.6', 2],
] as const;

const isBrowser = (agent: string): boolean => agent.startsWith('Mozilla/5.0');

/** The fictional listeners of a cast, always the same ones. */
export function createPeople(audience: DemoAudience): DemoPerson[] {
  const next = randomOf(`people of ${audience.cast}`);
  const players: readonly (readonly [string, number])[] = [...agents, ...(audience.apps ?? [])];
  return Array.from({ length: audience.people }, (_, index) => {
    const country = chosen(audience.countries, next());
    const networks = networksOf[country] ?? [];
    const agent = chosen(players, next());
    const [page] = audience.pages;
    return {
      address: `${networks[index % networks.length]}.${Math.floor(index / 200) + 10}.${(index % 200) + 20}`,
      country,
      agent: `${demoAgent} ${agent}`,
      referrer:
        isBrowser(agent) && next() < 0.8 && page
          ? (audience.pages[Math.floor(next() ** 2 * audience.pages.length)] ?? page)
          : null,
      mount: chosen(audience.mounts, next()),
    };
  });
}

/** A few listen every day, many once; `at` is in [0, 1). */
export function visitor(people: readonly DemoPerson[], at: number): DemoPerson | undefined {
  return people[Math.floor(at ** 3 * people.length)];
}
