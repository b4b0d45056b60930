import type { castRoutes, mainRoutes } from '@unmuted/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '#/platform/db/schema.ts';
import type { Handlers } from '#/platform/http/register-route.ts';
import type { Job } from '#/platform/jobs/queue.ts';

/** What a module serves in one app. */
export interface ModuleRoutes {
  readonly main?: Partial<Handlers<typeof mainRoutes>>;
  readonly cast?: Partial<Handlers<typeof castRoutes>>;
  /** Registers pages outside the contract. */
  readonly servePages?: (server: FastifyInstance) => void | Promise<void>;
  /** Runs after the last response has been sent. */
  readonly close?: () => Promise<void>;
}

/** An area of the server; composition assembles the app from a list of these. */
export interface AppModule<RouteDeps, JobDeps = never> {
  readonly name: string;
  readonly routes: (deps: RouteDeps) => ModuleRoutes;
  readonly jobs?: (deps: JobDeps) => readonly Job[];
  /** Deletes the statistics this module stores about a cast, in the transaction of a reset. */
  readonly clearStatistics?: (tx: Tx, castId: string) => Promise<void>;
}

export function defineModule<RouteDeps, JobDeps = unknown>(
  definition: AppModule<RouteDeps, JobDeps>,
): AppModule<RouteDeps, JobDeps> {
  return definition;
}
