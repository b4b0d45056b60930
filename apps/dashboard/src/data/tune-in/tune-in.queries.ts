import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiClients, limits, type TuneIn, type TuneInChange, unwrap } from '@unmuted/api';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';
import { tuneInKeys } from '#/data/tune-in/tune-in-keys.ts';

const quiet = { notify: () => false };
const shown = { notify: skipInlineErrors };
const path = '/control/tunein-air-integration/settings/{id}';
const at = (id: string) => ({ path: { id } });

/** The TuneIn settings of a station with the state of its calls. */
export const tuneInQuery = ({ main }: ApiClients, id: string) =>
  queryOptions({
    queryKey: tuneInKeys.one(id),
    queryFn: ({ signal }) => unwrap(main.GET(path, { params: at(id), signal, ...quiet })),
  });

/** The latest calls of a station. */
export const tuneInLogQuery = ({ main }: ApiClients, id: string) =>
  queryOptions({
    queryKey: tuneInKeys.log(id),
    queryFn: ({ signal }) => {
      const params = { ...at(id), query: { limit: limits.tuneInLog } };
      return unwrap(main.GET('/control/tunein-air-integration/log/{id}', { params, signal, ...quiet }));
    },
  });

export const saveTuneIn = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: ({ settings, version }: { settings: TuneInChange; version: number }) => {
      const params = { ...at(id), header: { 'If-Match': String(version) } };
      const { partnerKey, ...rest } = settings;
      const body = { ...rest, ...(partnerKey !== undefined && { partnerKey }) };
      return unwrap(main.PUT(path, { params, body, ...shown }));
    },
    onSuccess: (saved: TuneIn, _request, _none, { client }) => {
      client.setQueryData<TuneIn>(tuneInKeys.one(id), saved);
    },
  });

export const deleteTuneIn = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: () => unwrap(main.DELETE(path, { params: at(id), ...shown })),
    onSuccess: (_nothing, _request, _none, { client }) => reload(client, id),
  });

/** Sends the song that plays now; the reply is shown, and in the log. */
export const testTuneIn = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: () => unwrap(main.POST(`${path}/test`, { params: at(id), ...quiet })),
    onSettled: (_call, _error, _request, _none, { client }) => reload(client, id),
  });

async function reload(client: QueryClient, id: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: tuneInKeys.one(id) }),
    client.invalidateQueries({ queryKey: tuneInKeys.log(id) }),
  ]);
}
