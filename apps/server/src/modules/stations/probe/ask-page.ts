import type { Answer, Connector, Question } from '#/platform/connector/connector.ts';
import { type ConnectorCode, ConnectorError } from '#/platform/connector/connector-error.ts';

/** A reply with any status, or why there is none. */
export type Asked = Answer | { readonly code: ConnectorCode };

export async function ask(connector: Connector, question: Question): Promise<Asked> {
  try {
    return await connector.ask(question);
  } catch (error) {
    if (error instanceof ConnectorError) return { code: error.code };
    throw error;
  }
}

/** Codes of servers that responded, although with nothing that could be read. */
const answeredCodes: readonly ConnectorCode[] = ['head_too_large', 'body_too_large', 'encoded'];

export const hasAnswered = (code: ConnectorCode): boolean => answeredCodes.includes(code);

/** An excerpt for display, which a text column can store: without control characters, cut by bytes. */
export function excerptOf(text: string, maxBytes: number): string {
  const plain = text.replace(/[^\P{Cc}\t\n]/gu, '').toWellFormed();
  if (Buffer.byteLength(plain) <= maxBytes) return plain;
  // A character that was cut in half is dropped.
  return new TextDecoder().decode(Buffer.from(plain).subarray(0, maxBytes), { stream: true });
}
