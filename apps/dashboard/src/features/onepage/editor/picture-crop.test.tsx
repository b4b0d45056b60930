import { screen, waitFor, within } from '@testing-library/react';
import { fixtures } from '@unmuted/api/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { standInForPictures } from '#/testing/picture-stand-in.ts';
import { renderApp } from '#/testing/render-app.tsx';

// The first load takes longer than a test may, on a busy machine.
await import('#/components/upload/crop-dialog.tsx');

const { site, sitePicture, upload } = fixtures;
const path = `/onepage/${site.username}`;
const patient = { timeout: 5_000 };
const chosen = new File(['content'], 'sea.jpg', { type: 'image/jpeg' });
const file = upload.url?.split('/').at(-1);

type SiteDraft = typeof site.draft;
type Picture = typeof sitePicture | null;

const withHero = (picture: Picture): SiteDraft => ({
  ...site.draft,
  sections: site.draft.sections.map((each) => (each.type === 'hero' ? { ...each, picture } : each)),
});
const heroOf = (draft: SiteDraft | undefined) =>
  draft?.sections.find((each) => each.type === 'hero')?.picture;

async function open(draft: SiteDraft, options: Partial<TestAppOptions> = {}) {
  let { version } = site;
  const update = vi.fn(({ body }: { body?: SiteDraft }) => {
    version += 1;
    return { ...site, draft: body ?? draft, version };
  });
  const handlers = { 'sites.get': { ...site, draft }, 'sites.update': update, 'uploads.create': upload };
  const app = await renderApp({ path, visitor: 'customer', handlers, ...options });
  return { ...app, update, saved: () => update.mock.lastCall?.[0].body };
}

/** Waits for the dialog with its picture. */
async function cropDialog() {
  const dialog = within(await screen.findByRole('dialog', {}, patient));
  await dialog.findByRole('application', {}, patient);
  return dialog;
}
const usePart = { name: 'Use this part' };
const heroField = () => screen.findByLabelText(/^Your own picture/, {}, patient);

let parts: number[][];
beforeEach(() => {
  parts = standInForPictures({ width: 3_000, height: 3_000 });
});

describe('the picture of the first section', () => {
  test('is cropped to 3:2, uploaded and saved, and still needs its text', async () => {
    const { user, fetch, update, saved } = await open(withHero(null));
    await user.upload(await heroField(), chosen);
    await user.click((await cropDialog()).getByRole('button', usePart));
    await waitFor(() => expect(update).toHaveBeenCalled(), patient);
    expect(parts).toEqual([[0, 500, 3_000, 2_000]]);
    expect(fetch.callsOf('uploads.create')[0]?.query).toEqual({ kind: 'image.site' });
    expect(heroOf(saved())).toEqual({ file, width: upload.width, height: upload.height, alt: {} });
    expect(screen.getByText(/^Say what it shows/)).toBeVisible();
  });

  test('stays when another file is chosen and not used', async () => {
    const { user, fetch, update } = await open(withHero(sitePicture));
    await user.upload(await heroField(), chosen);
    await user.click((await cropDialog()).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('img', { name: 'Sun over the Atlantic' })).toHaveAttribute(
      'src',
      `${site.facts.filesUrl}${sitePicture.file}`,
    );
    expect(fetch.callsOf('uploads.create')).toEqual([]);
    expect(update).not.toHaveBeenCalled();
  });

  test('keeps its text when it is cropped again', async () => {
    const { user, update, saved } = await open(withHero(sitePicture));
    await heroField();
    await user.click(screen.getByRole('button', { name: 'Crop' }));
    await user.click((await cropDialog()).getByRole('button', usePart));
    await waitFor(() => expect(update).toHaveBeenCalled(), patient);
    expect(heroOf(saved())).toMatchObject({ file, alt: sitePicture.alt });
  });
});

test('a gallery takes whole pictures', async () => {
  const { user, update, saved } = await open(site.draft);
  await user.click(await screen.findByRole('button', { name: 'Gallery' }, patient));
  await user.upload(await screen.findByLabelText('Add a picture', {}, patient), chosen);
  await user.click((await cropDialog()).getByRole('button', { name: 'Use whole picture' }));
  await waitFor(() => expect(update).toHaveBeenCalled(), patient);
  expect(parts).toEqual([[0, 0, 3_000, 3_000]]);
  const gallery = saved()?.sections.find((each) => each.type === 'gallery');
  expect(gallery?.pictures.at(-1)).toMatchObject({ picture: { file }, caption: {} });
});

test.each([
  ['Logo', 'image.site', [0, 0, 3_000, 3_000]],
  ['Picture of shared links', 'image.share', [0, 713, 3_000, 1_575]],
])('the settings crop the picture “%s”', async (label, kind, part) => {
  const { user, fetch } = await open(site.draft, { path: `${path}/settings` });
  await user.upload(await screen.findByLabelText(new RegExp(`^${label}`), {}, patient), chosen);
  await user.click((await cropDialog()).getByRole('button', usePart));
  await waitFor(() => expect(fetch.callsOf('uploads.create')[0]?.query).toEqual({ kind }), patient);
  expect(parts).toEqual([part]);
});
