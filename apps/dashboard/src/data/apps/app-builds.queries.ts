import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiClients, unwrap } from '@unmuted/api';
import { buildKeys } from '#/data/apps/app-builds.keys.ts';
import { appendPart, type BuildLogText, emptyLog } from '#/data/apps/build-log.ts';
import { staffAppKeys } from '#/data/apps/staff-apps.keys.ts';
import type { StaffAppAddress } from '#/data/apps/staff-apps.queries.ts';

/** The address of a build. */
export interface BuildAddress extends StaffAppAddress {
  readonly build: string;
}

const quiet = { notify: () => false };

/**
 * The log of a build. Each read continues where the last one ended, so that it costs only what was added. Parts are shown as they
 * arrive; they stay if a later one can't be loaded.
 */
export const buildLogQuery = ({ main }: ApiClients, { platform, id, build }: BuildAddress) =>
  queryOptions({
    queryKey: buildKeys.log(platform, id, build),
    queryFn: async ({ client, queryKey, signal }): Promise<BuildLogText> => {
      let log = client.getQueryData<BuildLogText>(queryKey) ?? emptyLog;
      while (!log.isComplete) {
        const { nextOffset } = log;
        const part = await unwrap(
          main.GET('/admin/apps/{platform}/{id}/builds/{build}/log', {
            params: { path: { platform, id, build }, query: { offset: String(nextOffset) } },
            signal,
            ...quiet,
          }),
        );
        log = appendPart(log, part);
        if (part.nextOffset === nextOffset) break;
        client.setQueryData<BuildLogText>(queryKey, log);
      }
      return log;
    },
    // The screen reads it again when it has grown.
    staleTime: Number.POSITIVE_INFINITY,
    // Lines are compared by identity, and there may be thousands.
    structuralSharing: false,
  });

/** Cancels a build; its machine stops at its next heartbeat. */
export const cancelBuild = ({ main }: ApiClients, { platform, id, build }: BuildAddress) =>
  mutationOptions({
    mutationFn: () =>
      unwrap(
        main.POST('/admin/apps/{platform}/{id}/builds/{build}/cancel', {
          params: { path: { platform, id, build } },
          ...quiet,
        }),
      ),
    onSettled: (_build, _error, _none, _result, { client }) => reread(client, id),
  });

interface UploadOptions {
  readonly signal: AbortSignal;
  /** Receives the sent share, from 0 to 1. */
  readonly onProgress: (sent: number) => void;
}

/** Uploads a file that was built elsewhere. The dialog shows failures, so they are not notified. */
export const uploadArtifact =
  ({ main }: Pick<ApiClients, 'main'>, { platform, id, build }: BuildAddress) =>
  (file: File, { signal, onProgress }: UploadOptions) =>
    unwrap(
      main.PUT('/admin/apps/{platform}/{id}/builds/{build}/artifacts/{name}', {
        params: { path: { platform, id, build, name: file.name } },
        body: file,
        signal,
        onUploadProgress: onProgress,
        ...quiet,
      }),
    );

/** A build moves its app, and frees its machine. */
export function reread(client: QueryClient, app: string): void {
  for (const queryKey of [staffAppKeys.byId(app), staffAppKeys.lists, buildKeys.machines])
    void client.invalidateQueries({ queryKey });
}
