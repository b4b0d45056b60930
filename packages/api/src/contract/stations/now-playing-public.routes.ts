import * as z from 'zod/mini';
import { defineRoute } from '#/contract/shared/route.ts';
import { publicNowPlaying, pushedSong } from '#/contract/stations/now-playing.schemas.ts';

const tag = 'public';
const params = z.strictObject({ publicId: z.string().check(z.regex(/^[a-z0-9]{12}$/)) });
const errors = ['request.invalid', 'resource.not_found', 'request.rate_limited'] as const;

export const getPublicNowPlaying = defineRoute({
  operationId: 'public.getNowPlaying',
  method: 'get',
  path: '/public/nowplaying/{publicId}',
  summary: 'Get what a station plays',
  tag,
  access: 'public',
  publicCors: { cacheControl: 'public, max-age=5' },
  params,
  reply: { status: 200, description: 'The song and those before', schema: publicNowPlaying },
  errors,
});

export const pushSong = defineRoute({
  operationId: 'public.pushSong',
  method: 'post',
  path: '/public/nowplaying/{publicId}',
  summary: 'Send the song that begins on a station, as playout software',
  tag,
  access: 'public',
  params,
  body: pushedSong,
  reply: { status: 204, description: 'The song was stored' },
  errors: [...errors, 'request.malformed', 'station.push_refused', 'station.push_disabled'],
});
