import { limits } from '@unmuted/api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#/platform/http/app-error.ts';

/** The media type of every uploaded file; the actual type is detected from the content. */
export const fileType = 'application/octet-stream';

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

/** Accepts files, of any type, and nothing else. The handler reads them and limits their size. */
export function acceptOnlyFiles(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(fileType, async (_request: FastifyRequest, body: unknown) => body);
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
