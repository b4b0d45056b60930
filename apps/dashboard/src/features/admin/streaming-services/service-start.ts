import type { DetectedService } from '@unmuted/api';

/** What the second step of adding a service begins with. */
export interface ServiceStart {
  url: string;
  /** What answers there; null to enter everything by hand. */
  detected: DetectedService | null;
}
