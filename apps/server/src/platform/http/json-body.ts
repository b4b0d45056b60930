import { limits } from '@unmuted/api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#/platform/http/app-error.ts';

/** Only JSON is accepted; every other content type is a 415. */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => {
      // Clients may send the header without a body where none is expected; otherwise validation rejects it.
      if (text === '') return undefined;
      if (depthOf(text) > limits.jsonDepth) throw new AppError('request.malformed');
      try {
        return JSON.parse(text) as unknown;
      } catch (cause) {
        throw new AppError('request.malformed', { cause });
      }
    },
  );
}

/** The nesting depth of brackets, computed in one pass before parsing. */
export function depthOf(json: string): number {
  let [depth, deepest, isString] = [0, 0, false];
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (isString) {
      if (character === '\\') at += 1;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}
