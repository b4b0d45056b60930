import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { App, AppDocument } from '@unmuted/api';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDraft, type DraftState, type DraftStore } from '#/components/draft/draft-store.ts';
import { validate } from '#/components/form/validate.schema.ts';
import { appQuery, saveApp } from '#/data/apps/apps.queries.ts';
import { appDocument } from '#/features/apps/draft/app-checks.schema.ts';
import { useApp } from '#/features/apps/shell/use-app.ts';

interface AppDraft {
  draft: DraftStore<AppDocument, App>;
  state: DraftState<AppDocument, App>;
}

/** The draft of an app in the steps of its creation: saved a second after each change. */
export function useAppDraft(app: App): AppDraft {
  const { api, id } = useApp();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(saveApp(api, id));
  const [draft] = useState(() =>
    createDraft<AppDocument, App>({
      resource: app,
      save: mutateAsync,
      reread: () => client.fetchQuery({ ...appQuery(api, id), staleTime: 0 }),
      check: (document) => validate(appDocument, document).problems,
    }),
  );
  const state = useSyncExternalStore(draft.subscribe, draft.state);
  useEffect(() => draft.receive(app), [draft, app]);
  useEffect(() => draft.stop, [draft]);
  return { draft, state };
}
