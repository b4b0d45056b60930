import type { BuildMachine, BuildMachineList } from '@unmuted/api';
import { buildKeys } from '#/data/apps/app-builds.keys.ts';
import { defineLiveTopic } from '#/data/live/define-live-topic.ts';

/** The build machines. What each call of a machine changes is not in the event: it stays as it was read. */
export const machinesTopic = defineLiveTopic({
  name: 'machines',
  start: (queryClient) => ({
    apply({ items, waiting }) {
      queryClient.setQueryData<BuildMachineList>(
        buildKeys.machines,
        (list) =>
          list && {
            items: items.map((machine) =>
              withCalls(
                machine,
                list.items.find(({ id }) => id === machine.id),
              ),
            ),
            waiting,
          },
      );
    },
  }),
});

const withCalls = (machine: BuildMachine, known: BuildMachine | undefined): BuildMachine => {
  const { build } = machine;
  const progress = known?.build?.id === build?.id ? (known?.build?.progress ?? null) : null;
  return {
    ...machine,
    lastSeenAt: machine.lastSeenAt ?? known?.lastSeenAt ?? null,
    build: build && { ...build, progress },
  };
};
