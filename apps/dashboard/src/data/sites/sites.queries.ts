import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiClients, type Site, type SiteDocument, type SiteTemplateChoice, unwrap } from '@unmuted/api';
import { listKeys } from '#/data/lists/lists.queries.ts';
import { siteKeys } from '#/data/sites/site-keys.ts';

const quiet = { notify: () => false };
const at = (username: string) => ({ path: { username } });
const over = (username: string, version: number) => ({
  params: { ...at(username), header: { 'If-Match': String(version) } },
});

/** A one-page site with its draft. */
export const siteQuery = ({ main }: ApiClients, username: string) =>
  queryOptions({
    queryKey: siteKeys.one(username),
    queryFn: ({ signal }) =>
      unwrap(main.GET('/control/onepage/{username}', { params: at(username), signal, ...quiet })),
  });

/** The published versions, latest first. */
export const siteVersionsQuery = ({ main }: ApiClients, username: string) =>
  queryOptions({
    queryKey: siteKeys.versions(username),
    queryFn: ({ signal }) =>
      unwrap(main.GET('/control/onepage/{username}/versions', { params: at(username), signal, ...quiet })),
  });

/** The checks of a version of the draft. While a newer one is checked, the result of the one before is shown. */
export const siteChecksQuery = ({ main }: ApiClients, username: string, version: number) =>
  queryOptions({
    queryKey: [...siteKeys.checks(username), version],
    queryFn: ({ signal }) =>
      unwrap(main.GET('/control/onepage/{username}/checks', { params: at(username), signal, ...quiet })),
    placeholderData: (before) => before,
    staleTime: 60_000,
  });

/** A draft and the version it is based on. */
export interface SiteSave {
  document: SiteDocument;
  version: number;
}

/** Saves the draft. */
export const saveSite = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: ({ document, version }: SiteSave) =>
      unwrap(
        main.PUT('/control/onepage/{username}', { ...over(username, version), body: document, ...quiet }),
      ),
    onSuccess: (saved: Site, _save, _none, { client }) => keepSite(client, saved),
  });

/** Replaces the draft by a template. */
export const applySiteTemplate = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: ({ version, ...body }: SiteTemplateChoice & { version: number }) =>
      unwrap(
        main.POST('/control/onepage/{username}/template', { ...over(username, version), body, ...quiet }),
      ),
    onSuccess: (saved: Site, _choice, _none, { client }) => keepSite(client, saved),
  });

/** Publishes the draft of this version now. */
export const publishSite = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: (version: number) =>
      unwrap(main.POST('/control/onepage/{username}/publish', { ...over(username, version), ...quiet })),
    onSuccess: (saved: Site, _version, _none, { client }) => keepSite(client, saved),
  });

/** Sets when the draft is published by itself; null cancels. */
export const scheduleSite = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: ({ publishAt, version }: { publishAt: string | null; version: number }) =>
      unwrap(
        main.PUT('/control/onepage/{username}/schedule', {
          ...over(username, version),
          body: { publishAt },
          ...quiet,
        }),
      ),
    onSuccess: (saved: Site, _time, _none, { client }) => keepSite(client, saved),
  });

/** Withdraws the site from the public. */
export const unpublishSite = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: () =>
      unwrap(main.POST('/control/onepage/{username}/unpublish', { params: at(username), ...quiet })),
    onSuccess: (saved: Site, _nothing, _none, { client }) => keepSite(client, saved),
  });

/** Replaces the draft by the published version. */
export const discardSite = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: (version: number) =>
      unwrap(main.POST('/control/onepage/{username}/discard', { ...over(username, version), ...quiet })),
    onSuccess: (saved: Site, _version, _none, { client }) => keepSite(client, saved),
  });

/** Replaces the draft by an earlier version. */
export const restoreSite = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: ({ number, version }: { number: number; version: number }) =>
      unwrap(
        main.POST('/control/onepage/{username}/versions/{number}/restore', {
          params: { path: { username, number: String(number) }, header: { 'If-Match': String(version) } },
          ...quiet,
        }),
      ),
    onSuccess: (saved: Site, _version, _none, { client }) => keepSite(client, saved),
  });

/** Creates the link to the draft, which ends the one before. */
export const shareSite = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: () =>
      unwrap(main.POST('/control/onepage/{username}/share', { params: at(username), ...quiet })),
    onSuccess: ({ expiresAt }, _nothing, _none, { client }) =>
      client.setQueryData<Site>(siteKeys.one(username), (site) => site && { ...site, share: { expiresAt } }),
  });

/** Ends the link to the draft. */
export const unshareSite = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: () =>
      unwrap(main.DELETE('/control/onepage/{username}/share', { params: at(username), ...quiet })),
    onSuccess: (_reply, _nothing, _none, { client }) =>
      client.setQueryData<Site>(siteKeys.one(username), (site) => site && { ...site, share: null }),
  });

/** Requests every link of the draft. */
export const checkSiteLinks = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: () =>
      unwrap(main.POST('/control/onepage/{username}/checks/links', { params: at(username), ...quiet })),
  });

/** Reads the feed of a podcast; its episodes become part of the site. */
export const checkSiteFeed = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: (feed: string) =>
      unwrap(
        main.POST('/control/onepage/{username}/checks/feed', {
          params: at(username),
          body: { feed },
          ...quiet,
        }),
      ),
    onSuccess: (_report, _feed, _none, { client }) => {
      for (const queryKey of [siteKeys.one(username), siteKeys.checks(username)])
        void client.invalidateQueries({ queryKey });
    },
  });

/** Stores a newer site. Navigation and dashboard list sites by title and state. */
export function keepSite(client: QueryClient, saved: Site): void {
  const before = client.getQueryData<Site>(siteKeys.one(saved.username));
  client.setQueryData<Site>(siteKeys.one(saved.username), saved);
  if (before?.state !== saved.state || before.draft.title !== saved.draft.title)
    void client.invalidateQueries({ queryKey: listKeys.onePage });
  if (before?.publication?.number !== saved.publication?.number)
    void client.invalidateQueries({ queryKey: siteKeys.versions(saved.username) });
}
