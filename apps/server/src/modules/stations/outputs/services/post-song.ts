import { createHash } from 'node:crypto';
import { outputText, type SongOutputError } from '@unmuted/api/contract';
import { postToBluesky } from '#/modules/stations/outputs/services/bluesky.ts';
import { postToDiscord } from '#/modules/stations/outputs/services/discord.ts';
import { postToMastodon } from '#/modules/stations/outputs/services/mastodon.ts';
import type {
  OutputOrigins,
  ServiceCall,
  ServiceReply,
} from '#/modules/stations/outputs/services/service-call.ts';
import { postToSlack } from '#/modules/stations/outputs/services/slack.ts';
import { postToTelegram } from '#/modules/stations/outputs/services/telegram.ts';
import { postToWebhook } from '#/modules/stations/outputs/services/webhook.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Connector } from '#/platform/connector/connector.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import { failureOf } from '#/platform/connector/failure-of.ts';
import { openOrNull, type SecretBox } from '#/platform/crypto/secrets.ts';
import type { AnnouncedSong } from '#/platform/db/output-tables.ts';
import type { Row } from '#/platform/db/schema.ts';

export interface PostDeps {
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly outputConnector: Connector;
  readonly outputOrigins: OutputOrigins;
}

/** An output with the name of its station. */
export type OutputRow = Row<'song_outputs'> & { readonly station_name: string };

/** The result of one try. */
export interface Outcome extends Pick<ServiceReply, 'session' | 'chatId'> {
  readonly at: Date;
  readonly song: AnnouncedSong;
  readonly status: number | null;
  readonly error: SongOutputError | null;
  readonly detail: string | null;
  /** As sent; null if nothing was sent. */
  readonly text: string | null;
  readonly durationMs: number;
  readonly retryAfterMs: number | null;
}

/** Where the secrets of an output are stored. */
export const secretPlace = (rowId: string, column: 'secret' | 'session') => ({
  rowId,
  column: `song_outputs.${column}`,
});

/** Posts a song once. Rejects only if too many requests run, or on a fault of this server. */
export async function postSong(deps: PostDeps, output: OutputRow, song: AnnouncedSong): Promise<Outcome> {
  const { clock, secrets } = deps;
  const at = clock.now();
  const { id, kind, template, station_name: station } = output;
  const failed = { at, song, status: null, detail: null, text: null, durationMs: 0, retryAfterMs: null };
  const secret = output.secret === null ? '' : openOrNull(secrets, output.secret, secretPlace(id, 'secret'));
  if (secret === null) return { ...failed, error: 'secret_unreadable' };
  const text = outputText(kind, template, { ...song, station });
  const began = performance.now();
  const tookMs = () => Math.round(performance.now() - began);
  try {
    const reply = await post({
      connector: deps.outputConnector,
      origins: deps.outputOrigins,
      target: output.target,
      secret,
      session: output.session && openOrNull(secrets, output.session, secretPlace(id, 'session')),
      text,
      song,
      station: { id: output.station_id, name: station },
      key: createHash('sha256').update(`${id}\0${song.songId}`).digest('hex').slice(0, 32),
      now: at,
    });
    const detail = reply.error === null ? null : detailOf(reply.detail, secret);
    return {
      ...reply,
      at,
      song,
      detail,
      text: text.text,
      durationMs: tookMs(),
      retryAfterMs: reply.retryAfterMs ?? null,
    };
  } catch (error) {
    if (!(error instanceof ConnectorError) || error.code === 'busy') throw error;
    return { ...failed, error: failureOf(error.code), text: text.text, durationMs: tookMs() };
  }
}

function post({ target, ...call }: ServiceCall): Promise<ServiceReply> {
  switch (target.kind) {
    case 'discord':
      return postToDiscord({ ...call, target });
    case 'slack':
      return postToSlack({ ...call, target });
    case 'telegram':
      return postToTelegram({ ...call, target });
    case 'mastodon':
      return postToMastodon({ ...call, target });
    case 'bluesky':
      return postToBluesky({ ...call, target });
    case 'webhook':
      return postToWebhook({ ...call, target });
  }
}

const detailLength = 200;

/** The explanation of a service on one line, without parts of the secret that it may repeat. */
function detailOf(detail: string | undefined, secret: string): string | null {
  if (detail === undefined) return null;
  const parts = [secret, ...secret.split(/[/:]/)].filter((part) => part.length >= 6);
  const hidden = parts.reduce((text, part) => text.replaceAll(part, '•••'), detail);
  const line = hidden.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line === '' ? null : [...line].slice(0, detailLength).join('');
}
