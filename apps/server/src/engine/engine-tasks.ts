import type { MountConfig, StreamEngine } from './engine.ts';
import type { EngineHooks } from './hooks/hooks.ts';

/** Stops a task; resolves when its pending work is complete. */
export type Stop = () => Promise<void>;

/** A module's work with the engine of this server. */
export interface EngineTasks {
  /** Admits listeners. At most one module of a server has hooks. */
  readonly hooks?: EngineHooks;
  /** Runs before the engine starts. */
  readonly prepare?: () => Promise<void>;
  /** The mounts that the engine starts with. */
  readonly readMounts?: () => Promise<readonly MountConfig[]>;
  /** Starts tasks of every server with an engine. */
  readonly start?: (engine: StreamEngine) => Promise<readonly Stop[]>;
  /** Starts a task of a server without an engine. */
  readonly startWithoutEngine?: () => Promise<Stop>;
  /** Runs on a new leader before any module starts its leader's task. */
  readonly prepareToLead?: () => Promise<void>;
  /** Starts a task of the leader: one of the servers with an engine. */
  readonly lead?: (engine: StreamEngine) => Stop;
  /** Runs after the engine has stopped. */
  readonly stop?: Stop;
}
