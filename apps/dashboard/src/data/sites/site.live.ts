import type { LiveData, Site } from '@unmuted/api';
import { defineLiveTopic } from '#/data/live/define-live-topic.ts';
import { siteKeys } from '#/data/sites/site-keys.ts';

/** A site: its draft, versions, messages and domains. The event only says what is out of date. */
export const siteTopic = defineLiveTopic({
  name: 'site',
  start(queryClient) {
    const latest = new Map<string, LiveData<'site'>>();
    const reread = (queryKey: readonly string[]) => void queryClient.invalidateQueries({ queryKey });
    return {
      apply(event) {
        const { username, version, publishedAt, messageAt, domainAt, unreadMessages } = event;
        const { publishAt, sharedUntil, allowsCode } = event;
        const before = latest.get(username);
        latest.set(username, event);
        const site = queryClient.getQueryData<Site>(siteKeys.one(username));
        if (site && site.unreadMessages !== unreadMessages)
          queryClient.setQueryData<Site>(siteKeys.one(username), { ...site, unreadMessages });
        // The reply to an own save is newer than its event.
        if (site && (version > site.version || (before && before.publishedAt !== publishedAt))) {
          reread(siteKeys.one(username));
          reread(siteKeys.versions(username));
        }
        if (before && (before.publishAt !== publishAt || before.sharedUntil !== sharedUntil))
          reread(siteKeys.one(username));
        if (site && site.facts.allowsCode !== allowsCode) {
          reread(siteKeys.one(username));
          reread(siteKeys.checks(username));
        }
        if (before && before.messageAt !== messageAt) reread(siteKeys.messages(username));
        if (before && before.domainAt !== domainAt) {
          reread(siteKeys.domains(username));
          reread(siteKeys.one(username));
        }
      },
      stop: () => latest.clear(),
    };
  },
});
