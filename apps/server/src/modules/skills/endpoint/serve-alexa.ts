import type { Locale } from '@unmuted/api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { answerRequest } from '#/modules/skills/endpoint/answer-request.ts';
import type { Happening } from '#/modules/skills/endpoint/answerable-skill.ts';
import type { FetchChain } from '#/modules/skills/endpoint/chain-cache.ts';
import { findAskedSkill } from '#/modules/skills/endpoint/endpoint.repository.ts';
import { parseSkillRequest } from '#/modules/skills/endpoint/parse-request.ts';
import { readAnswerable } from '#/modules/skills/endpoint/read-answerable.ts';
import { emptyResponse } from '#/modules/skills/endpoint/skill-response.ts';
import { createRequestVerifier } from '#/modules/skills/endpoint/verify-request.ts';
import { endpointPath } from '#/modules/skills/endpoint-url.ts';
import type { SkillFactsDeps } from '#/modules/skills/skill/skill-facts.ts';
import type { SkillCounter } from '#/modules/skills/statistics/skill-counter.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { callerOf } from '#/platform/http/caller.ts';
import { castApiBase } from '#/platform/http/server.ts';
import { createStaleMemo } from '#/platform/lib/stale-memo.ts';
import { isUuid } from '#/platform/lib/uuid.ts';

export interface ServeAlexaDeps extends SkillFactsDeps {
  readonly counter: Pick<SkillCounter, 'note'>;
  readonly fetchChain: FetchChain;
  /** Trusted certificate authorities in PEM; those of Node by default. */
  readonly alexaRoots?: (() => readonly string[]) | undefined;
  /** Rejects addresses that call too often. */
  readonly takeCall: (address: string) => void;
  readonly defaultLocale: Locale;
  readonly logger: Logger;
}

/** Until a change of a skill, or of the song, is answered. */
const freshMs = 2_000;
const bodyBytes = 64_000;

/**
 * `POST /alexa/{id}`: answers Alexa. Only requests that Amazon signed for this skill are answered; the others get 400, as Amazon
 * demands, and the reason stands in the log.
 */
export async function serveAlexa(server: FastifyInstance, deps: ServeAlexaDeps): Promise<void> {
  const { db, clock, logger, fetchChain, alexaRoots, takeCall, counter } = deps;
  const onError = (err: unknown) => logger.error({ err }, 'alexa');
  const takeFrom = (request: FastifyRequest) => takeCall(callerOf(request, deps.defaultLocale).address);
  const verify = createRequestVerifier({
    clock,
    fetchChain,
    ...(alexaRoots && { roots: alexaRoots }),
  });
  // Alexa is answered from memory; the last answer serves while the database is away.
  const skills = createStaleMemo({
    clock,
    forMs: freshMs,
    onError,
    load: async (id) => {
      const row = await findAskedSkill(db, id);
      if (row?.amazon_id == null) return undefined;
      return { ...(await readAnswerable(deps, row)), applicationId: row.amazon_id };
    },
  });

  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature is over the bytes as they came.
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: bodyBytes },
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    scope.post<{ Params: { id: string }; Body: Buffer | undefined }>(
      `${castApiBase}${endpointPath}/:id`,
      async (request, reply) => {
        const { id } = request.params;
        const found = isUuid(id) ? await skills.get(id) : undefined;
        if (!found) {
          takeFrom(request);
          throw new AppError('resource.not_found');
        }
        const verdict = await verify({
          headers: request.headers,
          rawBody: request.body ?? Buffer.alloc(0),
          applicationId: found.applicationId,
        });
        if (!verdict.ok) {
          takeFrom(request);
          request.log.warn({ skill: id, reason: verdict.reason }, 'alexa: refused');
          return reply.code(400).send();
        }
        return reply.send(answer(request, id, found, verdict.body));
      },
    );
  });

  function answer(
    request: FastifyRequest,
    id: string,
    { skill, onAir }: NonNullable<Awaited<ReturnType<typeof skills.get>>>,
    body: unknown,
  ) {
    const asked = parseSkillRequest(body);
    if (!asked) return emptyResponse;
    const { response, happenings, log } = answerRequest(asked, skill, onAir);
    for (const happening of happenings) counter.note(id, happening.locale, countsOf(happening));
    if (log !== null) request.log.info({ skill: id, reason: log }, 'alexa: reported');
    return response;
  }
}

function countsOf({ kind, durationS = 0 }: Happening) {
  if (kind === 'session') return { sessions: 1 };
  if (kind === 'play') return { plays: 1 };
  if (kind === 'listened') return { listenedS: durationS };
  return kind === 'not_understood' ? { misses: 1 } : {};
}
