import type { Retention } from '#/composition/retention.ts';
import { admin } from '#/modules/admin/index.ts';
import { casts } from '#/modules/casts/index.ts';
import { directories } from '#/modules/directories/index.ts';
import { identity } from '#/modules/identity/index.ts';
import { listeners } from '#/modules/listeners/index.ts';
import { sites } from '#/modules/sites/index.ts';
import { statistics } from '#/modules/statistics/index.ts';
import { widgets } from '#/modules/widgets/index.ts';
import type { Tx } from '#/platform/db/schema.ts';
import type { AppModule } from '#/platform/modules/define-module.ts';
import type { RevisedSection } from '#/platform/revisions/define-revisions.ts';

/** Every module of the server, in import order. */
const modules = [identity, casts, listeners, statistics, directories, widgets, sites, admin] as const;

type DepsOf<Method> = (Method extends (deps: infer Deps) => unknown ? (value: Deps) => void : never) extends (
  value: infer All,
) => void
  ? All
  : never;

type Modules = (typeof modules)[number];
/** Dependencies that satisfy every module's routes. */
export type RouteDeps = DepsOf<Modules['routes']>;
/** Dependencies that satisfy every module's jobs. */
export type JobDeps = DepsOf<NonNullable<Modules['jobs']>>;

export const allModules: readonly AppModule<RouteDeps, JobDeps, Retention>[] = modules;

export async function clearStatistics(tx: Tx, castId: string): Promise<void> {
  for (const module of allModules) await module.clearStatistics?.(tx, castId);
}

export function revisedSections(deps: RouteDeps): RevisedSection[] {
  return allModules.flatMap((module) => module.revisions?.(deps) ?? []);
}
