import { buffer } from 'node:stream/consumers';
import type { AppKit } from '@unmuted/api/contract';
import { findApp, findAppById, type LockedApp } from '#/modules/apps/app/app.repository.ts';
import { type AppFactsDeps, configUrlOf } from '#/modules/apps/app/app-facts.ts';
import { draftOf, picturesOf, settingsOf } from '#/modules/apps/app/draft-of.ts';
import type { Build } from '#/modules/apps/builds/build.ts';
import { readConfig } from '#/modules/apps/config/app-config.service.ts';
import { buildKit, zipKit } from '#/modules/apps/kit/build-kit.ts';
import { KitFault } from '#/modules/apps/kit/kit-fault.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { FileStorage } from '#/platform/storage/storage.ts';

export interface KitDeps extends AppFactsDeps {
  readonly storage: FileStorage;
}

/** The kit of the version under review, else of the draft, for staff. */
export async function readKit(
  deps: KitDeps,
  scope: AdminScope,
  { platform, id }: KitTarget,
): Promise<AppKit> {
  const app = await findApp(deps.db, scope, id);
  if (!app || app.platform !== platform) throw new AppError('resource.not_found');
  const content = await makeKit(deps, app);
  const { versionName } = settingsOf(app);
  const name =
    app.name
      .replaceAll(/[^A-Za-z0-9]+/g, '-')
      .toLowerCase()
      .replaceAll(/^-|-$/g, '') || 'app';
  return { name: `${name}-${platform}-${versionName}.zip`, content: content.toString('base64') };
}

interface KitTarget {
  readonly platform: 'android' | 'ios';
  readonly id: string;
}

/** The kit of a build, for the machine that has it. */
export async function readBuildKit(deps: KitDeps, { appId }: Build): Promise<Buffer> {
  const app = await findAppById(deps.db, appId);
  if (!app) throw new AppError('resource.not_found');
  return makeKit(deps, app);
}

async function makeKit(deps: KitDeps, app: LockedApp): Promise<Buffer> {
  const document = app.sent ?? draftOf(app);
  const names = picturesOf(document);
  const pictures = new Map<string, Buffer>();
  for (const name of names) {
    const content = await deps.storage.backend.open(name.slice(0, name.indexOf('.')));
    if (content) pictures.set(name, await buffer(content));
  }
  try {
    const files = await buildKit({
      app: { id: app.id, platform: app.platform, document, settings: settingsOf(app) },
      config: await readConfig(deps, app),
      configUrl: configUrlOf(deps, app.id),
      pictures,
    });
    return zipKit(files);
  } catch (error) {
    if (!(error instanceof KitFault)) throw error;
    throw new AppError('app.not_ready', {
      errors: error.problems.map(({ field }) => ({ pointer: `/${field}`, code: 'enum', params: {} })),
    });
  }
}
