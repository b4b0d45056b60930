import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type ApiClients,
  type AppSettings,
  type AppTransition,
  type StaffApp,
  type StaffAppDraft,
  type StaffAppItem,
  unwrap,
} from '@unmuted/api';
import { adminDashboardKey } from '#/data/admin-dashboard/admin-dashboard.keys.ts';
import { staffAppKeys } from '#/data/apps/staff-apps.keys.ts';
import { customerKeys } from '#/data/customers/customers.queries.ts';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

/** `android` or `ios`. */
export type AppPlatform = StaffAppItem['platform'];

/** Filters and page of the list of apps. */
export interface StaffAppsParams {
  readonly search?: string | undefined;
  readonly state?: StaffAppItem['state'] | undefined;
  readonly page: number;
  readonly pageSize: 10 | 25 | 50 | 100;
}

/** The address of an app. */
export interface StaffAppAddress {
  readonly platform: AppPlatform;
  readonly id: string;
}

const quiet = { notify: () => false };
const shown = { notify: skipInlineErrors };
const versionOf = (version: number) => ({ 'If-Match': String(version) });

/** One page of the apps of a platform. The previous page stays as a placeholder while this one loads. */
export const staffAppsQuery = ({ main }: ApiClients, platform: AppPlatform, params: StaffAppsParams) =>
  queryOptions({
    queryKey: staffAppKeys.list(platform, params),
    queryFn: ({ signal }) => {
      const { search, state, page, pageSize } = params;
      const query = { page, pageSize, ...(search && { search }), ...(state && { state }) };
      return unwrap(
        main.GET('/admin/apps/{platform}', { params: { path: { platform }, query }, signal, ...quiet }),
      );
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    // Apps that are not on the page have no live events here.
    refetchInterval: 60_000,
  });

/** An app with what only staff see. */
export const staffAppQuery = ({ main }: ApiClients, { platform, id }: StaffAppAddress) =>
  queryOptions({
    queryKey: staffAppKeys.one(id, platform),
    queryFn: ({ signal }) =>
      unwrap(
        main.GET('/admin/apps/{platform}/{id}', { params: { path: { platform, id } }, signal, ...quiet }),
      ),
    staleTime: 10_000,
    refetchInterval: 60_000,
  });

/** The project, the store texts and the pictures of an app, as a zip. */
export const readAppKit = ({ main }: ApiClients, { platform, id }: StaffAppAddress) =>
  mutationOptions({
    mutationFn: () =>
      unwrap(main.GET('/admin/apps/{platform}/{id}/kit', { params: { path: { platform, id } }, ...quiet })),
  });

/** Creates an app for a customer. */
export const createStaffApp = ({ main }: ApiClients, platform: AppPlatform) =>
  mutationOptions({
    mutationFn: (body: StaffAppDraft) =>
      unwrap(main.POST('/admin/apps/{platform}', { params: { path: { platform } }, body, ...shown })),
    onSuccess: (app, _body, _none, { client }) => keep(client, app),
  });

/** Saves what staff set about an app. */
export const saveAppSettings = ({ main }: ApiClients, { platform, id }: StaffAppAddress) =>
  mutationOptions({
    mutationFn: ({ settings, version }: { settings: AppSettings; version: number }) =>
      unwrap(
        main.PUT('/admin/apps/{platform}/{id}', {
          params: { path: { platform, id }, header: versionOf(version) },
          body: settings,
          ...quiet,
        }),
      ),
    onSuccess: (app, _body, _none, { client }) => keep(client, app),
  });

/** Moves an app to another state. */
export const moveStaffApp = ({ main }: ApiClients, { platform, id }: StaffAppAddress) =>
  mutationOptions({
    mutationFn: ({ transition, version }: { transition: AppTransition; version: number }) =>
      unwrap(
        main.POST('/admin/apps/{platform}/{id}/transition', {
          params: { path: { platform, id }, header: versionOf(version) },
          body: transition,
          ...quiet,
        }),
      ),
    onSuccess: (app, _body, _none, { client }) => keep(client, app),
  });

/** Deletes an app with its versions, builds and files. */
export const deleteStaffApp = ({ main }: ApiClients, { platform, id }: StaffAppAddress) =>
  mutationOptions({
    mutationFn: () =>
      unwrap(main.DELETE('/admin/apps/{platform}/{id}', { params: { path: { platform, id } }, ...quiet })),
    onSuccess: (_none, _body, _result, { client }) => reread(client),
  });

/** The dashboard counts the apps that wait, and the page of the customer lists them. */
function keep(client: QueryClient, app: StaffApp): void {
  client.setQueryData(staffAppKeys.one(app.app.id, app.app.platform), app);
  reread(client);
}

function reread(client: QueryClient): void {
  for (const queryKey of [staffAppKeys.lists, adminDashboardKey, customerKeys.all])
    void client.invalidateQueries({ queryKey });
}
