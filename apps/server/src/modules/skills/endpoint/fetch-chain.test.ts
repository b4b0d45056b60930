import { expect, it } from 'vitest';
import { createFetchChain } from '#/modules/skills/endpoint/fetch-chain.ts';
import type { Answer, Connector } from '#/platform/connector/connector.ts';

const url = 'https://s3.amazonaws.com/echo.api/echo-api-cert-12.pem';

function connectorOf(changes: Partial<Answer>): Connector {
  const answer: Answer = {
    protocol: 'HTTP',
    status: 200,
    headers: new Map(),
    body: Buffer.from('PEM'),
    url,
    address: '192.0.2.1',
    headMs: 1,
    tookMs: 1,
    certificateEndsAt: null,
    ...changes,
  };
  return { ask: async () => answer };
}

it('returns the body of an answer of the address itself', async () => {
  expect(await createFetchChain(connectorOf({}))(url)).toBe('PEM');
});

it.each([[{ status: 403 }], [{ url: 'https://elsewhere.example/chain.pem' }]])(
  'rejects %o',
  async (changes) => {
    await expect(createFetchChain(connectorOf(changes))(url)).rejects.toThrow('the chain');
  },
);
