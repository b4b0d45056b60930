import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { App, AppDocument } from '@unmuted/api';
import { useToast } from '@unmuted/ui/toast';
import { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { useDraftChanges } from '#/components/review/use-draft-changes.ts';
import { keepApp, saveApp } from '#/data/apps/apps.queries.ts';
import { changesBetween, mergeChanges } from '#/features/apps/draft/app-changes.ts';
import { appDocument } from '#/features/apps/draft/app-checks.schema.ts';
import { useChangeText } from '#/features/apps/draft/use-change-text.ts';
import { useApp } from '#/features/apps/shell/use-app.ts';

/** Edits the draft of an app on its page, over the version that the edit began with. */
export function useAppForm(app: App) {
  const { api, id } = useApp();
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync } = useMutation(saveApp(api, id));
  return useEditForm<AppDocument, App, AppDocument>({
    name: 'app',
    resource: app,
    setResource: (current) => keepApp(client, current),
    valuesOf: ({ draft }) => draft,
    schema: appDocument,
    save: ({ settings, version }) => mutateAsync({ document: settings, version }),
    mergeConflict: mergeChanges,
    onSaved: () => toasts.show({ tone: 'success', title: <Trans>Draft saved</Trans> }),
  });
}

/** The changes since the draft was saved, and those that somebody else changed too. */
export function useAppChanges(form: ReturnType<typeof useAppForm>, app: App) {
  return useDraftChanges(form, { changesBetween, ...useChangeText(app) });
}
