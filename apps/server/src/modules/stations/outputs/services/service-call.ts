import type { OutputText, SongOutputError, SongOutputTarget } from '@unmuted/api/contract';
import type { Connector } from '#/platform/connector/connector.ts';
import type { AnnouncedSong } from '#/platform/db/output-tables.ts';

/** The origins of the services whose address cannot be chosen. */
export interface OutputOrigins {
  readonly discord: string;
  readonly slack: string;
  readonly telegram: string;
}

export const serviceOrigins: OutputOrigins = {
  discord: 'https://discord.com',
  slack: 'https://hooks.slack.com',
  telegram: 'https://api.telegram.org',
};

/** One song for one service. */
export interface ServiceCall<Kind extends SongOutputTarget['kind'] = SongOutputTarget['kind']> {
  readonly connector: Connector;
  readonly origins: OutputOrigins;
  readonly target: Extract<SongOutputTarget, { kind: Kind }>;
  readonly secret: string;
  /** What the service returned at its last sign-in; null before the first. */
  readonly session: string | null;
  readonly text: OutputText;
  readonly song: AnnouncedSong;
  readonly station: { readonly id: string; readonly name: string };
  /** The same for all tries of a song. */
  readonly key: string;
  readonly now: Date;
}

export interface ServiceReply {
  readonly status: number;
  /** Null if the song was posted. */
  readonly error: SongOutputError | null;
  /** The explanation of the service; untrusted text. */
  readonly detail?: string | undefined;
  /** How long the service asks to wait. */
  readonly retryAfterMs?: number | null;
  /** A new session; null if it is no longer valid. */
  readonly session?: string | null;
  /** The new number of a Telegram chat that has become a supergroup. */
  readonly chatId?: string;
}

export type Post<Kind extends SongOutputTarget['kind']> = (call: ServiceCall<Kind>) => Promise<ServiceReply>;

/** What an HTTP status means; null for success. */
export function errorOf(status: number): SongOutputError | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404 || status === 410) return 'not_found';
  if (status === 429) return 'rate_limited';
  if (status === 408 || status >= 500) return 'service_error';
  return status >= 400 ? 'rejected' : 'bad_reply';
}
