import type { EngineTasks } from '#/engine/engine-tasks.ts';
import { admin } from '#/modules/admin/index.ts';
import { apps } from '#/modules/apps/index.ts';
import { casts } from '#/modules/casts/index.ts';
import { certificates } from '#/modules/certificates/index.ts';
import { directories } from '#/modules/directories/index.ts';
import { files } from '#/modules/files/index.ts';
import { identity } from '#/modules/identity/index.ts';
import { listeners } from '#/modules/listeners/index.ts';
import { silence } from '#/modules/silence/index.ts';
import { sites } from '#/modules/sites/index.ts';
import { skills } from '#/modules/skills/index.ts';
import { stations } from '#/modules/stations/index.ts';
import { statistics } from '#/modules/statistics/index.ts';
import { webhooks } from '#/modules/webhooks/index.ts';
import { widgets } from '#/modules/widgets/index.ts';
import type { Config } from '#/platform/config/config.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type {
  AppModule,
  CertificateDeps,
  ConfigureContext,
  HostNameDeps,
} from '#/platform/modules/define-module.ts';
import type { RevisedSection } from '#/platform/revisions/define-revisions.ts';
import type { TlsCertificate } from '#/platform/tls/contexts.ts';

/** Every module of the server, in import order. */
const modules = [
  identity,
  files,
  certificates,
  casts,
  listeners,
  statistics,
  directories,
  widgets,
  sites,
  skills,
  apps,
  stations,
  silence,
  webhooks,
  admin,
] as const;

type Modules = (typeof modules)[number];
/** The intersection of the parameters of a union of functions. */
type DepsOf<Methods> = [Methods] extends [(deps: infer All) => unknown] ? All : never;

/** Dependencies that satisfy every module's routes. */
export type RouteDeps = DepsOf<Modules['routes']>;
/** Dependencies that satisfy every module's jobs. */
export type JobDeps = DepsOf<NonNullable<Modules['jobs']>>;
/** Dependencies that satisfy every module's continuous tasks. */
export type TaskDeps = DepsOf<
  NonNullable<Modules['startOnLeader'] | Modules['startOnOneServer'] | Modules['startOnEveryServer']>
>;
/** Dependencies that satisfy every module's engine tasks. */
export type EngineDeps = DepsOf<NonNullable<Modules['engineTasks']>>;
/** Retention periods of all modules. */
export type ModuleRetention = DepsOf<
  Modules extends infer Module
    ? Module extends { readonly retention?: infer Retention }
      ? (retention: NonNullable<Retention>) => void
      : never
    : never
>;
/** Values that modules read from the configuration. */
export type ModuleSettings = DepsOf<
  Modules extends infer Module
    ? Module extends { readonly configure?: (...input: never) => infer Settings }
      ? (settings: NonNullable<Settings>) => void
      : never
    : never
>;

type AnyModule = Omit<
  AppModule<RouteDeps, JobDeps, ModuleRetention, TaskDeps, EngineDeps, EngineTasks, unknown>,
  'retention'
>;

export const allModules: readonly AnyModule[] = modules;

/** The default retention periods of all modules. */
export const moduleRetention: ModuleRetention = Object.assign(
  {},
  ...modules.map(({ retention }) => retention),
);

export function configureModules(config: Config, context: ConfigureContext): ModuleSettings {
  return Object.assign({}, ...modules.map(({ configure }) => configure?.(config, context)));
}

export async function clearStatistics(tx: Tx, castId: string): Promise<void> {
  for (const module of allModules) await module.clearStatistics?.(tx, castId);
}

export function revisedSections(deps: RouteDeps): RevisedSection[] {
  return allModules.flatMap((module) => module.revisions?.(deps) ?? []);
}

/** The host names that need a certificate: those of the product's https addresses, and those that modules serve. */
export async function servedNames(
  deps: HostNameDeps,
  productUrls: readonly (string | null)[],
): Promise<readonly string[]> {
  const own = productUrls.flatMap((url) => {
    if (url === null || !URL.canParse(url)) return [];
    const { protocol, hostname } = new URL(url);
    return protocol === 'https:' && isPublicName(hostname) ? [hostname] : [];
  });
  const served = await Promise.all(allModules.map(({ hostNames }) => hostNames?.(deps) ?? []));
  return [...new Set([...own, ...served.flat()])];
}

/** Not an address, and not a name of this machine alone. */
const isPublicName = (name: string): boolean => /\.[a-z][a-z0-9-]*[a-z0-9]$/.test(name);

/** The certificate of a host name; null if no module has one. */
export async function findCertificate(deps: CertificateDeps, name: string): Promise<TlsCertificate | null> {
  for (const module of allModules) {
    const found = (await module.findCertificate?.(deps, name)) ?? null;
    if (found) return found;
  }
  return null;
}

/** Tells every module about the certificate of a host name. */
export async function tellCertificateChange(deps: HostNameDeps, name: string): Promise<void> {
  for (const { certificateChanged } of allModules) await certificateChanged?.(deps, name);
}

/** Returns those of the hashes that resources of any module use. */
export async function filesInUse(db: Db | Tx, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for (const { fileReferences } of allModules) {
    for (const hash of (await fileReferences?.(db, hashes)) ?? []) used.add(hash);
  }
  return used;
}
