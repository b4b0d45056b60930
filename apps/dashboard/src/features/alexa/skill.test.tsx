import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const { skill, liveSkill, draftSkill } = fixtures;
const patient = { timeout: 15_000 };
const open = (handlers: TestAppOptions['handlers'] = {}, options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: `/alexa/${skill.id}`, visitor: 'customer', handlers, ...options });
const nameField = () => screen.findByRole('textbox', { name: 'Invocation name' }, patient);

describe('the invocation name', () => {
  test('is checked while it is typed, and a correction fills it in, with the phrases made from it', async () => {
    const { user, fetch } = await open();
    const field = await nameField();
    await user.clear(field);
    await user.type(field, '1FM Aurora');
    const rules = within(await screen.findByRole('list', { name: 'Rules of invocation names' }, patient));
    expect(await rules.findByText(/Write numbers as words/)).toBeVisible();
    const [idea] = await screen.findAllByRole('button', { name: /^Use “/ });
    await user.click(idea as HTMLElement);
    expect(field).toHaveValue('one f. m. aurora');
    expect(rules.queryByText(/Write numbers as words/)).toBeNull();
    expect(await screen.findByRole('heading', { name: '“one f. m. aurora” can go to Amazon' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(fetch.callsOf('skills.update')).toHaveLength(1));
    expect(fetch.callsOf('skills.update')[0]?.body).toMatchObject({
      voices: [
        {
          invocationName: 'one f. m. aurora',
          examplePhrases: ['Alexa, open one f. m. aurora', 'Alexa, ask one f. m. aurora what’s playing'],
        },
        { locale: 'fr-FR' },
      ],
    });
  });

  test('shows the name that sounds nearest', async () => {
    await open({ 'skills.lint': fixtures.skillTooNearNames });
    const rules = within(await screen.findByRole('list', { name: 'Rules of invocation names' }, patient));
    expect(await rules.findByText('radio arora', {}, patient)).toBeVisible();
    expect(rules.getByText(/^Nearest well-known station/)).toHaveTextContent('97% alike');
  });

  test('can’t be changed once Amazon has certified it', async () => {
    await open({ 'skills.get': { ...liveSkill, id: skill.id } });
    expect(await nameField()).toHaveAttribute('readonly');
    expect(screen.getByText(/Amazon has certified this name/)).toBeVisible();
  });
});

describe('a review', () => {
  test('that rejected the skill quotes the reason, and leads to the field', async () => {
    const { user } = await open({}, { path: `/alexa/${skill.id}?tab=store&locale=fr-FR` });
    expect(await screen.findByText(/^Amazon: “/, {}, patient)).toHaveTextContent(
      'The invocation name must not contain digits.',
    );
    await user.click(screen.getByRole('button', { name: 'Invocation name, English (UK)' }));
    await waitFor(async () => expect(await nameField()).toHaveFocus());
    const remarks = screen.getByRole('list', { name: 'Remarks of the review' });
    expect(remarks).toHaveTextContent('You have changed it since.');
  });

  test('is asked for after the draft is saved, and says what freezes', async () => {
    const update = vi.fn(({ body }: { body?: typeof skill.draft }) => ({
      ...skill,
      ...(body && { draft: body }),
      version: 7,
    }));
    const { user, fetch } = await open({ 'skills.update': update });
    await user.type(await screen.findByLabelText('Welcome', {}, patient), ' Enjoy!');
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    const dialog = within(await screen.findByRole('alertdialog', {}, patient));
    expect(dialog.getByText('radio aurora galway')).toBeVisible();
    expect(dialog.getByText('These invocation names freeze once they are certified')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send for review' }));
    expect(await screen.findByText('The skill was sent for review')).toBeVisible();
    expect(update).toHaveBeenCalledOnce();
    expect(fetch.callsOf('skills.submit')[0]?.headers.get('if-match')).toBe('7');
    expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeVisible();
  });

  test('can’t be asked for while Amazon would refuse the draft', async () => {
    const { user, fetch } = await open({ 'skills.get': { ...draftSkill, id: skill.id } });
    await user.click(await screen.findByRole('button', { name: 'Send for review' }, patient));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'The skill is not complete yet' }, patient),
    );
    expect(dialog.getByText('Icon')).toBeVisible();
    expect(fetch.callsOf('skills.submit')).toHaveLength(0);
  });

  test('ends when the skill is withdrawn', async () => {
    const { user } = await open({ 'skills.get': { ...skill, state: 'in_review' } });
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }, patient));
    const dialog = within(await screen.findByRole('alertdialog', {}, patient));
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('The skill was withdrawn')).toBeVisible();
  });

  test('is compared with: what needs certification, and what is live at once', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText('Welcome', {}, patient), ' Enjoy!');
    await user.click(screen.getByRole('button', { name: 'Compare with sent version' }));
    const dialog = within(await screen.findByRole('dialog', {}, patient));
    expect(dialog.getByRole('heading', { name: '1 change needs certification' })).toBeVisible();
    expect(dialog.getByRole('heading', { name: '1 change is live once the draft is saved' })).toBeVisible();
  });
});

