import type { LogLine } from '#/components/log-view/index.ts';

const start = Date.UTC(2026, 8, 14, 16, 41, 2);

const build: readonly (readonly [LogLine['level'], string])[] = [
  ['info', 'Queued on builder-2'],
  ['info', 'Fetching sources of fm.radioaurora 1.8.0 (214)'],
  ['info', '$ ./gradlew bundleRelease --no-daemon'],
  ['info', '> Task :app:processReleaseManifest'],
  [
    'warn',
    'package="fm.radioaurora" found in source AndroidManifest.xml: setting the namespace there is no longer supported',
  ],
  ['info', '> Task :app:mergeReleaseResources'],
  ['info', '> Task :app:compileReleaseKotlin'],
  ['warn', 'PlayerService.kt:88:21 Parameter ‘intent’ is never used'],
  ['info', '> Task :app:lintVitalRelease'],
  ['error', 'icon_512.png has transparent corners: the store rejects icons with transparency'],
  ['error', 'Execution failed for task ‘:app:lintVitalRelease’'],
  ['info', 'BUILD FAILED in 1m 48s'],
];

/** The log of a build that fails. */
export const buildLog: readonly LogLine[] = build.map(([level, text], index) => ({
  id: index,
  level,
  text,
  at: start + index * 9137,
}));

/** Numbered lines; every 50th is an error, every 10th a warning. */
export function numberedLog(count: number, from = 0): readonly LogLine[] {
  return Array.from({ length: count }, (_, index) => {
    const number = from + index;
    const level = number % 50 === 49 ? 'error' : number % 10 === 9 ? 'warn' : 'info';
    return { id: number, level, text: `POST /hooks/aurora attempt ${number}`, at: start + number * 250 };
  });
}
