import type { Answer, Connector, Question } from '#/platform/connector/connector.ts';

const timeoutMs = 10_000;

interface JsonAnswer extends Answer {
  readonly textBody: string;
  /** Undefined if the body is no JSON object. */
  readonly json: Readonly<Record<string, unknown>> | undefined;
}

export async function askJson(
  connector: Connector,
  question: Omit<Question, 'withinMs' | 'wanted'>,
): Promise<JsonAnswer> {
  const answer = await connector.ask({ ...question, withinMs: timeoutMs });
  const textBody = answer.body.toString('utf8');
  return { ...answer, textBody, json: objectOf(textBody) };
}

function objectOf(body: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const stringOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** `Retry-After` in seconds or as a date; null without one. */
export function retryAfterOf({ headers }: Answer, now: Date): number | null {
  const value = headers.get('retry-after');
  if (value === undefined) return null;
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number(value) * 1_000;
  return untilMs(Date.parse(value), now);
}

/** Milliseconds until a time; null for one that cannot be read. */
export const untilMs = (timeMs: number, now: Date): number | null =>
  Number.isFinite(timeMs) ? Math.max(0, timeMs - now.getTime()) : null;
