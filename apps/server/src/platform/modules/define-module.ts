import type { castRoutes, mainRoutes } from '@unmuted/api/contract';
import type { FastifyInstance } from 'fastify';
import type { ActiveSession } from '#/platform/auth/scope.ts';
import type { Config } from '#/platform/config/config.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { Handlers, MachineGuard, SessionGuard } from '#/platform/http/register-route.ts';
import type { Job } from '#/platform/jobs/queue.ts';
import type { LiveBus } from '#/platform/live/bus.ts';
import type { LiveTopic } from '#/platform/live/live-topic.ts';
import type { RevisedSection } from '#/platform/revisions/define-revisions.ts';
import type { TlsCertificate } from '#/platform/tls/contexts.ts';

export interface Sessions {
  readonly guard: SessionGuard;
  /** The hex token hashes of the sessions that have not ended. */
  readonly findValid: (sessions: readonly ActiveSession[]) => Promise<ReadonlySet<string>>;
}

/** What a module serves in one app. */
export interface ModuleRoutes {
  readonly main?: Partial<Handlers<typeof mainRoutes>>;
  readonly cast?: Partial<Handlers<typeof castRoutes>>;
  /** Authenticates requests; exactly one module has it. */
  readonly sessions?: Sessions;
  /** Authenticates build machines; exactly one module has it. */
  readonly machineGuard?: MachineGuard;
  /** The path at which a request for a host is served; null for hosts that are not the module's. */
  readonly rewriteUrl?: (host: string | undefined, url: string) => string | null;
  /** Registers pages outside the contract. */
  readonly servePages?: (server: FastifyInstance) => void | Promise<void>;
  /** Runs after the last response has been sent. */
  readonly close?: () => Promise<void>;
}

/** Input of a module's purge steps. */
export interface PurgeContext<Retention> {
  readonly db: Db;
  readonly now: Date;
  readonly retention: Retention;
  readonly daysAgo: (days: number) => Date;
  /** Aborted when the server stops; the next run continues. */
  readonly signal: AbortSignal | undefined;
}

/** Deletions by the name that identifies them in errors. */
export type PurgeSteps = Readonly<Record<string, () => Promise<unknown>>>;

export interface CertificateDeps {
  readonly db: Db;
  readonly secrets: SecretBox;
}

export interface HostNameDeps {
  readonly db: Db;
  readonly bus: Pick<LiveBus, 'publish'>;
  /** Sites without a domain have a name below it; null if not configured. */
  readonly sitesHost: string | null;
}

export interface ConfigureContext {
  /** Whether the database contains demo accounts. */
  readonly isDemo: boolean;
}

/** An area of the server; composition assembles the app from a list of these. */
export interface AppModule<RouteDeps, JobDeps, Retention, TaskDeps, EngineDeps, Tasks, Settings> {
  readonly name: string;
  /** Reads the configuration; the result is part of the dependencies of all modules. */
  readonly configure?: (config: Config, context: ConfigureContext) => Settings;
  readonly routes: (deps: RouteDeps) => ModuleRoutes;
  /** Data that clients can subscribe to. */
  readonly liveTopics?: (deps: RouteDeps) => readonly LiveTopic[];
  readonly jobs?: (deps: JobDeps) => readonly Job[];
  /** Settings sections whose revisions can be listed and restored. */
  readonly revisions?: (deps: RouteDeps) => readonly RevisedSection[];
  /** Starts continuous work of the server that leads the engine. Returns its stop function. */
  readonly startOnLeader?: (deps: TaskDeps) => () => Promise<void>;
  /** Starts continuous work of one server at a time, with or without an engine. Returns its stop function. */
  readonly startOnOneServer?: (deps: TaskDeps) => () => Promise<void>;
  /** Starts continuous work that servers divide among themselves. Returns its stop function. */
  readonly startOnEveryServer?: (deps: TaskDeps) => () => Promise<void>;
  /** Work with the engine of this server; created before the engine starts. */
  readonly engineTasks?: (deps: EngineDeps) => Tasks;
  /** Default retention periods. */
  readonly retention?: Retention;
  /** Deletes data whose retention period has passed. */
  readonly purge?: (context: PurgeContext<Retention>) => PurgeSteps;
  /** Host names that the module serves to the public, besides the product's own. */
  readonly hostNames?: (deps: HostNameDeps) => Promise<readonly string[]>;
  /** The certificate of a host name, with its key; null if there is none. */
  readonly findCertificate?: (deps: CertificateDeps, name: string) => Promise<TlsCertificate | null>;
  /** The certificate of a host name was issued, or could not be. */
  readonly certificateChanged?: (deps: HostNameDeps, name: string) => Promise<void>;
  /** Returns those of the hashes that the module's resources use; other files are deleted after a day. */
  readonly fileReferences?: (db: Db | Tx, hashes: readonly string[]) => Promise<readonly string[]>;
  /** Deletes the statistics this module stores about a cast, in the transaction of a reset. */
  readonly clearStatistics?: (tx: Tx, castId: string) => Promise<void>;
}

export function defineModule<
  RouteDeps,
  JobDeps = unknown,
  Retention = unknown,
  TaskDeps = unknown,
  EngineDeps = unknown,
  Tasks = never,
  Settings = unknown,
>(
  definition: AppModule<RouteDeps, JobDeps, Retention, TaskDeps, EngineDeps, Tasks, Settings>,
): AppModule<RouteDeps, JobDeps, Retention, TaskDeps, EngineDeps, Tasks, Settings> {
  return definition;
}