describe('the draft', () => {
  test('gets a language with texts made from its name', async () => {
    const { user, fetch } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add language' }, patient));
    await user.click(await screen.findByRole('menuitem', { name: 'German (Germany)' }));
    expect(await screen.findByRole('button', { name: /^German \(Germany\)/, pressed: true })).toBeVisible();
    expect(await nameField()).toHaveValue('radio aurora');
    await user.click(await screen.findByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(fetch.callsOf('skills.update')).toHaveLength(1));
    expect(fetch.callsOf('skills.update')[0]?.body).toMatchObject({
      voices: [
        { locale: 'en-GB' },
        { locale: 'fr-FR' },
        { locale: 'de-DE', summary: 'Radio Aurora live hören.' },
      ],
    });
  });

  test('offers only what differs when somebody else saved meanwhile', async () => {
    const [english, french] = skill.draft.voices;
    const theirs = {
      ...skill,
      version: 20,
      draft: {
        ...skill.draft,
        hasAds: true,
        voices: [{ ...english, welcome: 'Hello.', help: 'Theirs.' }, french],
      },
    };
    let saves = 0;
    const { user, fetch } = await open({
      'skills.update': () => {
        saves += 1;
        return saves === 1
          ? problem('resource.version_conflict', { current: theirs })
          : (theirs as typeof skill);
      },
    });
    await user.type(await screen.findByLabelText('Welcome', {}, patient), ' Mine!');
    await user.click(await screen.findByRole('button', { name: 'Save draft' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('radiogroup')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(fetch.callsOf('skills.update')).toHaveLength(2));
    expect(fetch.callsOf('skills.update')[1]).toMatchObject({
      body: {
        hasAds: true,
        voices: [{ welcome: `${english?.welcome} Mine!`, help: 'Theirs.' }, { locale: 'fr-FR' }],
      },
    });
  });

  test('stays as it is typed while another view is open', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText('Welcome', {}, patient), ' Enjoy!');
    await user.click(screen.getByRole('link', { name: /^History/ }));
    expect(await screen.findByText('Sent for review')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Voice' }));
    expect(await screen.findByLabelText('Welcome')).toHaveValue(`${skill.draft.voices[0]?.welcome} Enjoy!`);
  });

  test('has no controls for those who may not change it', async () => {
    await open({}, { accountRole: 'analyst' });
    expect(await nameField()).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Welcome')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add language' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Compare with sent version' })).toBeEnabled();
  });
});

describe('the simulator', () => {
  test('asks the draft all that Amazon asks, and what is typed', async () => {
    const { user, fetch } = await open();
    expect(await screen.findByText('It answers all 6 requests', {}, patient)).toBeVisible();
    expect(fetch.callsOf('skills.simulate').map(({ body }) => (body as { act: string }).act)).toEqual([
      'open',
      'whats_playing',
      'pause',
      'resume',
      'help',
      'stop',
    ]);
    await user.type(screen.getByLabelText('Welcome'), ' Enjoy!');
    await user.type(screen.getByRole('textbox', { name: 'Say something to the skill' }), 'sing{Enter}');
    expect(await screen.findByText('Sorry, I did not get that.')).toBeVisible();
    expect(fetch.callsOf('skills.simulate').at(-1)?.body).toMatchObject({
      act: 'say',
      utterance: 'sing',
      document: { voices: [{ welcome: expect.stringContaining('Enjoy!') }, {}] },
    });
    expect(fetch.callsOf('skills.update')).toHaveLength(0);
  });

  test('says which request has no answer', async () => {
    const answers = fixtures.skillAnswers;
    await open({
      'skills.simulate': ({ body }) => ({
        ...(answers[body?.act ?? 'open'] as (typeof answers)[string]),
        ...(body?.act === 'help' && { speech: null }),
      }),
    });
    expect(await screen.findByText('It answers 5 of 6 requests', {}, patient)).toBeVisible();
    expect(screen.getByText('No answer. Amazon refuses that.')).toBeVisible();
  });
});

test('streams are checked as Alexa sees them', async () => {
  const { user } = await open({}, { path: `/alexa/${skill.id}?tab=streams` });
  await user.click(await screen.findByRole('button', { name: 'Check now' }, patient));
  expect(await screen.findByText('Alexa can play it')).toBeVisible();
  expect(screen.getByText('Alexa cannot play it')).toBeVisible();
  expect(screen.getByText('The server did not answer.')).toBeVisible();
});

test('a skill that does not exist is not found', async () => {
  await open({}, { path: '/alexa/00000000-0000-7000-8000-000000000000' });
  expect(await screen.findByText('No such skill in your account', {}, patient)).toBeVisible();
});
