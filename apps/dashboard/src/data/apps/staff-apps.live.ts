import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { BuildMachineList, LiveData, StaffApp, StaffAppList } from '@unmuted/api';
import { buildKeys } from '#/data/apps/app-builds.keys.ts';
import { staffAppKeys } from '#/data/apps/staff-apps.keys.ts';

/** Applies an event to what staff see of an app. The progress of a build is in the event; anything else is read again. */
export function applyToStaffApps(client: QueryClient, event: LiveData<'app'>): void {
  const { id, state } = event;
  applyToMachines(client, event);
  const known = client.getQueriesData<StaffApp>({ queryKey: staffAppKeys.byId(id) });
  for (const [key, staff] of known) if (staff) applyToOne(client, event, { key, staff });
  const lists = client.getQueriesData<StaffAppList>({ queryKey: staffAppKeys.lists });
  const isListedOtherwise = lists.some(([, list]) =>
    list?.items.some((item) => item.id === id && item.state !== state),
  );
  if (isListedOtherwise) void client.invalidateQueries({ queryKey: staffAppKeys.lists });
}

function applyToOne(
  client: QueryClient,
  { version, state, build }: LiveData<'app'>,
  { key, staff }: { key: QueryKey; staff: StaffApp },
): void {
  const { app } = staff;
  const knownBuild = build && app.builds.find((each) => each.id === build.id);
  // The reply to an own move is newer than its event.
  if (version > app.version || state !== app.state || (build && !knownBuild))
    void client.invalidateQueries({ queryKey: key });
  else if (knownBuild && (knownBuild.progress !== build.progress || knownBuild.logBytes !== build.logBytes))
    client.setQueryData<StaffApp>(key, {
      ...staff,
      app: { ...app, builds: app.builds.map((each) => (each === knownBuild ? { ...each, ...build } : each)) },
    });
}

/** What a machine builds: its progress is in the event; the end of a build is read again. */
function applyToMachines(client: QueryClient, { id, build }: LiveData<'app'>): void {
  const queryKey = buildKeys.machines;
  const list = client.getQueryData<BuildMachineList>(queryKey);
  const own = list?.items.find((machine) => machine.build?.app.id === id);
  const job = own?.build;
  if (!list || !job) return;
  if (build?.id !== job.id) void client.invalidateQueries({ queryKey });
  else if (build.progress !== job.progress) {
    const { progress } = build;
    client.setQueryData<BuildMachineList>(queryKey, {
      ...list,
      items: list.items.map((each) => (each === own ? { ...each, build: { ...job, progress } } : each)),
    });
  }
}
