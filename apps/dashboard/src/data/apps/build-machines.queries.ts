import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  type ApiClients,
  type BuildMachine,
  type BuildMachineList,
  type BuildMachineUpdate,
  unwrap,
} from '@unmuted/api';
import { buildKeys } from '#/data/apps/app-builds.keys.ts';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

const quiet = { notify: () => false };
const shown = { notify: skipInlineErrors };
const at = (id: string) => ({ params: { path: { id } } });

/** The build machines, and how many builds wait for one. */
export const buildMachinesQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: buildKeys.machines,
    queryFn: ({ signal }) => unwrap(main.GET('/admin/apps/build-machines', { signal, ...quiet })),
    staleTime: 10_000,
  });

/** Creates a build machine and the token for its registration. */
export const createBuildMachine = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: { name: string }) =>
      unwrap(main.POST('/admin/apps/build-machines', { body, ...shown })),
    onSuccess: (_created, _body, _none, { client }) =>
      client.invalidateQueries({ queryKey: buildKeys.machines }),
  });

/** Renames a build machine, or pauses it. */
export const saveBuildMachine = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (body: BuildMachineUpdate) =>
      unwrap(main.PUT('/admin/apps/build-machines/{id}', { ...at(id), body, ...shown })),
    onSuccess: (saved: BuildMachine, _body, _none, { client }) =>
      client.setQueryData<BuildMachineList>(
        buildKeys.machines,
        (list) => list && { ...list, items: list.items.map((each) => (each.id === id ? saved : each)) },
      ),
  });

/** Deletes a build machine; another one takes its build. */
export const deleteBuildMachine = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: () => unwrap(main.DELETE('/admin/apps/build-machines/{id}', { ...at(id), ...quiet })),
    onSuccess: (_none, _body, _result, { client }) =>
      client.invalidateQueries({ queryKey: buildKeys.machines }),
  });
