import { ECDH } from 'node:crypto';
import type { AlertTarget } from '@unmuted/api/contract';
import type { StoredTarget } from '#/modules/silence/alerts/channels/alert-channel.ts';
import { readSecret } from '#/modules/stations/outputs/output-secrets.ts';
import { isReceiverUrl } from '#/platform/connector/receiver-url.ts';
import { openOrNull, type SecretBox } from '#/platform/crypto/secrets.ts';

/** A target as it is stored, and the part of it that may be shown. */
export interface ReadTarget {
  /** A webhook has no signing secret yet. */
  readonly stored: StoredTarget;
  readonly hint: string;
}

/** The field that does not have the form of its service. */
export interface BadTarget {
  readonly field: 'url' | 'token' | 'routingKey' | 'subscription';
}

/** Retired connectors of Teams, which take messages that nobody sees. */
const retiredTeams = /\.webhook\.office\.com$/;

/** Checks the form of a target, and keeps only the parts that a request needs. */
export function readTarget(target: AlertTarget, plainHosts: readonly string[]): ReadTarget | BadTarget {
  switch (target.channel) {
    case 'email':
      return { stored: target, hint: maskEmail(target.email) };
    case 'sms':
    case 'voice':
      return { stored: target, hint: maskPhone(target.phone) };
    case 'webhook': {
      if (!isReceiverUrl(target.url, plainHosts)) return { field: 'url' };
      return { stored: { ...target, secret: '' }, hint: `${new URL(target.url).host}/•••` };
    }
    case 'teams': {
      if (!isReceiverUrl(target.url, plainHosts)) return { field: 'url' };
      const { host, hostname } = new URL(target.url);
      return retiredTeams.test(hostname)
        ? { field: 'url' }
        : { stored: target, hint: `${host.split('.').slice(-3).join('.')}/•••` };
    }
    case 'slack': {
      const read = readSecret('slack', target.url);
      return read
        ? { stored: { channel: 'slack', path: read.stored }, hint: `${read.hint}/•••` }
        : { field: 'url' };
    }
    case 'discord': {
      const read = readSecret('discord', target.url);
      return read
        ? { stored: { channel: 'discord', hook: read.stored }, hint: `${read.hint}/•••` }
        : { field: 'url' };
    }
    case 'telegram': {
      const { token, chatId } = target;
      if (!readSecret('telegram', token)) return { field: 'token' };
      return { stored: { channel: 'telegram', token, chatId }, hint: chatId };
    }
    case 'pagerduty': {
      const { routingKey } = target;
      if (!/^[A-Za-z0-9]{32}$/.test(routingKey)) return { field: 'routingKey' };
      return { stored: { channel: 'pagerduty', routingKey }, hint: `•••${routingKey.slice(-4)}` };
    }
    case 'push': {
      const { endpoint, keys } = target.subscription;
      if (!isReceiverUrl(endpoint, plainHosts) || !isPoint(keys.p256dh)) return { field: 'subscription' };
      return {
        stored: { channel: 'push', endpoint, ...unpadded(keys) },
        hint: browserOf(new URL(endpoint)),
      };
    }
  }
}

const unpadded = ({ p256dh, auth }: { readonly p256dh: string; readonly auth: string }) => ({
  p256dh: p256dh.replace(/=+$/, ''),
  auth: auth.replace(/=+$/, ''),
});

/** Nothing can be encrypted for any other key. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** The browsers of the push services; the address itself is a secret. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/^fcm\.googleapis\.com$/, 'Chrome'],
  [/^updates\.push\.services\.mozilla\.com$/, 'Firefox'],
  [/^web\.push\.apple\.com$/, 'Safari'],
  [/\.notify\.windows\.com$/, 'Edge'],
];

const browserOf = ({ host, hostname }: URL): string =>
  browsers.find(([name]) => name.test(hostname))?.[1] ?? host;

/** `m•••@aurora.example`. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${email.slice(at)}`;
}

/** `+353 •• ••• 041`; the country codes have one to three digits, which are not told apart. */
const maskPhone = (phone: string): string => `${phone.slice(0, 4)} •• ••• ${phone.slice(-3)}`;

const placeOf = (recipientId: string) => ({ rowId: recipientId, column: 'silence_recipients.target' });

export const sealTarget = (secrets: SecretBox, recipientId: string, target: StoredTarget): Buffer =>
  secrets.seal(JSON.stringify(target), placeOf(recipientId));

/** Null for a target that was encrypted with another key. */
export function openTarget(secrets: SecretBox, recipientId: string, sealed: Buffer): StoredTarget | null {
  const text = openOrNull(secrets, sealed, placeOf(recipientId));
  return text === null ? null : (JSON.parse(text) as StoredTarget);
}
