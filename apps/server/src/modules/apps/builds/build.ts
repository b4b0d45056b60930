import type { AppPlatform, BuildFault } from '@unmuted/api/contract';
import type { Row, Tx } from '#/platform/db/schema.ts';

/** A build, for those who act on it. */
export interface Build {
  readonly id: string;
  readonly appId: string;
  /** Counted by app, from 1. */
  readonly number: number;
  readonly platform: AppPlatform;
  readonly packageId: string;
  readonly versionName: string;
  readonly versionCode: number;
  /** Why it failed. */
  readonly fault: BuildFault | null;
}

export type BuildRow = Row<'app_builds'>;

export const buildOf = (row: BuildRow): Build => ({
  id: row.id,
  appId: row.app_id,
  number: row.number,
  platform: row.platform,
  packageId: row.package_id,
  versionName: row.version_name,
  versionCode: row.version_code,
  fault: row.fault,
});

/**
 * Moves the app of a build, in the transaction that changes the build; the row of the app is locked. A build that is
 * queued again after its machine disappeared stays started.
 */
export interface BuildListener {
  /** A machine accepted the build for the first time. */
  readonly onStarted: (tx: Tx, build: Build) => Promise<void>;
  /** Also for one that staff cancelled. */
  readonly onFailed: (tx: Tx, build: Build) => Promise<void>;
  readonly onFinished: (tx: Tx, build: Build) => Promise<void>;
}

/** The project of the app, the store texts and the pictures, as a zip. */
export type ReadKit = (build: Build) => Promise<Buffer>;

/** What a machine needs to sign a build. */
export interface BuildSecrets {
  /** Environment variables of the build command. */
  readonly env: Readonly<Record<string, string>>;
  readonly files: readonly { readonly name: string; readonly content: Buffer }[];
  /** The bundle or the keystore that they are of; null for an app without one. */
  readonly signing: string | null;
}

/** Read for a live lease alone; also to mask the values in the log. */
export type ReleaseSecrets = (build: Build) => Promise<BuildSecrets>;

/** Limits from the configuration. */
export interface BuildLimits {
  readonly artifactBytes: number;
  /** Seconds that a build may take. */
  readonly timeLimitS: number;
}

/** Published when a build is queued, so that machines that wait take it at once. */
export const buildQueueTopic = 'build_queue';
/** The state of an app and of its builds. */
export const appTopicOf = (appId: string): string => `app:${appId}`;
/** What staff see of the build machines: published when a call changes it, which most calls of machines do not. */
export const buildMachinesTopic = 'machines';
/** A build began, ended, or waits again. */
export const buildTopicsOf = (appId: string): string[] => [appTopicOf(appId), buildMachinesTopic];

/** What builds do with their apps. */
export interface BuildHooks {
  readonly listener: BuildListener;
  readonly readKit: ReadKit;
  readonly releaseSecrets: ReleaseSecrets;
}
