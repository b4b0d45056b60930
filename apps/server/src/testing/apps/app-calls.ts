import { randomBytes } from 'node:crypto';
import {
  type App,
  type AppDocument,
  type AppMove,
  type AppPlatform,
  type AppSettings,
  newAppListing,
  type StaffApp,
} from '@unmuted/api/contract';
import { demoAppIds } from '#/composition/seed/demo-apps.ts';
import type { Actor, TestApp } from '#/testing/app/test-app.ts';
import { accountIdOf } from '#/testing/examples/plan-preparations.ts';
import { createPng } from '#/testing/stand-ins/test-images.ts';

/** The app of the demo that nobody has sent; it belongs to `owner`. */
export const appPath = `/api/control/mobile/${demoAppIds.draft}`;

interface MoveOptions {
  readonly id: string;
  readonly platform?: AppPlatform;
  readonly reason?: string;
  readonly comments?: object[];
}

/** Calls about mobile apps. */
export function appCalls(test: () => TestApp) {
  const read = async (id: string = demoAppIds.draft, as: Actor = 'owner'): Promise<App> =>
    (await (await test().call(`/api/control/mobile/${id}`, { as })).json()) as App;

  const versioned = async (id: string) => ({ 'if-match': String((await read(id, 'admin')).version) });

  async function save(
    change: Partial<AppDocument> = {},
    { id = demoAppIds.draft, as = 'owner' }: { readonly id?: string; readonly as?: Actor } = {},
  ): Promise<Response> {
    const { draft } = await read(id, 'admin');
    return test().call(`/api/control/mobile/${id}`, {
      as,
      method: 'PUT',
      json: { ...draft, ...change },
      headers: await versioned(id),
    });
  }

  const staffPath = (id: string, platform: AppPlatform = 'android') => `/api/admin/apps/${platform}/${id}`;

  const readStaff = async (id: string): Promise<StaffApp> =>
    (await (await test().call(staffPath(id), { as: 'admin' })).json()) as StaffApp;

  const move = async (
    name: AppMove,
    { id, platform, reason = '', comments = [] }: MoveOptions,
  ): Promise<Response> =>
    test().call(`${staffPath(id, platform)}/transition`, {
      as: 'admin',
      json: { move: name, reason, comments },
      headers: await versioned(id),
    });

  const submit = async (id: string, as: Actor = 'owner'): Promise<Response> =>
    test().call(`/api/control/mobile/${id}/submit`, { as, json: {}, headers: await versioned(id) });

  const setSettings = async (id: string, change: Partial<AppSettings>): Promise<Response> =>
    test().call(staffPath(id), {
      as: 'admin',
      method: 'PUT',
      json: { ...(await readStaff(id)).settings, ...change },
      headers: await versioned(id),
    });

  /** A new app of `owner` on a station of the demo. */
  async function create(platform: AppPlatform = 'android'): Promise<App> {
    const { sources } = await read();
    const [source] = sources;
    const json = { platform, source: source && { kind: source.kind, id: source.id } };
    return (await (await test().call('/api/control/mobile', { as: 'owner', json })).json()) as App;
  }

  async function uploadPicture(
    kind: 'image.app' | 'image.screenshot',
    { as = 'owner', width = 1_024, height = width }: { as?: Actor; width?: number; height?: number } = {},
  ): Promise<string> {
    const file = createPng(width, height);
    const response = await test().call(`/api/control/uploads?kind=${kind}`, { as, file });
    const { url } = (await response.json()) as { readonly url: string };
    return url.slice(url.lastIndexOf('/') + 1);
  }

  /** A new app of `owner`, created by staff, whom the limit of the account does not stop. */
  async function createByStaff(): Promise<App> {
    const { sources } = await read();
    const [source] = sources;
    const accountId = await accountIdOf(test(), 'owner@studio.test');
    const json = { accountId, name: 'Quiet Hill', source: source && { kind: source.kind, id: source.id } };
    const created = await test().call('/api/admin/apps/android', { as: 'admin', json });
    return ((await created.json()) as StaffApp).app;
  }

  /** A new app of `owner` that can be sent. */
  async function createReady(): Promise<App> {
    const app = await createByStaff();
    const saved = await save(await completed(`quiethill${randomBytes(4).toString('hex')}`), { id: app.id });
    return (await saved.json()) as App;
  }

  let pictures: Promise<string[]> | undefined;
  const uploadPictures = () =>
    Promise.all([
      uploadPicture('image.app'),
      uploadPicture('image.screenshot', { width: 1_024, height: 500 }),
      uploadPicture('image.screenshot', { width: 320, height: 640 }),
      uploadPicture('image.screenshot', { width: 321, height: 640 }),
    ]);

  /** What a draft needs before it can be sent. */
  async function completed(word: string): Promise<Partial<AppDocument>> {
    pictures ??= uploadPictures();
    const [icon = '', featureGraphic = '', ...phone] = await pictures;
    return {
      packageId: `fm.${word}.app`,
      icon,
      website: 'https://quiethill.example',
      contactEmail: 'studio@quiethill.example',
      privacyUrl: 'https://quiethill.example/privacy',
      listings: [
        {
          ...newAppListing('en-GB', 'Quiet Hill'),
          featureGraphic,
          phone,
        },
      ],
      legal: {
        ...(await read()).draft.legal,
        account: 'provider',
        ownsPictures: true,
        ownsName: true,
        ownsStreams: true,
        declaresPlayback: true,
      },
    };
  }

  return {
    read,
    readStaff,
    save,
    move,
    submit,
    setSettings,
    create,
    createReady,
    uploadPicture,
    versioned,
    staffPath,
  };
}
