import { demoAppIds } from '#/composition/seed/demo-apps.ts';
import type { NewRow, Tx } from '#/platform/db/schema.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A machine that was switched off: the demo builds nothing. */
const machine = { id: '01990000-0000-7000-8000-000000000d01', name: 'Mac mini' } as const;

interface DemoBuild {
  readonly id: string;
  readonly versionName: string;
  readonly versionCode: number;
  readonly daysAgo: number;
  readonly minutes: number;
  readonly state: 'succeeded' | 'failed';
  readonly log: readonly string[];
}

const begin = [
  '> Task :app:preBuild UP-TO-DATE',
  '> Task :app:mergeReleaseResources',
  '> Task :app:compileReleaseKotlin',
];

const builds: readonly DemoBuild[] = [
  {
    id: '01990000-0000-7000-8000-000000000d11',
    versionName: '1.2.0',
    versionCode: 12,
    daysAgo: 95,
    minutes: 6,
    state: 'succeeded',
    log: [...begin, '> Task :app:bundleRelease', '', 'BUILD SUCCESSFUL in 5m 48s'],
  },
  {
    id: '01990000-0000-7000-8000-000000000d12',
    versionName: '1.3.0',
    versionCode: 13,
    daysAgo: 31.2,
    minutes: 2,
    state: 'failed',
    log: [
      ...begin,
      '> Task :app:validateSigningRelease FAILED',
      '',
      "Keystore was tampered with, or password was incorrect: 'upload.jks'",
      '',
      'BUILD FAILED in 1m 52s',
    ],
  },
  {
    id: '01990000-0000-7000-8000-000000000d13',
    versionName: '1.3.0',
    versionCode: 14,
    daysAgo: 31,
    minutes: 7,
    state: 'succeeded',
    log: [
      ...begin,
      '> Task :app:validateSigningRelease',
      '> Task :app:bundleRelease',
      '',
      'BUILD SUCCESSFUL in 6m 31s',
    ],
  },
];

/** The builds of the live app with their logs, and the machine that made them. */
export async function insertDemoBuilds(tx: Tx, now: Date): Promise<void> {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs);
  await tx
    .insertInto('build_machines')
    .values({
      ...machine,
      labels: ['android', 'ios', 'xcode:26'],
      created_at: at(120),
      registered_at: at(120),
      last_seen_at: at(30),
    })
    .onConflict((on) => on.doNothing())
    .execute();
  const rows = builds.map(({ id, versionName, versionCode, daysAgo, minutes, state, log }, index) => {
    const startedAt = at(daysAgo);
    const finishedAt = new Date(startedAt.getTime() + minutes * minuteMs);
    return {
      id,
      app_id: demoAppIds.live,
      number: index + 1,
      platform: 'android',
      package_id: 'fm.aurora.app',
      version_name: versionName,
      version_code: versionCode,
      state,
      fault: state === 'failed' ? 'signing' : null,
      created_at: new Date(startedAt.getTime() - minuteMs),
      started_at: startedAt,
      finished_at: finishedAt,
      machine_id: machine.id,
      machine_name: machine.name,
      tries: 1,
      log_bytes: contentOf(log).length,
    } satisfies NewRow<'app_builds'>;
  });
  await tx.insertInto('app_builds').values(rows).execute();
  await tx
    .insertInto('app_build_log')
    .values(builds.map(({ id, log }) => ({ build_id: id, start: 0, content: contentOf(log) })))
    .execute();
}

const contentOf = (lines: readonly string[]): Buffer => Buffer.from(`${lines.join('\n')}\n`);
