import pino, { type DestinationStream, type Logger } from 'pino';

/**
 * Writes JSON lines to standard error. Headers, body, query and address of requests are never
 * logged. Of an error only the fields listed here are logged, since PostgreSQL's errors contain row
 * values.
 */
export function createLogger(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describe } },
    { write: (line) => destination.write(printable(line)) },
  );
}

/**
 * JSON escapes only ASCII control characters; terminals also interpret those above, and some
 * readers break lines at others.
 */
function printable(line: string): string {
  const body = line.replace(/\n$/, '');
  return `${body.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, escaped)}\n`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

interface Described {
  name: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: Described;
}

function describe(error: unknown): Described {
  if (!(error instanceof Error)) return { name: 'unknown', message: String(error) };
  return {
    name: error.name,
    message: error.message,
    ...('code' in error && { code: String(error.code) }),
    ...(error.stack && { stack: error.stack }),
    ...(error.cause !== undefined && { cause: describe(error.cause) }),
  };
}
