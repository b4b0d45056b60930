import * as z from 'zod/mini';
import { countryCodes } from '#/contract/shared/countries.ts';
import { limits } from '#/contract/shared/limits.ts';
import { visibleText } from '#/contract/shared/visible-text.ts';

/** V-FQDN: at least two labels and an alphabetic top level, so neither `localhost` nor an IPv4 address. */
export const fqdn =
  '(?=.{4,253}$)(?:(?!-)[A-Za-z0-9-]{1,63}(?<!-)\\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})';
/** The local part that browsers accept (HTML, "valid e-mail address"), at most 64 characters. */
const mailbox = "[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}";

/** V-EMAIL: one `@`, a domain per V-FQDN, at most 254 characters; trimmed and lowercased. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { abort: true }),
    z.maxLength(254, { abort: true }),
    z.regex(new RegExp(`^${mailbox}@${fqdn}$`)),
  );

/** V-USER: the name of a cast or a site is a DNS label of 3 to 32 characters. */
export const username = z
  .string()
  .check(z.minLength(3), z.maxLength(32), z.regex(/^(?!xn--)[a-z0-9](?:[a-z0-9-]{1,30}[a-z0-9])$/));

/** An admin's username at sign-in: no control characters, which the database cannot store. */
export const typedUsername = z
  .string()
  .check(z.trim(), z.minLength(1, { abort: true }), z.maxLength(64), z.regex(/^[^\p{Cc}]+$/u));

/**
 * A password at sign-in, limited to the length that the server hashes. V-PASS allows 128 code points, each decomposed
 * into at most eight of the UTF-16 units counted here, so the limit never rejects a valid password. Not normalized: the
 * server also compares the form as typed with older hashes.
 */
export const typedPassword = z.string().check(z.minLength(1), z.maxLength(1024));

/** The name of a person or a company, trimmed and normalized to NFC. */
const name = (maxLength: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.minLength(1, { abort: true }),
      z.maxLength(maxLength),
      visibleText,
    );

/** A first or last name, 1 to 60 characters. */
export const personName = name(60);
/** The name of a company, 1 to 120 characters. */
export const companyName = name(120);

/** V-NAME: a display name, 2 to 60 characters. */
export const displayName = z
  .string()
  .check(z.trim(), z.normalize('NFC'), z.minLength(2), z.maxLength(60), visibleText);

/** V-MOUNT: a mount with its leading slash; paths reserved by the engine are rejected. */
export const mountName = z
  .string()
  .check(
    z.trim(),
    z.minLength(2),
    z.maxLength(128),
    z.regex(/^(?!\/admin|\/status-json\.xsl$|\/server_version\.xsl$)(?!.*\.\.)(?:\/[A-Za-z0-9._~-]+)+$/),
  );

/** Counts code points rather than UTF-16 units, so that an emoji is one character. */
const characters = (value: string) => [...value].length;

/**
 * V-PASS: 10 to 128 characters of any kind, counted in NFC, since macOS types decomposed letters. The server also rejects
 * common passwords and the account's name.
 */
export const newPassword = z.string().check(
  z.normalize('NFC'),
  z.refine((value) => characters(value) >= limits.passwordMin, { error: 'too_short', abort: true }),
  z.refine((value) => characters(value) <= limits.passwordMax, { error: 'too_long' }),
);

/** ISO 3166-1 alpha-2. */
export const country = z.enum(countryCodes);

/** An IANA time zone supported by the platform. */
export const timeZone = z
  .string()
  .check(
    z.minLength(1, { abort: true }),
    z.maxLength(64, { abort: true }),
    z.refine(isTimeZone, { error: 'not_offered' }),
  );

function isTimeZone(value: string): boolean {
  try {
    return /^[A-Za-z]/.test(value) && Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

/** A time of day, `HH:MM`. */
export const clockTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** The token of a one-time link: 128 bits in base64url. Any other value is treated as an expired link. */
export const linkToken = z.string().check(z.minLength(1), z.maxLength(200));

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens are ignored. */
export const oneTimeCode = z.string().check(z.trim(), z.minLength(6), z.maxLength(32));

/** V-CIDR: an IPv4 or IPv6 address, or a network in CIDR notation. */
export const network = z.string().check(
  z.trim(),
  z.minLength(1, { abort: true }),
  z.maxLength(49, { abort: true }),
  z.refine((value) => z.safeParse(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]), value).success),
);

/** The name of a stream: its mount without the leading slash. */
export const streamName = z
  .string()
  .check(z.maxLength(127), z.regex(/^(?!.*\.\.)[A-Za-z0-9._~-]+(?:\/[A-Za-z0-9._~-]+)*$/));

/** A count. */
export const count = z.int().check(z.nonnegative());
/** A UTC timestamp, ISO 8601. */
export const moment = z.iso.datetime();
/** Any text. */
export const text = z.string();
/** An http or https URL, safe to link to. */
export const url = z.string().check(z.regex(/^https?:\/\//));
