import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const { skill, liveSkill, draftSkill } = fixtures;
const path = `/alexa/${skill.id}`;
const meta = { title: 'Screens/Alexa skill/Voice', ...screenMeta(path) } satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const answering = (handlers: NonNullable<TestAppOptions['handlers']>): TestAppOptions => ({ path, handlers });
const showing = (change: Partial<typeof skill>) => answering({ 'skills.get': { ...skill, ...change } });
const answered = showsText('It answers all 6 requests');
const fast = { delay: null };
const patient = { timeout: 15_000 };

/** Rejected by Amazon, and corrected since. */
export const Default: Story = { play: answered };
export const Draft: Story = {
  args: showing({ ...draftSkill }),
  play: showsText(/to fix before it can go to Amazon/),
};
export const InReview: Story = {
  args: showing({
    state: 'in_review',
    comments: [],
    reason: '',
    history: skill.history.slice(3),
  }),
  play: answered,
};
export const ChangesRequested: Story = {
  args: showing({
    state: 'changes_requested',
    reason: 'Please say in the description what you play.',
    comments: [
      { field: 'description', locale: 'en-GB', text: 'Please say what you play.' },
      { field: 'welcome', locale: 'en-GB', text: 'Say the name of the station first.' },
      { field: null, locale: null, text: 'The rest is fine.' },
    ],
    history: [
      {
        ...skill.history[0],
        state: 'changes_requested',
        reason: 'Please say in the description what you play.',
      } as (typeof skill.history)[number],
      ...skill.history.slice(3),
    ],
  }),
  play: showsText('Say the name of the station first.'),
};
export const Live: Story = {
  args: answering({ 'skills.get': { ...liveSkill, id: skill.id } }),
  play: showsText(/Amazon has certified this name/),
};
export const Suspended: Story = {
  args: showing({
    state: 'suspended',
    reason: 'Another station claims the name.',
    comments: [],
    live: liveSkill.live,
    history: liveSkill.history,
  }),
  play: showsText('This skill is suspended'),
};
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const name = await page.findByRole('textbox', { name: 'Invocation name' }, patient);
    await userEvent.clear(name);
    await userEvent.type(name, '1FM', fast);
    await page.findAllByText(/Write numbers as words/, {}, patient);
  },
};
export const SoundsAlike: Story = {
  args: answering({ 'skills.lint': fixtures.skillTooNearNames }),
  play: showsText(/Nearest well-known station/),
};
export const UnsavedChanges: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('Welcome', {}, patient), ' Enjoy!', fast);
    await page.findByText('Save draft');
  },
};
export const Conflict: Story = {
  args: answering({
    'skills.update': problem('resource.version_conflict', {
      current: {
        ...skill,
        version: 9,
        draft: {
          ...skill.draft,
          voices: skill.draft.voices.map((voice) => ({ ...voice, welcome: 'Hello from Galway.' })),
        },
      },
    }),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('Welcome', {}, patient), ' Enjoy!', fast);
    await userEvent.click(await page.findByRole('button', { name: 'Save draft' }));
    await within(document.body).findByText('Someone else has changed these settings in the meantime');
  },
};
export const SimulatorFailed: Story = {
  args: answering({ 'skills.simulate': problem('internal') }),
  play: showsText('The simulator didn’t answer'),
};
export const SubmitDialog: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Send again' }, patient));
    await within(document.body).findByText('Send the skill for review?', {}, patient);
  },
};
export const SubmitDialogIncomplete: Story = {
  args: showing({ ...draftSkill }),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Send for review' }, patient),
    );
    await within(document.body).findByText('The skill is not complete yet', {}, patient);
  },
};
export const WithdrawDialog: Story = {
  args: showing({ state: 'in_review', history: skill.history.slice(3) }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Withdraw' }, patient));
    await within(document.body).findByText('Withdraw the skill from review?', {}, patient);
  },
};
export const CompareDialog: Story = {
  args: showing({ live: liveSkill.live }),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Compare with sent version' }, patient),
    );
    await within(document.body).findByText('Draft and sent version', {}, patient);
  },
};
export const ReadOnly: Story = { args: { path, accountRole: 'analyst' }, play: answered };
export const Loading: Story = { args: answering({ 'skills.get': neverAnswering() }) };
export const Failed: Story = {
  args: answering({ 'skills.get': problem('internal') }),
  play: showsText('Couldn’t load the skill'),
};
export const NotFound: Story = {
  args: { path: '/alexa/00000000-0000-7000-8000-000000000000' },
  play: showsText('No such skill in your account'),
};
export const Phone: Story = { play: answered, globals: onPhone };
export const Dark: Story = { play: answered, globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { play: answered, globals: mirrored };
