import type { FetchChain } from '#/modules/skills/endpoint/chain-cache.ts';
import type { Connector } from '#/platform/connector/connector.ts';

/** Alexa waits eight seconds for the whole answer. */
const withinMs = 4_000;

/** Fetches chains through the connector, which limits their size. A redirect leads away from the address that was checked. */
export const createFetchChain =
  (connector: Connector): FetchChain =>
  async (url) => {
    const answer = await connector.ask({ url, withinMs });
    if (answer.status !== 200 || answer.url !== url) throw new Error(`the chain: status ${answer.status}`);
    return answer.body.toString('latin1');
  };
