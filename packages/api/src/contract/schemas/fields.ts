import * as z from 'zod/mini';

/** V-FQDN: at least two labels and a top level of letters, so neither `localhost` nor an address in digits. */
const fqdn = '(?=.{4,253}$)(?:(?!-)[A-Za-z0-9-]{1,63}(?<!-)\\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})';
/** What browsers accept before the `@` of an e-mail field (HTML, "valid e-mail address"), at most 64 of them. */
const mailbox = "[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}";

/** V-EMAIL: one `@`, a domain per V-FQDN, at most 254 characters; surrounding space dropped, compared without case. */
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

/** An admin's name as typed at sign-in: no control characters, which no database stores. */
export const typedUsername = z
  .string()
  .check(z.trim(), z.minLength(1, { abort: true }), z.maxLength(64), z.regex(/^[^\p{Cc}]+$/u));

/**
 * A password as typed at sign-in: anything, within what the server hashes. V-PASS allows 128 characters, and one
 * character may take two of the units counted here, so the bound never refuses a password that may exist.
 */
export const typedPassword = z.string().check(z.minLength(1), z.maxLength(256));

/** How many there are. */
export const count = z.int().check(z.nonnegative());
/** A moment in UTC, ISO 8601. */
export const moment = z.iso.datetime();
/** Any text. */
export const text = z.string();
/** An address that is safe to link to. */
export const url = z.string().check(z.regex(/^https?:\/\//));
