import type { StreamingService } from '@unmuted/api/contract';

export interface ServiceTarget {
  readonly type: StreamingService['type'];
  /** What listeners play. */
  readonly url: string;
  /** The path of the stream on an Icecast; by default that of the URL. */
  readonly mount: string | null;
  /** The number of the stream on a SHOUTcast 2; 1 by default. */
  readonly sid: number | null;
  /** Of titles that are not UTF-8; null to detect it. */
  readonly charset: string | null;
  readonly credentials: { readonly user: string; readonly password: string } | null;
}
