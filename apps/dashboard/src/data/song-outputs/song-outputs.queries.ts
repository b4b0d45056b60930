import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type ApiClients,
  type SongOutput,
  type SongOutputChange,
  type SongOutputDraft,
  unwrap,
} from '@unmuted/api';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

const songOutputKeys = {
  list: (stationId: string) => ['song-outputs', stationId] as const,
  log: (stationId: string, outputId: string) => ['song-outputs', stationId, 'log', outputId] as const,
};

/** Results arrive with each song. */
const refetchInterval = 15_000;
const quiet = { notify: () => false };
const inPlace = { notify: skipInlineErrors };
const at = (id: string) => ({ path: { id } });

/** An output of a station. */
export interface OutputPlace {
  stationId: string;
  outputId: string;
}
const oneAt = ({ stationId, outputId }: OutputPlace) => ({ path: { id: stationId, outputId } });

/** Where the songs of a station are posted. */
export const songOutputsQuery = ({ main }: ApiClients, stationId: string) =>
  queryOptions({
    queryKey: songOutputKeys.list(stationId),
    queryFn: ({ signal }) =>
      unwrap(main.GET('/control/nowplaying/{id}/outputs', { params: at(stationId), signal, ...quiet })),
    refetchInterval,
  });

/** The last tries of an output. */
export const songOutputLogQuery = ({ main }: ApiClients, { stationId, outputId }: OutputPlace) =>
  queryOptions({
    queryKey: songOutputKeys.log(stationId, outputId),
    queryFn: ({ signal }) =>
      unwrap(
        main.GET('/control/nowplaying/{id}/outputs/{outputId}/log', {
          params: oneAt({ stationId, outputId }),
          signal,
          ...quiet,
        }),
      ),
    refetchInterval,
  });

export const createSongOutput = ({ main }: ApiClients, stationId: string) =>
  mutationOptions({
    mutationFn: (body: SongOutputDraft) =>
      unwrap(main.POST('/control/nowplaying/{id}/outputs', { params: at(stationId), body, ...inPlace })),
    onSuccess: (_made: SongOutput, _body, _none, { client }) => reread(client, stationId),
  });

/** Settings and the version they are based on. */
export interface SongOutputSave {
  change: SongOutputChange;
  version: number;
}

export const updateSongOutput = ({ main }: ApiClients, place: OutputPlace) =>
  mutationOptions({
    mutationFn: ({ change: { secret, ...fields }, version }: SongOutputSave) =>
      unwrap(
        main.PUT('/control/nowplaying/{id}/outputs/{outputId}', {
          params: { ...oneAt(place), header: { 'If-Match': String(version) } },
          body: { ...fields, ...(secret !== undefined && { secret }) },
          ...inPlace,
        }),
      ),
    // A conflict too: the form shows the current settings when it is opened again.
    onSettled: (_saved, _error, _save, _none, { client }) => reread(client, place.stationId),
  });

export const deleteSongOutput = ({ main }: ApiClients, place: OutputPlace) =>
  mutationOptions({
    mutationFn: () =>
      unwrap(
        main.DELETE('/control/nowplaying/{id}/outputs/{outputId}', { params: oneAt(place), ...inPlace }),
      ),
    onSuccess: (_nothing, _none, _result, { client }) => reread(client, place.stationId),
  });

/** Posts the last song of the station now. */
export const testSongOutput = ({ main }: ApiClients, place: OutputPlace) =>
  mutationOptions({
    mutationFn: () =>
      unwrap(
        main.POST('/control/nowplaying/{id}/outputs/{outputId}/test', { params: oneAt(place), ...inPlace }),
      ),
    onSuccess: (_result, _none, _context, { client }) => reread(client, place.stationId),
  });

const reread = (client: QueryClient, stationId: string) =>
  client.invalidateQueries({ queryKey: songOutputKeys.list(stationId) });
