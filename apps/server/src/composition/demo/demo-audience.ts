import type { countryCodes } from '@unmuted/api/contract';

/** Who listens to a cast of the demo, and when. */
export interface DemoAudience {
  readonly cast: string;
  /** Whose titles it plays: see `demoProgrammes`. */
  readonly programme: string;
  /** The usual length of a title: songs, or the items of a talk station. */
  readonly playS: number;
  /** The usual highest number of listeners. */
  readonly peak: number;
  /** The size of the circle of fictional listeners. */
  readonly people: number;
  readonly countries: readonly (readonly [country: (typeof countryCodes)[number], weight: number])[];
  readonly mounts: readonly (readonly [mount: string, weight: number])[];
  /** Pages with a player, the most visited first. */
  readonly pages: readonly string[];
  /** User agents of its own apps, beside those of all players. */
  readonly apps?: readonly (readonly [agent: string, weight: number])[];
}

export const demoAudiences: readonly DemoAudience[] = [
  {
    cast: 'aurora',
    programme: 'aurora',
    playS: 272,
    peak: 38,
    people: 6_000,
    countries: [
      ['IE', 46],
      ['GB', 21],
      ['US', 10],
      ['FR', 5],
      ['DE', 4],
      ['ES', 3],
      ['AU', 3],
      ['CA', 3],
      ['NL', 2],
      ['PT', 1],
      ['JP', 1],
      ['BR', 1],
    ],
    mounts: [
      ['/aurora', 4],
      ['/aurora-32', 1],
    ],
    pages: [
      'https://radio-aurora.example/listen',
      'https://radio-aurora.example/',
      'https://galway-today.example/radio',
    ],
    // The versions of the live app of the demo (seed/demo-builds.repository.ts).
    apps: [
      ['fm.aurora.app/1.3.0 Media3', 19],
      ['fm.aurora.app/1.2.0 Media3', 5],
    ],
  },
  {
    cast: 'atlantic',
    programme: 'harbour',
    playS: 1_140,
    peak: 17,
    people: 2_400,
    countries: [
      ['IE', 34],
      ['GB', 26],
      ['FR', 15],
      ['US', 9],
      ['DE', 6],
      ['NO', 3],
      ['PL', 3],
      ['IT', 2],
      ['ZA', 2],
    ],
    mounts: [['/atlantic', 1]],
    pages: ['https://atlantic-talk.example/live', 'https://atlantic-talk.example/'],
  },
  {
    cast: 'harbour',
    programme: 'harbour',
    playS: 301,
    peak: 12,
    people: 1_800,
    countries: [
      ['IE', 52],
      ['GB', 20],
      ['SE', 8],
      ['US', 8],
      ['NL', 6],
      ['NZ', 6],
    ],
    mounts: [['/harbour', 1]],
    pages: ['https://harbour-sessions.example/'],
  },
  {
    cast: 'meadow',
    programme: 'lantern',
    playS: 275,
    peak: 10,
    people: 1_300,
    countries: [
      ['JP', 68],
      ['US', 9],
      ['TW', 8],
      ['KR', 6],
      ['AU', 5],
      ['FR', 4],
    ],
    mounts: [['/meadow', 1]],
    pages: ['https://meadow-lane.example/'],
  },
];

const dayMs = 24 * 60 * 60_000;
const hourMs = 60 * 60_000;

/**
 * The expected number of listeners at a local time: few at night, breakfast and drive time from Monday to Friday, late
 * mornings and evenings at the weekend.
 */
export function expectedListeners({ peak }: Pick<DemoAudience, 'peak'>, wallMs: number): number {
  const hour = (wallMs % dayMs) / hourMs;
  // 1 January 1970 was a Thursday.
  const weekday = (Math.floor(wallMs / dayMs) + 3) % 7;
  const shape =
    weekday < 5
      ? 0.2 +
        0.72 * bump(hour, 8, 1.9) +
        0.42 * bump(hour, 12.5, 3.2) +
        0.72 * bump(hour, 17.3, 2.4) +
        0.2 * bump(hour, 21, 2)
      : 0.22 + 0.6 * bump(hour, 10.8, 3) + 0.4 * bump(hour, 15.5, 3) + 0.44 * bump(hour, 20.5, 2.6);
  return peak * Math.min(1, shape);
}

function bump(hour: number, centre: number, width: number): number {
  const distance = Math.min(Math.abs(hour - centre), 24 - Math.abs(hour - centre));
  return Math.exp(-((distance / width) ** 2));
}

/** How long a visit lasts; `at` and `within` are in [0, 1). */
export function visitMs(at: number, within: number): number {
  const between = (from: number, to: number) => (from + (to - from) * within) * 60_000;
  if (at < 0.1) return between(0.1, 0.9);
  if (at < 0.32) return between(1, 15);
  if (at < 0.7) return between(15, 75);
  return between(60, 200);
}

/** The mean of `visitMs`. */
export const meanVisitMs = (0.1 * 0.5 + 0.22 * 8 + 0.38 * 45 + 0.3 * 130) * 60_000;
