import pino, { type DestinationStream, type Logger } from 'pino';

/**
 * JSON lines on standard error. Nothing logs a request's headers, body, query or address; of an error only what is
 * listed here is kept, for PostgreSQL's errors repeat the values of a row.
 */
export function createLogger(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describe } },
    { write: (line) => destination.write(printable(line)) },
  );
}

/** JSON escapes the controls of ASCII alone; a terminal obeys those above it too, and some readers end a line at others. */
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
