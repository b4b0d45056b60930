import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Site, SiteDocument } from '@unmuted/api';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDraft, type DraftState, type DraftStore } from '#/components/draft/draft-store.ts';
import { validate } from '#/components/form/validate.schema.ts';
import { saveSite, siteQuery } from '#/data/sites/sites.queries.ts';
import { siteDocument } from '#/features/onepage/editor/site-document.schema.ts';
import { useSite } from '#/features/onepage/shell/use-site.ts';

/** The draft of a site as it is edited. What is not saved yet is saved when the page is left. */
export function useDraft(site: Site): {
  draft: DraftStore<SiteDocument, Site>;
  state: DraftState<SiteDocument, Site>;
} {
  const { api, username, gate } = useSite();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(saveSite(api, username));
  const [draft] = useState(() =>
    createDraft<SiteDocument, Site>({
      resource: site,
      save: mutateAsync,
      reread: () => client.fetchQuery({ ...siteQuery(api, username), staleTime: 0 }),
      check: (document) => validate(siteDocument, document).problems,
    }),
  );
  const state = useSyncExternalStore(draft.subscribe, draft.state);
  useEffect(() => gate.open(draft.flush), [gate, draft]);
  useEffect(() => draft.receive(site), [draft, site]);
  useEffect(() => draft.stop, [draft]);
  return { draft, state };
}
