import { keepPreviousData, mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import {
  type ApiClients,
  type SilenceChange,
  type SilenceLevels,
  type SilenceSnooze,
  type SilenceTrial,
  type SilenceWatch,
  unwrap,
} from '@unmuted/api';
import { silenceKeys } from '#/data/silence/silence-keys.ts';

const quiet = { notify: () => false };
const path = '/control/silence/{id}';
const at = (id: string) => ({ path: { id } });

/** The settings of silence detection, with what is heard now. */
export const silenceQuery = ({ main }: ApiClients, id: string) =>
  queryOptions({
    queryKey: silenceKeys.one(id),
    queryFn: ({ signal }) => unwrap(main.GET(path, { params: at(id), signal, ...quiet })),
  });

/** The last minute of a station; only live events fill it. */
export const silenceLevelsQuery = (id: string) =>
  queryOptions<SilenceLevels>({ queryKey: silenceKeys.levels(id), queryFn: skipToken });

/** How loud the station was within a week, and how often other settings would have alarmed. */
export const silenceCalibrationQuery = ({ main }: ApiClients, id: string) =>
  queryOptions({
    queryKey: silenceKeys.calibration(id),
    queryFn: ({ signal }) => unwrap(main.GET(`${path}/calibration`, { params: at(id), signal, ...quiet })),
    // A week changes slowly, and the answer is costly.
    staleTime: 10 * 60_000,
  });

/** The alarms that settings would have raised within a week; null: the settings are incomplete. */
export const silenceTrialQuery = ({ main }: ApiClients, id: string, trial: SilenceTrial | null) =>
  queryOptions({
    queryKey: [...silenceKeys.trials(id), trial],
    queryFn:
      trial === null
        ? skipToken
        : ({ signal }) =>
            unwrap(main.POST(`${path}/simulate`, { params: at(id), body: trial, signal, ...quiet })),
    staleTime: 10 * 60_000,
    placeholderData: keepPreviousData,
  });

/** New settings and the version they are based on. */
export interface SilenceSave {
  settings: SilenceChange;
  version: number;
}

/** Stores what the server replied. */
const keep = (
  saved: SilenceWatch,
  client: { setQueryData: (key: readonly string[], data: SilenceWatch) => void },
) => client.setQueryData(silenceKeys.one(saved.id), saved);

export const saveSilence = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: ({ settings, version }: SilenceSave) =>
      unwrap(
        main.PUT(path, {
          params: { ...at(id), header: { 'If-Match': String(version) } },
          body: settings,
          ...quiet,
        }),
      ),
    onSuccess: (saved: SilenceWatch, _save, _none, { client }) => {
      keep(saved, client);
      void client.invalidateQueries({ queryKey: silenceKeys.calibration(id) });
    },
  });

/** Tells nobody until a time; null ends it. */
export const snoozeSilence = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (snooze: SilenceSnooze) =>
      unwrap(main.POST(`${path}/snooze`, { params: at(id), body: snooze, ...quiet })),
    onSuccess: (saved: SilenceWatch, _snooze, _none, { client }) => keep(saved, client),
  });

/** Listens for some seconds by a fresh connection. */
export const checkSilence = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (id: string) => unwrap(main.POST(`${path}/check`, { params: at(id), ...quiet })),
    onSettled: (_check, _error, id, _none, { client }) =>
      client.invalidateQueries({ queryKey: silenceKeys.one(id) }),
  });
