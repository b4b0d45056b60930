import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiClients, type SiteDomain, type SiteDomainList, unwrap } from '@unmuted/api';
import { siteKeys } from '#/data/sites/site-keys.ts';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';
import { serverClock } from '#/lib/server-clock.ts';

const quiet = { notify: () => false };
const shown = { notify: skipInlineErrors };
const path = '/control/onepage/{username}/domains';
const one = `${path}/{domain}` as const;
const [afterCheckMs, shortestMs, longestMs] = [3_000, 5_000, 3_600_000];

/** The domains of a site. Read again after the next scheduled check, in addition to live events. */
export const domainsQuery = ({ main }: ApiClients, username: string) =>
  queryOptions({
    queryKey: siteKeys.domains(username),
    queryFn: ({ signal }) => unwrap(main.GET(path, { params: { path: { username } }, signal, ...quiet })),
    refetchInterval: ({ state: { data } }) => nextReadMs(data?.items ?? [], serverClock.now()),
  });

/** The milliseconds until the result of the next check; false without a domain. */
export function nextReadMs(domains: readonly SiteDomain[], now: number): number | false {
  const next = Math.min(...domains.map(({ nextCheckAt }) => Date.parse(nextCheckAt)));
  if (!Number.isFinite(next)) return false;
  return Math.min(Math.max(next - now + afterCheckMs, shortestMs), longestMs);
}

/** The acts on the domains of a site. */
export const domainActs = ({ main }: ApiClients, username: string) => {
  const of = (domain: string) => ({ params: { path: { username, domain } }, ...quiet });
  return {
    add: mutationOptions({
      mutationFn: (body: { domain: string }) =>
        unwrap(main.POST(path, { params: { path: { username } }, body, ...shown })),
      onSuccess: (_added: SiteDomain, _body, _none, { client }) => reread(client, username),
    }),
    check: mutationOptions({
      mutationFn: (domain: string) => unwrap(main.POST(`${one}/check`, of(domain))),
      onSuccess: (checked: SiteDomain, _domain, _none, { client }) => keep(client, username, checked),
    }),
    setPrimary: mutationOptions({
      mutationFn: (domain: string) => unwrap(main.POST(`${one}/primary`, of(domain))),
      onSuccess: (_domain: SiteDomain, _name, _none, { client }) => reread(client, username),
    }),
    unsetPrimary: mutationOptions({
      mutationFn: (domain: string) => unwrap(main.DELETE(`${one}/primary`, of(domain))),
      onSuccess: (_domain: SiteDomain, _name, _none, { client }) => reread(client, username),
    }),
    remove: mutationOptions({
      mutationFn: (domain: string) => unwrap(main.DELETE(one, of(domain))),
      onSuccess: (_reply, _name, _none, { client }) => reread(client, username),
    }),
  };
};

/** A check can make the domain the main one, which the address of the site follows. */
function keep(client: QueryClient, username: string, checked: SiteDomain) {
  client.setQueryData<SiteDomainList>(
    siteKeys.domains(username),
    (list) =>
      list && {
        ...list,
        items: list.items.map((each) => (each.domain === checked.domain ? checked : each)),
      },
  );
  return client.invalidateQueries({ queryKey: siteKeys.one(username) });
}

function reread(client: QueryClient, username: string) {
  return Promise.all([
    client.invalidateQueries({ queryKey: siteKeys.domains(username) }),
    client.invalidateQueries({ queryKey: siteKeys.one(username) }),
  ]);
}
