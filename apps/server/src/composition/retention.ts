import { type ModuleRetention, moduleRetention } from '#/composition/modules.ts';

/** Retention periods of all modules and of the platform. */
export interface Retention extends ModuleRetention {
  readonly mailsDays: number;
  readonly requestKeysDays: number;
}

export const defaultRetention: Retention = { ...moduleRetention, mailsDays: 30, requestKeysDays: 1 };
