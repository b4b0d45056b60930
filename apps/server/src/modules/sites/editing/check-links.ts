import type { SiteDocument, SiteLinkReport } from '@unmuted/api/contract';
import { linksOf } from '#/modules/sites/editing/document-links.ts';
import type { Connector } from '#/platform/connector/connector.ts';

const mostLinks = 30;
const atOnce = 6;
const withinMs = 5_000;
/** The head of a reply tells whether there is a page. */
const wanted = { firstBytes: 1, withinMs };

/** Requests every link of a document once. */
export async function requestLinks(
  connector: Connector,
  document: Pick<SiteDocument, 'sections'>,
  signal: AbortSignal,
): Promise<SiteLinkReport> {
  const placed = linksOf(document).filter(({ link }) => link !== '');
  const links = [...new Set(placed.map(({ link }) => link))].slice(0, mostLinks);
  const statuses = new Map<string, number | null>();
  const waiting = [...links];
  const work = async () => {
    for (let link = waiting.shift(); link !== undefined && !signal.aborted; link = waiting.shift()) {
      statuses.set(link, await statusOf(connector, link));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const broken = placed.flatMap(({ link, sectionId }) => {
    const status = statuses.get(link);
    return status === undefined || isFound(status) ? [] : [{ link, sectionId, status }];
  });
  return { checked: statuses.size, broken };
}

/** Null if nothing answered, also for addresses that are not public. */
async function statusOf(connector: Connector, url: string): Promise<number | null> {
  try {
    return (await connector.ask({ url, wanted, withinMs })).status;
  } catch {
    return null;
  }
}

/** Pages that are there but refuse programs, or ask to wait, are not broken. */
const isFound = (status: number | null): boolean =>
  status !== null && (status < 400 || [401, 403, 405, 406, 429].includes(status));
