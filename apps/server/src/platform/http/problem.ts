import { errorCodes, type Locale, type Problem } from '@unmuted/api/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#/platform/http/app-error.ts';
import { messageOf, pickLocale } from '#/platform/http/messages.ts';

/** Fastify's own refusals. Those of 400 would sign a user out, so none keeps that status. */
const frameworkCodes: Readonly<Record<string, AppError['code']>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_BAD_URL: 'route.not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'route.not_found',
};

/** Node's and PostgreSQL's (SQLSTATE) codes of a database that is away, shutting down, starting or full. */
const unavailableCodes = /^(?:ECONN|EPIPE$|ETIMEDOUT$|08|57P0[1-5]|53300)/;
const unavailableTexts =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered|was closed))/;
const statementTimeout = '57014';

/** Anything thrown, as one of the contract's errors. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = frameworkCodes[code];
  if (known) return new AppError(known, { cause: error });
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

/** Answers with a problem document (RFC 9457). What is not the caller's to know goes to the log under the same id. */
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
    ...(problem.current !== undefined && { current: problem.current }),
  };
  return reply
    .code(problem.status)
    .headers({ ...problem.headers, 'content-language': locale })
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(document));
}
