import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { listenAsPreview } from '#/testing/preview-stand-in.ts';
import { renderApp } from '#/testing/render-app.tsx';

const { site, emptySite } = fixtures;
const path = `/onepage/${site.username}`;
const open = (options: Partial<TestAppOptions> = {}) => renderApp({ path, visitor: 'customer', ...options });
const patient = { timeout: 5_000 };

/** Records what is saved, and replies as the server does. */
function savingSite(from = site) {
  let { version } = from;
  return vi.fn(({ body }: { body?: typeof site.draft }) => {
    version += 1;
    return { ...from, ...(body && { draft: body }), version, draftSavedAt: '2026-09-14T18:44:02.000Z' };
  });
}

describe('the editor', () => {
  test('saves what was typed by itself, and shows when', async () => {
    const update = savingSite();
    const { user } = await open({ handlers: { 'sites.update': update } });
    const heading = await screen.findByLabelText('Heading', {}, patient);
    await user.type(heading, '!');
    await waitFor(() => expect(update).toHaveBeenCalledOnce(), patient);
    expect(update.mock.lastCall?.[0].body).toMatchObject({ title: 'Radio Aurora!' });
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  });

  test('shows why the server refused a picture or code at its field', async () => {
    const at = site.draft.sections.findIndex(({ type }) => type === 'hero');
    const errors = [{ pointer: `/sections/${at}/picture/file`, code: 'enum' as const, params: {} }];
    const update = () => problem('site.file_unknown', { errors });
    const { user } = await open({ handlers: { 'sites.update': update } });
    await user.type(await screen.findByLabelText('Heading', {}, patient), '!');
    expect(await screen.findByText('An image is missing. Upload it again.', {}, patient)).toBeVisible();
  });

  test('does not save what the contract does not accept', async () => {
    const update = savingSite();
    const { user } = await open({ handlers: { 'sites.update': update } });
    await user.clear(await screen.findByLabelText('Heading', {}, patient));
    expect(await screen.findByText('Not saved: correct the marked fields', {}, patient)).toBeVisible();
    expect(screen.getByLabelText('Heading')).toBeInvalid();
    expect(update).not.toHaveBeenCalled();
  });

  test('keeps both versions when somebody else saved, until one is chosen', async () => {
    const theirs = { ...site, version: 20, draft: { ...site.draft, title: 'Theirs' } };
    const conflict = problem('resource.version_conflict', { current: theirs });
    const { user } = await open({ handlers: { 'sites.update': conflict } });
    await user.type(await screen.findByLabelText('Heading', {}, patient), '!');
    await user.click(await screen.findByRole('button', { name: 'Load their version' }, patient));
    expect(screen.getByLabelText('Heading')).toHaveValue('Theirs');
    expect(screen.queryByText('Somebody else changed this site')).toBeNull();
  });

  test('offers only kinds that are missing, and opens the added section', async () => {
    const { user } = await open({ handlers: { 'sites.update': savingSite() } });
    await user.click(await screen.findByRole('button', { name: 'Add section' }, patient));
    expect(screen.queryByRole('menuitem', { name: /^Schedule/ })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: /^Gallery/ }));
    expect(screen.getByText('17 of 20')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Gallery' })).toBeVisible();
  });

  test('offers custom code only with the permission of the provider', async () => {
    const offered = async (allowsCode: boolean) => {
      const known = { ...site, facts: { ...site.facts, allowsCode } };
      const { user } = await open({ handlers: { 'sites.get': known, 'sites.update': savingSite(known) } });
      await user.click(await screen.findByRole('button', { name: 'Add section' }, patient));
      return { user, item: screen.queryByRole('menuitem', { name: /^Custom code/ }) };
    };
    expect((await offered(false)).item).toBeNull();
    cleanup();
    const { user, item } = await offered(true);
    await user.click(item as HTMLElement);
    const code = await screen.findByLabelText('Code', {}, patient);
    await user.type(code, '<b>Hi</b>');
    expect(code).toHaveValue('<b>Hi</b>');
  });

  test('keeps code without the permission, but it can’t be changed, and publishing explains it', async () => {
    const refused = problem('site.code_not_allowed');
    const { user } = await open({
      handlers: { 'sites.get': fixtures.codeWithdrawnSite, 'sites.publish': refused },
    });
    await user.click(await screen.findByRole('button', { name: 'Custom code' }, patient));
    expect(await screen.findByLabelText('Code', {}, patient)).toHaveAttribute('readonly');
    expect(screen.getByText('Visitors don’t see this section')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish 3 changes' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Publish the site?' }, patient));
    expect(dialog.getByText('Visitors don’t see your custom code')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await dialog.findByText(/Turn the section off or remove it/)).toBeVisible();
  });

  test('says that code can’t be saved once the permission is withdrawn', async () => {
    const { user } = await open({
      handlers: { 'sites.get': fixtures.codeSite, 'sites.update': problem('site.code_not_allowed') },
    });
    await user.click(await screen.findByRole('button', { name: 'Custom code' }, patient));
    await user.type(await screen.findByLabelText('Code', {}, patient), 'x');
    expect(await screen.findByText('Not saved: custom code isn’t allowed', {}, patient)).toBeVisible();
  });

  test('turns a section off, and returns a removed one', async () => {
    const { user } = await open({ handlers: { 'sites.update': savingSite() } });
    await user.click(await screen.findByRole('switch', { name: 'Show Schedule' }, patient));
    const off = within(screen.getByRole('list', { name: 'Sections that are off' }));
    await user.click(off.getByRole('button', { name: 'Schedule' }));
    await user.click(off.getByRole('button', { name: 'Remove Schedule' }));
    expect(screen.getByText('15 of 20')).toBeVisible();
    // The editor has a button of the same name for its last step.
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
    expect(screen.getByText('16 of 20')).toBeVisible();
  });

  test('takes back a change with the keyboard', async () => {
    const { user } = await open({ handlers: { 'sites.update': savingSite() } });
    const heading = await screen.findByLabelText('Heading', {}, patient);
    await user.type(heading, '!');
    await user.keyboard('{Control>}z{/Control}');
    expect(heading).toHaveValue('Radio Aurora');
  });

  test('sends unsaved changes to the preview', async () => {
    const { user } = await open({ handlers: { 'sites.update': savingSite() } });
    const messages = listenAsPreview(
      await screen.findByTitle<HTMLIFrameElement>('Preview of the page', {}, patient),
      'studio.site.preview-ready',
    );
    await user.type(screen.getByLabelText('Heading'), '!');
    await waitFor(() =>
      expect(messages.at(-1)).toMatchObject({
        kind: 'studio.site.preview',
        document: { title: 'Radio Aurora!' },
        language: 'en',
        scheme: 'light',
        sectionId: 'hero1',
      }),
    );
  });

  test('leads from a picture without text to its field', async () => {
    const { user } = await open();
    const [fix] = await screen.findAllByRole('button', { name: 'Fix' }, patient);
    if (!fix) throw new Error('Nothing can be fixed.');
    await user.click(fix);
    expect(screen.getByRole('region', { name: 'Gallery' })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Text for the picture/)).toHaveFocus());
  });

  test('has no controls for those who may not change it', async () => {
    await open({ accountRole: 'analyst' });
    expect(await screen.findByLabelText('Heading', {}, patient)).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Add section' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
    expect(screen.getByRole('switch', { name: 'Show Schedule' })).toBeDisabled();
  });
});

