import { limits } from '@unmuted/api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#/platform/http/app-error.ts';

/** JSON is all that is read; every other kind of body is a 415. */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => {
      // Clients send the header without a body where the operation takes none; where it takes one, validation says so.
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

/** How deeply brackets nest, found in one pass over the text before any of it becomes an object. */
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
