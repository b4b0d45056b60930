import { isPublicHost } from '#/platform/connector/addresses.ts';
import { portOf } from '#/platform/connector/target.ts';

/**
 * Whether messages may be sent to an address that a customer entered: https to a public host, without a user name.
 * `plainHosts` (`host:port`) may be reached without https, and may be private.
 */
export function isReceiverUrl(value: string, plainHosts: readonly string[]): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (plainHosts.includes(`${url.hostname}:${portOf(url)}`)) return true;
  return url.protocol === 'https:' && isPublicHost(url.hostname);
}
