import { type EncoderTarget, passwordPlaceholder } from '#/components/encoder/encoder-target.ts';
import { sourceUser } from '#/components/encoder/source-address.ts';

/** BUTT's own numbers: SHOUTcast is 0. */
const icecastType = 1;

/**
 * Returns a settings file that BUTT imports. It has one server; what is missing gets BUTT's defaults. BUTT refuses a file
 * with an empty password, so a hidden one is a placeholder.
 */
export function buttConfig(target: EncoderTarget): string {
  const { server, port, mount, isSecure, codec, bitrate, password } = target;
  const name = serverName(target.name);
  return [
    '#This is a configuration file for butt (broadcast using this tool)',
    '',
    '[main]',
    `server = ${name}`,
    `srv_ent = ${name}`,
    'num_of_srv = 1',
    'num_of_icy = 0',
    '',
    '[audio]',
    `codec = ${codec}`,
    ...(bitrate === null ? [] : [`bitrate = ${bitrate}`]),
    '',
    `[${name}]`,
    `address = ${server}`,
    `port = ${port}`,
    `password = ${password ?? passwordPlaceholder}`,
    `type = ${icecastType}`,
    `tls = ${isSecure ? 1 : 0}`,
    `mount = ${mount}`,
    `usr = ${sourceUser}`,
    '',
  ].join('\n');
}

/** BUTT separates servers by semicolons, and their name is the name of a section, which must not be one of its own. */
const serverName = (name: string): string =>
  `${name
    .replace(/[;[\]=#\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 60)} (Studio)`.trim();
