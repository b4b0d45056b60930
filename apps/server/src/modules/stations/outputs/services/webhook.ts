import { errorOf, type Post } from '#/modules/stations/outputs/services/service-call.ts';
import { askJson, retryAfterOf } from '#/platform/connector/ask-json.ts';

/** A message in JSON to any address; the secret, if any, is a bearer token. */
export const postToWebhook: Post<'webhook'> = async (call) => {
  const { connector, target, secret, text, song, station, key, now } = call;
  const { songId, title, artist, album, startedAt } = song;
  const answer = await askJson(connector, {
    url: target.url,
    headers: { 'idempotency-key': key, ...(secret !== '' && { authorization: `Bearer ${secret}` }) },
    json: JSON.stringify({
      type: 'song.started',
      text: text.text,
      song: { id: songId, title, artist, album, startedAt },
      station,
    }),
  });
  return {
    status: answer.status,
    error: errorOf(answer.status),
    retryAfterMs: retryAfterOf(answer, now),
  };
};
