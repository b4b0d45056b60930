import type { BuildMachineList } from '@unmuted/api/contract';
import { buildMachinesTopic } from '#/modules/apps/builds/build.ts';
import { listBuildMachines, type MachineDeps, onlineMs } from '#/modules/apps/machines/machines.service.ts';
import type { LiveTopic } from '#/platform/live/live-topic.ts';

type MachineTopicDeps = Pick<MachineDeps, 'db' | 'clock' | 'bus'>;

/** `machines`: the build machines, for staff. */
export function machinesTopic(deps: MachineTopicDeps): LiveTopic {
  const republish = createOfflineTimer(deps);
  return {
    kind: 'value',
    name: buildMachinesTopic,
    permission: 'services.manage',
    async read({ kind }) {
      if (kind !== 'admin') return new Map();
      const list = await listBuildMachines(deps);
      republish(list);
      return new Map([['', withoutCalls(list)]]);
    },
  };
}

/** Values that are equal are sent once: what each call of a machine changes must not be in them. */
const withoutCalls = ({ items, waiting }: BuildMachineList): BuildMachineList => ({
  items: items.map((machine) => ({
    ...machine,
    lastSeenAt: machine.isOnline ? null : machine.lastSeenAt,
    build: machine.build && { ...machine.build, progress: null },
  })),
  waiting,
});

/**
 * A machine that disappears publishes nothing: whoever read the list publishes it again when the first machine counts as
 * offline. Without readers, no timer runs.
 */
export function createOfflineTimer({ clock, bus }: Pick<MachineTopicDeps, 'clock' | 'bus'>) {
  let timer: NodeJS.Timeout | undefined;
  return ({ items }: Pick<BuildMachineList, 'items'>): void => {
    clearTimeout(timer);
    const calls = items.flatMap(({ isOnline, lastSeenAt }) =>
      isOnline && lastSeenAt !== null ? [Date.parse(lastSeenAt)] : [],
    );
    if (calls.length === 0) return;
    const inMs = Math.min(...calls) + onlineMs - clock.now().getTime();
    timer = setTimeout(() => bus.publish([buildMachinesTopic]), inMs);
    timer.unref();
  };
}
