import { isIP } from 'node:net';
import * as z from 'zod';

// Formats of individual settings.

export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
export const port = z.coerce.number().int().min(0).max(65_535);
export const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.canParse(value) && new URL(value).origin === value, {
    error: 'must be an origin: scheme, host and port, without a path',
  });
export const address = z.string().regex(/^(?:\/|https?:\/\/)/, 'must be a path or an http(s) address');
export const origins = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .pipe(z.array(origin));
/**
 * An IP address, or a network in CIDR notation. Names such as `loopback` are ambiguous, so they are
 * not accepted.
 */
const network = z.string().refine(isNetwork, { error: 'must be addresses or networks, such as 10.0.0.0/8' });
export const networks = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .pipe(z.array(network));
/** A host and port exactly as in a URL: `127.0.0.1:8000`, `[fd00::5]:8000`, `icecast.lan:80`. */
const place = z.string().refine(isPlace, { error: 'must be host:port, such as 10.0.0.5:8000' });
export const places = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .pipe(z.array(place));
/** A DNS name in lower case. */
export const hostName = z
  .string()
  .regex(
    /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/,
    'must be a name in small letters, such as sites.studio.example',
  );
/** Name servers: addresses, with a port if it is not 53. */
export const nameServers = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .pipe(
    z.array(
      z.string().refine((one) => isIP(one) !== 0 || (isPlace(one) && isIP(hostOf(one)) !== 0), {
        error: 'must be addresses, such as 9.9.9.9 or 127.0.0.1:5353',
      }),
    ),
  );
/**
 * `id=name=address`, with the suffix `=https` for a directory that lists only HTTPS streams; or
 * `none`.
 */
export const ypDirectories = z
  .string()
  .transform((value) => (value.trim() === 'none' ? [] : value.split(',').map((one) => one.trim())))
  .pipe(
    z
      .array(
        z
          .string()
          .regex(
            /^[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?=[^=]{1,60}=https?:\/\/[^=]+(?:=https)?$/,
            'must be id=name=address, such as xiph=dir.xiph.org=https://dir.xiph.org/cgi-bin/yp-cgi',
          )
          .transform((one) => {
            const [id = '', name = '', url = '', wants] = one.split('=');
            return { id, name, url, wantsHttps: wants !== undefined };
          }),
      )
      .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
        error: 'must name each directory once',
      }),
  );

function isPlace(value: string): boolean {
  // The URL parser drops the scheme's default port, so the port is read from the text.
  const port = Number(/:(\d{1,5})$/.exec(value)?.[1] ?? 0);
  if (!/^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\]):\d+$/.test(value) || port < 1 || port > 65_535) return false;
  if (!URL.canParse(`http://${value}`)) return false;
  return new URL(`http://${value}`).hostname + value.slice(value.lastIndexOf(':')) === value;
}

/** Returns the host of `host:port`, without the IPv6 brackets. */
const hostOf = (value: string): string => value.slice(0, value.lastIndexOf(':')).replace(/^\[(.*)\]$/, '$1');

function isNetwork(value: string): boolean {
  const [address = '', prefix, ...more] = value.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  // Trusting every proxy lets anyone forge an address, which defeats limits per address.
  return (
    prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
  );
}