describe('a site', () => {
  test('is published after what was typed is saved', async () => {
    const update = savingSite();
    const publish = vi.fn(() => ({ ...site, version: 16, changes: 0 }));
    const { user } = await open({ handlers: { 'sites.update': update, 'sites.publish': publish } });
    await user.type(await screen.findByLabelText('Heading', {}, patient), '!');
    await user.click(screen.getByRole('button', { name: 'Publish 3 changes' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Publish the site?' }, patient);
    expect(dialog).toHaveTextContent('3 sections and settings change');
    expect(dialog).toHaveTextContent('listen.radio-aurora.example');
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('The site was published')).toBeVisible();
    expect(update).toHaveBeenCalledOnce();
    expect(update.mock.invocationCallOrder[0]).toBeLessThan(publish.mock.invocationCallOrder[0] ?? 0);
    expect(await screen.findByRole('button', { name: 'Everything is published' })).toBeDisabled();
  });

  test('shows the link to its draft once', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Share draft' }, patient));
    await user.click(await screen.findByRole('button', { name: 'Create a link' }, patient));
    expect(await screen.findByText('https://studio.example/s/draft/q5Jm2XwT8rK1vN4bZ7cY0a')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'End the link' }));
    expect(await screen.findByText('There is no link now.')).toBeVisible();
  });

  test('begins with a template for a chosen station', async () => {
    const apply = vi.fn(() => ({ ...site, username: emptySite.username, state: 'draft' as const }));
    const { user } = await open({
      path: `/onepage/${emptySite.username}`,
      handlers: { 'sites.applyTemplate': apply },
    });
    await user.selectOptions(
      await screen.findByLabelText('What the site plays', {}, patient),
      'Atlantic Talk (cast)',
    );
    await user.click(screen.getByRole('button', { name: 'Use the template Night' }));
    expect(await screen.findByRole('switch', { name: 'Show Schedule' })).toBeVisible();
    expect(apply.mock.lastCall?.at(0)).toMatchObject({
      body: { template: 'night', source: { kind: 'cast' } },
    });
  });

  test('that was taken down says why, and can’t be published', async () => {
    await open({ handlers: { 'sites.get': fixtures.takenDownSite } });
    expect(await screen.findByText('The page uses pictures of another station.', {}, patient)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish 3 changes' })).toBeDisabled();
  });

  test('that does not exist is not found', async () => {
    await open({ path: '/onepage/not-there' });
    expect(await screen.findByText('No such site in your account', {}, patient)).toBeVisible();
  });
});
