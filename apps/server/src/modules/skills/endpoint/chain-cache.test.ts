import { beforeEach, expect, it } from 'vitest';
import { createChainCheck } from '#/modules/skills/endpoint/certificate-chain.ts';
import { createChainCache } from '#/modules/skills/endpoint/chain-cache.ts';
import {
  chainUrl,
  daysFromNow,
  intermediate,
  leaf,
  now,
  root,
  trustedChain,
} from '#/modules/skills/endpoint/testing/signed-requests.ts';
import { TestClock } from '#/testing/stand-ins/test-clock.ts';

let clock: TestClock;
let fetches: string[];
let answer: () => string | Promise<string>;
let checks: number;
let chainOf: ReturnType<typeof createChainCache>;
beforeEach(() => {
  clock = new TestClock(now.toISOString());
  fetches = [];
  checks = 0;
  const check = createChainCheck(() => [root]);
  chainOf = createChainCache({
    clock,
    check: (...given) => {
      checks += 1;
      return check(...given);
    },
    fetchChain: async (url) => {
      fetches.push(url);
      return answer();
    },
  });
});

it('fetches and checks a chain once, also for concurrent requests', async () => {
  answer = trustedChain;
  const verdicts = await Promise.all(Array.from({ length: 50 }, () => chainOf(chainUrl)));
  verdicts.push(await chainOf(chainUrl));
  expect(verdicts.every(({ ok }) => ok)).toBe(true);
  expect([fetches.length, checks]).toEqual([1, 1]);
});

it('keeps a chain until the first of its certificates expires', async () => {
  const shortLived = leaf() + intermediate({ until: daysFromNow(1) });
  answer = () => shortLived;
  await chainOf(chainUrl);
  clock.set(daysFromNow(1));
  expect((await chainOf(chainUrl)).ok).toBe(true);
  expect(fetches).toHaveLength(1);
  clock.advance({ seconds: 1 });
  expect(await chainOf(chainUrl)).toEqual({ ok: false, reason: 'certificate_expired' });
  answer = trustedChain;
  clock.advance({ seconds: 11 });
  expect((await chainOf(chainUrl)).ok).toBe(true);
  expect(fetches).toHaveLength(3);
});

it('asks again ten seconds after a failure', async () => {
  answer = () => Promise.reject(new Error('no route'));
  for (let request = 0; request < 5; request += 1)
    expect(await chainOf(chainUrl)).toEqual({ ok: false, reason: 'chain_unreachable' });
  expect(fetches).toHaveLength(1);
  answer = trustedChain;
  clock.advance({ seconds: 10 });
  expect((await chainOf(chainUrl)).ok).toBe(true);
});

it('keeps trusted chains whatever else is asked for', async () => {
  answer = trustedChain;
  await chainOf(chainUrl);
  answer = () => '<Error>NoSuchKey</Error>';
  for (let number = 0; number < 1_000; number += 1) await chainOf(`${chainUrl}.${number}`);
  answer = () => Promise.reject(new Error('asked again'));
  expect((await chainOf(chainUrl)).ok).toBe(true);
});

it('fetches no more than eight chains at the same time', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  answer = () => promise;
  const started = Array.from({ length: 8 }, (_, number) => chainOf(`${chainUrl}.${number}`));
  expect(await chainOf(chainUrl)).toEqual({ ok: false, reason: 'chain_busy' });
  resolve(trustedChain());
  expect((await Promise.all(started)).every(({ ok }) => ok)).toBe(true);
  expect((await chainOf(chainUrl)).ok).toBe(true);
});
