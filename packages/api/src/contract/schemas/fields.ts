import * as z from 'zod/mini';

/** V-EMAIL: one `@`, at most 254 characters, compared without case, surrounding space dropped. */
export const email = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254)),
  z.email({ pattern: z.regexes.html5Email }),
);

/** V-USER: the name of a cast or a site is a DNS label of 3 to 32 characters. */
export const username = z
  .string()
  .check(z.minLength(3), z.maxLength(32), z.regex(/^(?!xn--)[a-z0-9](?:[a-z0-9-]{1,30}[a-z0-9])$/));

/** A password as typed at sign-in: anything, within what the server hashes. */
export const typedPassword = z.string().check(z.minLength(1), z.maxLength(128));

export const count = z.int().check(z.nonnegative());
/** A moment in UTC, ISO 8601. */
export const moment = z.iso.datetime();
export const text = z.string();
export const url = z.string().check(z.regex(/^https?:\/\//));
