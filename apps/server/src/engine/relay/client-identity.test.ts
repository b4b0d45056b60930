import { describe, expect, it } from 'vitest';
import { trusting } from '#/platform/http/trusted-proxies.ts';
import { identifyClient } from './client-identity.ts';
import { parseHead, type RequestHead } from './http-head.ts';

const loopback = '127.0.0.1';
const claim = 'User-Agent: Studio-Demo/1.0 VLC/3.0.21\r\nX-Forwarded-For: 86.40.10.20\r\n';

function identify(
  lines: string,
  { secret = 'secret of this start' as string | null, proxies = [] as string[] } = {},
) {
  const head = parseHead(`GET /aurora HTTP/1.1\r\n${lines}\r\n`) as RequestHead;
  const { ip, head: seen } = identifyClient(
    { demoSecret: secret, isTrustedProxy: trusting(proxies) },
    loopback,
    head,
  );
  return { ip, agent: seen.headers.get('user-agent') };
}

describe('a client that claims to be a demo listener', () => {
  it('has the address and the user agent that it sends if it knows the secret', () => {
    expect(identify(`${claim}X-Studio-Demo: secret of this start\r\n`)).toEqual({
      ip: '86.40.10.20',
      agent: 'Studio-Demo/1.0 VLC/3.0.21',
    });
  });

  it.each([
    ['without a secret', ''],
    ['with a wrong secret', 'X-Studio-Demo: guessed\r\n'],
    ['with an empty secret', 'X-Studio-Demo:\r\n'],
  ])('is an ordinary listener with its own address %s', (_case, more) => {
    expect(identify(claim + more)).toEqual({ ip: loopback, agent: 'VLC/3.0.21' });
  });

  it('is an ordinary listener where there is no demo, whatever it sends', () => {
    for (const more of ['X-Studio-Demo:\r\n', 'X-Studio-Demo: null\r\n', 'X-Studio-Demo: undefined\r\n']) {
      expect(identify(claim + more, { secret: null })).toEqual({ ip: loopback, agent: 'VLC/3.0.21' });
    }
  });

  it('cannot hide the claim behind a second one', () => {
    expect(identify('User-Agent: Studio-Demo/1.0 Studio-Demo/1.0 VLC\r\n').agent).toBe('VLC');
  });

  it('leaves the address to a trusted proxy', () => {
    expect(identify(claim, { proxies: [loopback] })).toEqual({ ip: '86.40.10.20', agent: 'VLC/3.0.21' });
  });
});
