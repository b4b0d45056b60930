import type { StreamProbe } from '#/modules/stations/probe/probe-stream.ts';
import type { ServiceTarget } from '#/modules/stations/probe/service-target.ts';

export interface Detected extends Pick<ServiceTarget, 'url' | 'mount' | 'sid'> {
  readonly type: Exclude<ServiceTarget['type'], 'cast'>;
  readonly name: string | null;
  /** The paths of all streams that the server names. */
  readonly candidates: readonly string[];
  /** Of `url`, which may be another than the one that was pasted. */
  readonly probe: StreamProbe;
}

/** What is known before the service is asked. */
export interface Opened {
  readonly url: string;
  readonly probe: StreamProbe;
  readonly isIcy: boolean;
}
