import { errorCodes, type Locale, type Problem } from '@unmuted/api/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#/platform/http/app-error.ts';
import { messageOf } from '#/platform/http/messages.ts';
import { pickLocale } from '#/platform/http/pick-locale.ts';

/** Fastify's own errors. A 400 would sign the user out, so none keeps that status. */
const frameworkCodes: Readonly<Record<string, AppError['code']>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_BAD_URL: 'route.not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'route.not_found',
};

/** Node and PostgreSQL (SQLSTATE) codes of a database that is unreachable, shutting down, starting or full. */
const unavailableCodes = /^(?:ECONN|EPIPE$|ETIMEDOUT$|08|57P0[1-5]|53300)/;
const unavailableTexts =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered|was closed))/;
const statementTimeout = '57014';
/** A full disk and an exceeded disk quota. */
const storageFullCodes = ['ENOSPC', 'EDQUOT'];

/** Maps any thrown value to an error of the contract. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = frameworkCodes[code];
  if (known) return new AppError(known, { cause: error });
  if (storageFullCodes.includes(code)) return new AppError('storage.full', { cause: error });
  if (code === statementTimeout) return new AppError('service.timeout', { cause: error });
  const isConnecting = error instanceof Error && 'syscall' in error && error.syscall === 'connect';
  if (
    isConnecting ||
    unavailableCodes.test(code) ||
    unavailableTexts.test(error instanceof Error ? error.message : '')
  ) {
    return new AppError('service.unavailable', { cause: error, headers: { 'retry-after': '2' } });
  }
  return new AppError('internal', { cause: error });
}

/** Sends a problem document (RFC 9457). Internal details are logged under the same id. */
export function sendProblem(
  error: unknown,
  { request, reply, defaultLocale }: { request: FastifyRequest; reply: FastifyReply; defaultLocale: Locale },
): FastifyReply {
  const problem = toAppError(error);
  if (problem.status >= 500) request.log.error({ err: problem.cause ?? problem }, 'failed');
  const locale = pickLocale(request.headers['accept-language'], defaultLocale);
  const document: Problem = {
    type: `urn:studio:problem:${problem.code}`,
    title: errorCodes[problem.code].title,
    status: problem.status,
    code: problem.code,
    message: messageOf(problem.code, locale),
    requestId: request.id,
    ...(problem.errors && { errors: [...problem.errors] }),
    ...(problem.params && { params: { ...problem.params } }),
    ...(problem.current !== undefined && { current: problem.current }),
  };
  return reply
    .code(problem.status)
    .headers({ ...problem.headers, 'content-language': locale })
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(document));
}
