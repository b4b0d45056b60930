import type { castRoutes, mainRoutes } from '@unmuted/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { Handlers } from '#/platform/http/register-route.ts';
import type { Job } from '#/platform/jobs/queue.ts';
import type { LiveTopic } from '#/platform/live/live-topic.ts';
import type { RevisedSection } from '#/platform/revisions/define-revisions.ts';

/** What a module serves in one app. */
export interface ModuleRoutes {
  readonly main?: Partial<Handlers<typeof mainRoutes>>;
  readonly cast?: Partial<Handlers<typeof castRoutes>>;
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

/** An area of the server; composition assembles the app from a list of these. */
export interface AppModule<RouteDeps, JobDeps, Retention> {
  readonly name: string;
  readonly routes: (deps: RouteDeps) => ModuleRoutes;
  /** Data that clients can subscribe to. */
  readonly liveTopics?: (deps: RouteDeps) => readonly LiveTopic[];
  readonly jobs?: (deps: JobDeps) => readonly Job[];
  /** Settings sections whose revisions can be listed and restored. */
  readonly revisions?: (deps: RouteDeps) => readonly RevisedSection[];
  /** Deletes data whose retention period has passed. */
  readonly purge?: (context: PurgeContext<Retention>) => PurgeSteps;
  /** Deletes the statistics this module stores about a cast, in the transaction of a reset. */
  readonly clearStatistics?: (tx: Tx, castId: string) => Promise<void>;
}

export function defineModule<RouteDeps, JobDeps = unknown, Retention = unknown>(
  definition: AppModule<RouteDeps, JobDeps, Retention>,
): AppModule<RouteDeps, JobDeps, Retention> {
  return definition;
}
