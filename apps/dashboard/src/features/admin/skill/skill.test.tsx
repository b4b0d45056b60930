import { act, screen, waitFor, within } from '@testing-library/react';
import type { Skill, SkillSubmission, StaffSkill } from '@unmuted/api';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const { staffSkill } = fixtures;
const { id } = staffSkill.skill;
const path = `/admin/alexa/edit/${id}`;
const of = (part: Partial<Skill>): StaffSkill => ({
  ...staffSkill,
  plays30d: 2_140,
  skill: { ...staffSkill.skill, ...part },
});
const open = (part: Partial<Skill> = {}, options: Partial<TestAppOptions> = {}) =>
  renderApp({
    path,
    visitor: 'superadmin',
    ...options,
    handlers: { 'adminSkills.get': of(part), ...options.handlers },
  });
type App = Awaited<ReturnType<typeof open>>;
const movesOf = ({ fetch }: App) => fetch.callsOf('adminSkills.transition');

async function choose({ user }: App, item: string) {
  await user.click(await screen.findByRole('button', { name: /^More actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('the header', () => {
  test('links to the customer and offers only legal moves', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Radio Aurora' })).toBeVisible();
    const customer = screen.getByRole('link', { name: staffSkill.customer.name });
    expect(customer).toHaveAttribute('href', `/admin/customers/${staffSkill.customer.id}`);
    expect(screen.getByText(/waiting for/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Approve' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark as certified' })).not.toBeInTheDocument();
  });

  test('a skill without its ID at Amazon can’t be certified', async () => {
    await open({ state: 'certification', amazonId: null });
    expect(await screen.findByRole('button', { name: 'Mark as certified' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Enter it in the settings' })).toHaveAttribute(
      'href',
      `${path}?tab=settings`,
    );
  });

  test('certifies a skill that Amazon knows', async () => {
    const app = await open({ state: 'certification' });
    await app.user.click(await screen.findByRole('button', { name: 'Mark as certified' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Mark as certified' }));
    await waitFor(() => expect(movesOf(app)[0]?.body).toMatchObject({ move: 'certify' }));
  });
});

describe('sending to Amazon', () => {
  const amazon = (submission: SkillSubmission | null): StaffSkill => ({
    ...of({ state: 'processing' }),
    amazon: { submission },
  });
  const openWith = (submission: SkillSubmission | null) =>
    open({}, { handlers: { 'adminSkills.get': amazon(submission) } });

  test('is only offered where the server has access', async () => {
    const app = await open({ state: 'processing' });
    await app.user.click(await screen.findByRole('button', { name: 'Mark as sent to Amazon' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('starts in the dialog, and its progress is shown', async () => {
    const app = await openWith(null);
    await app.user.click(await screen.findByRole('button', { name: 'Send to Amazon' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Send to Amazon' }));
    await waitFor(() => expect(app.fetch.callsOf('adminSkills.send')).toHaveLength(1));
    expect(await screen.findByText('Amazon is reading the package')).toBeVisible();
    expect(movesOf(app)).toEqual([]);
  });

  test('can be done by hand', async () => {
    const app = await openWith(null);
    await app.user.click(await screen.findByRole('button', { name: 'Send to Amazon' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.user.click(dialog.getByRole('radio', { name: 'I have sent it myself' }));
    await app.user.click(dialog.getByRole('button', { name: 'Mark as sent to Amazon' }));
    await waitFor(() => expect(movesOf(app)[0]?.body).toMatchObject({ move: 'send' }));
    expect(app.fetch.callsOf('adminSkills.send')).toEqual([]);
  });

  test('what Amazon refuses becomes comments for the customer', async () => {
    const { user } = await openWith({
      ...fixtures.skillSubmission,
      step: 'failed',
      problem: 'import_failed',
      nextTryAt: null,
      messages: ['en-GB: The invocation name is too short.'],
    });
    await user.click(await screen.findByRole('button', { name: 'Ask for changes with these messages' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveDisplayValue(/too short/);
  });
});

describe('asking for changes', () => {
  test('sends a reason with comments on fields, some of them ready-made in the customer’s language', async () => {
    const app = await open(
      {},
      { handlers: { 'adminCustomers.get': { ...fixtures.adminCustomer, locale: 'fr' } } },
    );
    const { user } = app;
    const button = await screen.findByRole('button', { name: 'Comment on “Description”' });
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Too short.');
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: /ready-made/ })).toHaveTextContent('Français'),
    );
    await user.click(dialog.getByRole('button', { name: 'Blurry icon' }));
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveDisplayValue(/Corrigez/);
    await user.click(dialog.getByRole('button', { name: 'Ask for changes' }));
    await waitFor(() => expect(movesOf(app)).toHaveLength(1));
    expect(movesOf(app)[0]?.body).toEqual({
      move: 'request_changes',
      reason: expect.stringContaining('Corrigez'),
      comments: [
        { field: 'description', locale: 'en-GB', text: 'Too short.' },
        { field: 'icon', locale: null, text: expect.stringContaining('icône') },
      ],
    });
  });

  test('keeps what was written when the dialog is closed', async () => {
    const app = await open();
    const { user } = app;
    await user.click(await screen.findByRole('button', { name: 'Comment on “Icon”' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Blurry.');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Blurry.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ask for changes' }));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByRole('textbox', { name: 'Comment' })).toHaveValue('Blurry.');
  });

  test('a conflict keeps the text, shows the state now, and sends with the newer version', async () => {
    let version = 6;
    const app = await open(
      {},
      {
        handlers: {
          'adminSkills.get': () => of({ version }),
          'adminSkills.transition': ({ headers }) => {
            if (headers.get('if-match') === '6') {
              version = 7;
              return problem('resource.version_conflict', { current: fixtures.skill });
            }
            return of({ state: 'changes_requested', version: 8 });
          },
        },
      },
    );
    const { user } = app;
    await user.click(await screen.findByRole('button', { name: 'Ask for changes' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Please see below.');
    await user.click(dialog.getByRole('button', { name: 'Ask for changes' }));
    expect(await dialog.findByText(/The state is now “In review”/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Ask for changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(movesOf(app).map(({ headers }) => headers.get('if-match'))).toEqual(['6', '7']);
  });
});

test('a pasted letter becomes comments that can be edited before the skill is marked as rejected', async () => {
  const app = await open({ state: 'certification' });
  const { user } = app;
  await user.click(await screen.findByRole('button', { name: 'Mark as rejected' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('textbox', { name: /Amazon’s reply/ }));
  await user.paste('1. en-GB: The invocation name has a digit.\n2. The icon is too small.\n');
  await user.click(dialog.getByRole('button', { name: 'Read comments from it' }));
  expect(await dialog.findByText(/2 comments found/)).toBeVisible();
  const [first] = dialog.getAllByRole('textbox', { name: 'Comment' });
  await user.clear(first as HTMLElement);
  await user.type(first as HTMLElement, 'Write the number as a word.');
  await user.click(dialog.getByRole('button', { name: 'Remove comment 2' }));
  await user.click(dialog.getByRole('button', { name: 'Mark as rejected' }));
  await waitFor(() => expect(movesOf(app)).toHaveLength(1));
  expect(movesOf(app)[0]?.body).toEqual({
    move: 'reject',
    reason: 'The invocation name has a digit. The icon is too small.',
    comments: [{ field: 'invocationName', locale: 'en-GB', text: 'Write the number as a word.' }],
  });
});

test('a suspension says what it costs', async () => {
  const app = await open(fixtures.liveSkill);
  await choose(app, 'Suspend…');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/2,140 plays in 30 days\. Listeners hear/)).toBeVisible();
  await app.user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Rights.');
  await app.user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(movesOf(app)[0]?.body).toMatchObject({ move: 'suspend', reason: 'Rights.' }));
});

describe('deleting', () => {
  test('needs the name of the skill, says what is lost, and returns to the list', async () => {
    const app = await open(fixtures.liveSkill);
    await choose(app, 'Delete…');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('It had 2,140 plays in 30 days')).toBeVisible();
    await app.user.type(dialog.getByRole('textbox'), fixtures.liveSkill.draft.name);
    await app.user.click(dialog.getByRole('button', { name: 'Delete skill' }));
    await waitFor(() => expect(app.path()).toBe('/admin/alexa'));
    expect(app.fetch.callsOf('adminSkills.delete')).toHaveLength(1);
  });

  test('is for superadmins', async () => {
    const { user } = await open({}, { visitor: 'admin' });
    await user.click(await screen.findByRole('button', { name: /^More actions/ }));
    expect(await screen.findByRole('menuitem', { name: 'Suspend…' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Delete…' })).not.toBeInTheDocument();
  });
});

describe('the settings', () => {
  const settings = { path: `${path}?tab=settings` };

  test('are saved with the version of the skill', async () => {
    const { user, fetch } = await open({}, settings);
    const field = await screen.findByRole('textbox', { name: 'Vendor ID' });
    await user.clear(field);
    await user.type(field, 'M3NEW');
    await user.click(await screen.findByRole('button', { name: /^Save/ }));
    expect(await screen.findByText('Settings saved')).toBeVisible();
    const [call] = fetch.callsOf('adminSkills.update');
    expect(call?.body).toMatchObject({ vendorId: 'M3NEW' });
    expect(call?.headers.get('if-match')).toBe('6');
  });

  test('are saved over a draft that the customer changed in the meantime', async () => {
    let version = 6;
    const { user, fetch } = await open(
      {},
      {
        ...settings,
        handlers: {
          'adminSkills.get': () => of({ version }),
          'adminSkills.update': ({ headers }) => {
            if (headers.get('if-match') === '7') return of({ version: 8 });
            version = 7;
            return problem('resource.version_conflict', { current: fixtures.skill });
          },
        },
      },
    );
    await user.type(await screen.findByRole('textbox', { name: 'Vendor ID' }), '2');
    await user.click(await screen.findByRole('button', { name: /^Save/ }));
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(fetch.callsOf('adminSkills.update')).toHaveLength(2);
  });
});

test('tabs have their own addresses: manifest, usage and history', async () => {
  const app = await open();
  const { user } = app;
  const tabs = within(await screen.findByRole('navigation', { name: 'Views of the skill' }));
  await user.click(tabs.getByRole('link', { name: 'Manifest' }));
  expect(await screen.findByRole('tree', { name: 'skill.json' })).toBeVisible();
  expect(app.path()).toBe(`${path}?tab=manifest`);
  await user.click(screen.getByRole('button', { name: 'For ask deploy' }));
  await waitFor(() =>
    expect(app.fetch.callsOf('adminSkills.getPackage').at(-1)?.query).toEqual({ format: 'ask' }),
  );
  await user.click(tabs.getByRole('link', { name: 'Usage' }));
  expect(await screen.findByRole('table', { name: 'Use by language' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '7 days' }));
  await waitFor(() => expect(app.path()).toBe(`${path}?tab=usage&days=7`));
  expect(app.fetch.callsOf('skills.getStatistics').at(-1)?.query).toEqual({ days: '7' });
  await user.click(tabs.getByRole('link', { name: 'History' }));
  expect(await screen.findByText('Sent for review')).toBeVisible();
  expect(tabs.getByRole('link', { name: 'History' })).toHaveAttribute('aria-current', 'page');
});

test('a live event reads the skill again', async () => {
  const app = await open();
  await screen.findByRole('heading', { level: 1, name: 'Radio Aurora' });
  await vi.waitFor(() => expect(app.live.open()).toBe(1));
  const before = app.fetch.callsOf('adminSkills.get').length;
  act(() =>
    app.live.send({ event: 'skill', ts: fixtures.fixtureNow, data: { id, version: 9, state: 'draft' } }),
  );
  await waitFor(() => expect(app.fetch.callsOf('adminSkills.get')).toHaveLength(before + 1));
});

test('a skill that does not exist, or can’t be loaded', async () => {
  const missing = await open({}, { handlers: { 'adminSkills.get': problem('resource.not_found') } });
  expect(await screen.findByText('There is no such skill')).toBeVisible();
  missing.unmount();
  await open({}, { handlers: { 'adminSkills.get': problem('internal') } });
  expect(await screen.findByText('Couldn’t load the skill')).toBeVisible();
});
