import type { LockedApp } from '#/modules/apps/app/app.repository.ts';
import { listArtifacts } from '#/modules/apps/builds/artifacts.repository.ts';
import type { Build } from '#/modules/apps/builds/build.ts';
import type { Tx } from '#/platform/db/schema.ts';
import { productOfApp } from '#/platform/events/products.ts';
import { recordEvents } from '#/platform/events/record-event.ts';
import { mailStaff } from '#/platform/notifications/mail-staff.ts';
import { type NotifyDeps, notify } from '#/platform/notifications/notify.ts';

export interface BuildTellDeps extends NotifyDeps {
  readonly publicUrl: () => string;
}

export interface EndedBuild {
  readonly app: LockedApp;
  readonly build: Build;
  readonly state: 'succeeded' | 'failed';
  /** Whether the app was moved, and not meanwhile by a person. */
  readonly hasMoved: boolean;
}

/**
 * Tells the owner's programs that a build ended by itself, the people who manage the app that it can be tested, and staff
 * that it failed: only they can do something about it.
 */
export async function tellOfBuild(
  deps: BuildTellDeps,
  tx: Tx,
  { app, build, state, hasMoved }: EndedBuild,
): Promise<void> {
  const { id, name, platform, account_id: accountId } = app;
  const { number, versionName, versionCode, fault } = build;
  const artifacts = await listArtifacts(tx, [build.id]);
  await recordEvents(tx, [
    {
      accountId,
      type: 'build.finished',
      at: deps.clock.now(),
      product: { app: { id, name, platform } },
      data: {
        buildId: build.id,
        number,
        versionName,
        versionCode,
        state,
        fault: state === 'failed' ? fault : null,
        artifacts: artifacts.map((each) => ({ name: each.name, kind: each.kind, bytes: Number(each.bytes) })),
      },
    },
  ]);
  if (!hasMoved) return;
  const texts = { app: name, version: versionName };
  if (state === 'failed') {
    const link = `${deps.publicUrl()}/admin/apps/${platform}/edit/${id}?tab=builds`;
    await mailStaff(deps, tx, 'services.manage', (to) => ({
      kind: 'build_failed',
      name: to,
      ...texts,
      link,
    }));
    return;
  }
  const link = `${deps.publicUrl()}/apps/android/${id}`;
  await notify(deps, tx, {
    accountId,
    kind: 'app_build',
    products: [productOfApp(id)],
    about: name,
    mailTo: (to) => ({ kind: 'app_ready', name: to, ...texts, link }),
  });
}
