import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { standInTls } from '#/platform/connector/testing/stand-in.ts';
import {
  type ServiceReply,
  type ServiceRequest,
  type ServiceStandIn,
  startService,
} from '#/testing/stand-ins/service-stand-in.ts';

const path = '/wp/secret-of-the-subscription';

export interface PushServiceStandIn extends ServiceStandIn {
  /** Of the only browser, as `PushSubscription.toJSON()` writes it. */
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** The decrypted messages. */
  readonly shown: Record<string, unknown>[];
  /** The public keys that signed the messages. */
  readonly signedBy: Set<string>;
  /** The person takes the permission back. */
  unsubscribe(): void;
}

/** RFC 8030 with VAPID: 201 for a message that it takes, 410 for an ended subscription. The body is for the browser only. */
export async function startPushService(): Promise<PushServiceStandIn> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const shown: Record<string, unknown>[] = [];
  const signedBy = new Set<string>();
  let isSubscribed = true;
  const service = await startService(
    (request): ServiceReply => {
      const { method, url, headers, bytes } = request;
      if (method !== 'POST' || url.pathname !== path) return { status: 404, body: '' };
      if (!isSubscribed) return { status: 410, body: 'unsubscribed or expired' };
      if (!/^\d+$/.test(String(headers.ttl))) return { status: 400, body: 'missing TTL' };
      if (headers.topic !== undefined && !/^[\w-]{1,32}$/.test(String(headers.topic)))
        return { status: 400, body: 'bad topic' };
      if (bytes.length > 4_096) return { status: 413, body: '' };
      if (headers['content-encoding'] !== 'aes128gcm') return { status: 415, body: '' };
      const key = vapidKeyOf(request, service.origin);
      if (key === null) return { status: 403, body: 'bad signature' };
      signedBy.add(key);
      shown.push(JSON.parse(decrypt(bytes, browser, auth)) as Record<string, unknown>);
      return { status: 201, body: '', headers: { location: `${service.origin}/m/1` } };
    },
    { tls: standInTls },
  );
  return {
    ...service,
    subscription: {
      endpoint: service.origin + path,
      keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    shown,
    signedBy,
    unsubscribe: () => {
      isSubscribed = false;
    },
  };
}

/** RFC 8292: the key of a valid signature; null for any other. */
function vapidKeyOf({ headers }: ServiceRequest, origin: string): string | null {
  const [, token = '', key = ''] =
    /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]+)$/.exec(String(headers.authorization)) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const read = (part: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65 || read(header).alg !== 'ES256') return null;
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = read(claims);
  const leftS = Number(exp) - Date.now() / 1_000;
  const isTimely = leftS > 0 && leftS <= 24 * 60 * 60;
  return isSigned && isTimely && aud === origin && /^(?:https:\/\/|mailto:.+@)/.test(String(sub))
    ? key
    : null;
}

/** RFC 8188 with the keys of RFC 8291: one record. */
function decrypt(bytes: Buffer, browser: ECDH, auth: Buffer): string {
  const [salt, length] = [bytes.subarray(0, 16), bytes.readUInt8(20)];
  const sender = bytes.subarray(21, 21 + length);
  const record = bytes.subarray(21 + length);
  const derive = (secret: Buffer, salted: Buffer, info: Buffer, size: number) =>
    Buffer.from(hkdfSync('sha256', secret, salted, info, size));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = derive(browser.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
