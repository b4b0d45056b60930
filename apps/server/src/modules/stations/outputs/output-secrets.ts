import type { SongOutputKind, SongOutputTarget } from '@unmuted/api/contract';

/** A secret as it is stored, and the part of it that may be shown. */
export interface ReadSecret {
  readonly stored: string;
  readonly hint: string | null;
}

const discord =
  /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/api\/(?:v\d{1,2}\/)?webhooks\/(\d{15,20})\/([\w-]{20,100})\/?(?:\?.*)?$/;
const slack =
  /^https:\/\/hooks\.slack\.com\/services\/(T[A-Z0-9]{5,20})\/(B[A-Z0-9]{5,20})\/([A-Za-z0-9]{15,60})\/?$/;
const telegram = /^(\d{5,12}):[\w-]{30,60}$/;

const readers: Readonly<Record<SongOutputKind, (secret: string) => ReadSecret | null>> = {
  discord: (secret) => {
    const [, id, token] = discord.exec(secret) ?? [];
    return id && token ? { stored: `${id}/${token}`, hint: id } : null;
  },
  slack: (secret) => {
    const [, team, hook, token] = slack.exec(secret) ?? [];
    return team && hook && token ? { stored: `${team}/${hook}/${token}`, hint: `${team}/${hook}` } : null;
  },
  telegram: (secret) => {
    const [, bot] = telegram.exec(secret) ?? [];
    return bot ? { stored: secret, hint: bot } : null;
  },
  mastodon: (secret) => (/^[\w.~+/=-]{20,200}$/.test(secret) ? { stored: secret, hint: null } : null),
  // An app password; the password of the account itself is not accepted.
  bluesky: (secret) =>
    /^[a-z0-9]{4}(?:-[a-z0-9]{4}){3}$/.test(secret) ? { stored: secret, hint: null } : null,
  webhook: (secret) => ({ stored: secret, hint: null }),
};

/** Checks the form of a secret, and keeps only the parts that a request needs; null for another form. */
export const readSecret = (kind: SongOutputKind, secret: string): ReadSecret | null => readers[kind](secret);

/** The address that a customer enters, with the field that contains it; null for services with a fixed address. */
export function addressOf(target: SongOutputTarget): { readonly field: string; readonly url: string } | null {
  if (target.kind === 'mastodon') return { field: 'instance', url: target.instance };
  if (target.kind === 'bluesky') return { field: 'server', url: target.server };
  return target.kind === 'webhook' ? { field: 'url', url: target.url } : null;
}
