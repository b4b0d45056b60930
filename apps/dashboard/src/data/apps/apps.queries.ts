import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiClients, type App, type AppDocument, type NewApp, unwrap } from '@unmuted/api';
import { appKeys } from '#/data/apps/app-keys.ts';
import { listKeys } from '#/data/lists/lists.queries.ts';

const quiet = { notify: () => false };
const at = (id: string) => ({ path: { id } });
const over = (id: string, version: number) => ({
  params: { ...at(id), header: { 'If-Match': String(version) } },
});

/** A mobile app with its draft. */
export const appQuery = ({ main }: ApiClients, id: string) =>
  queryOptions({
    queryKey: appKeys.one(id),
    queryFn: ({ signal }) => unwrap(main.GET('/control/mobile/{id}', { params: at(id), signal, ...quiet })),
  });

/** Creates the app of a station or cast, filled from it. */
export const createApp = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: NewApp) => unwrap(main.POST('/control/mobile', { body, ...quiet })),
    onSuccess: (app: App, _body, _none, { client }) => keepApp(client, app),
  });

/** A draft and the version it is based on. */
interface AppSave {
  document: AppDocument;
  version: number;
}

/** Saves the draft. */
export const saveApp = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: ({ document, version }: AppSave) =>
      unwrap(main.PUT('/control/mobile/{id}', { ...over(id, version), body: document, ...quiet })),
    onSuccess: (saved: App, _save, _none, { client }) => keepApp(client, saved),
  });

/** Sends the draft of this version to the provider. */
export const submitApp = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (version: number) =>
      unwrap(main.POST('/control/mobile/{id}/submit', { ...over(id, version), ...quiet })),
    onSuccess: (saved: App, _version, _none, { client }) => keepApp(client, saved),
  });

/** Takes the app back from review. */
export const withdrawApp = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: () => unwrap(main.POST('/control/mobile/{id}/withdraw', { params: at(id), ...quiet })),
    onSuccess: (saved: App, _nothing, _none, { client }) => keepApp(client, saved),
  });

/** Has the app taken out of its store. */
export const unpublishApp = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: () => unwrap(main.POST('/control/mobile/{id}/unpublish', { params: at(id), ...quiet })),
    onSuccess: (saved: App, _nothing, _none, { client }) => keepApp(client, saved),
  });

/** Builds a signed app of the stored draft for the owner's own phone. */
export const buildAppPreview = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: () => unwrap(main.POST('/control/mobile/{id}/preview', { params: at(id), ...quiet })),
    onSuccess: (saved: App, _nothing, _none, { client }) => keepApp(client, saved),
  });

/** Whether a package id is free among the apps here. */
export const packageQuery = ({ main }: ApiClients, platform: App['platform'], packageId: string) =>
  queryOptions({
    queryKey: appKeys.package(platform, packageId),
    queryFn: ({ signal }) =>
      unwrap(
        main.GET('/control/mobile/package-available', {
          params: { query: { platform, packageId } },
          signal,
          ...quiet,
        }),
      ),
    staleTime: 60_000,
    retry: false,
  });

/** Stores a newer app. Navigation and dashboard list apps by name and state. */
export function keepApp(client: QueryClient, saved: App): void {
  const before = client.getQueryData<App>(appKeys.one(saved.id));
  client.setQueryData<App>(appKeys.one(saved.id), saved);
  if (before?.state !== saved.state || before.draft.name !== saved.draft.name)
    void client.invalidateQueries({ queryKey: listKeys.mobileApps });
}
