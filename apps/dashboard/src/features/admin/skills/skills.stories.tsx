import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { screen, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import {
  inChinese,
  inDark,
  inJapanese,
  mirrored,
  onPhone,
  screenMeta,
  showsText,
} from '#/testing/screen-story.tsx';

const path = '/admin/alexa';
const board = `${path}?view=board`;
const meta = {
  title: 'Screens/Staff/Skills',
  ...screenMeta(path, 'admin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;
type Play = NonNullable<Story['play']>;

const filled = showsText('Harbour Sessions');
const answering = (list: Partial<typeof fixtures.staffSkillList>, at = path): TestAppOptions => ({
  path: at,
  visitor: 'admin',
  handlers: { 'adminSkills.list': { ...fixtures.staffSkillList, ...list } },
});
const none = { draft: 0, in_review: 0, changes_requested: 0, processing: 0, certification: 0, rejected: 0 };
const empty = { items: [], total: 0, counts: { ...none, active: 0, suspended: 0 } };
const [first] = fixtures.staffSkillItems;
const many = Array.from({ length: 25 }, (_, index) => ({
  ...first,
  id: `01990000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  name: `Station ${index + 1}`,
})) as typeof fixtures.staffSkillItems;
const longest = fixtures.staffSkillItems.map((item, index) =>
  index === 0
    ? {
        ...item,
        name: 'Donaudampfschifffahrtsgesellschaftsradio Passau-Innstadt',
        customer: { ...item.customer, name: 'Österreichisch-Bayerische Rundfunkgenossenschaft' },
        voices: ['en-GB', 'de-DE', 'fr-FR', 'it-IT'].map((locale) => ({
          locale: locale as 'en-GB',
          invocationName: 'donaudampfschifffahrtsgesellschaftsradio passau',
        })),
        plays30d: 1_234_567,
      }
    : item,
);

/** Moves a card with the menu of its handle. */
async function movingCard({ canvasElement }: Parameters<Play>[0], card: string, column: string) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: `Move ${card}` }, { timeout: 15_000 }));
  await userEvent.click(await screen.findByRole('menuitem', { name: column }));
}

export const Default: Story = { play: filled };
export const AsBoard: Story = { args: { path: board }, play: filled };
export const ManyPages: Story = {
  args: answering({ items: many, total: 214 }),
  play: showsText('Station 20'),
};
export const ManyCards: Story = {
  args: answering({ items: many, total: 214 }, board),
  play: showsText(/189 more skills/),
};
export const Selected: Story = {
  args: answering(
    { items: [fixtures.staffSkillItems[1] ?? many[0]] as typeof many, total: 1 },
    `${path}?state=certification`,
  ),
  play: filled,
};
export const Empty: Story = { args: answering(empty), play: showsText('There are no skills yet') };
export const NoResults: Story = {
  args: answering({ ...empty, counts: fixtures.staffSkillList.counts }, `${path}?q=nowhere`),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Clear filters' });
  },
};
export const Loading: Story = {
  args: { path, handlers: { 'adminSkills.list': neverAnswering() } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid');
  },
};
export const BoardLoading: Story = {
  args: { path: board, handlers: { 'adminSkills.list': neverAnswering() } },
};
export const Failed: Story = {
  args: { path, handlers: { 'adminSkills.list': problem('internal') } },
  play: showsText('Couldn’t load the skills'),
};
export const BoardFailed: Story = {
  args: { path: board, handlers: { 'adminSkills.list': problem('internal') } },
  play: showsText('Couldn’t load the skills'),
};
export const ApproveDialog: Story = {
  args: { path: board },
  play: async (context) => {
    await movingCard(context, 'Radio Aurora', 'In progress');
    await screen.findByRole('alertdialog');
  },
};
export const RequestChangesDialog: Story = {
  args: { path: board },
  play: async (context) => {
    await movingCard(context, 'Radio Aurora', 'Changes requested');
    await screen.findByRole('dialog');
  },
};
export const RejectDialog: Story = {
  args: {
    path: board,
    handlers: {
      'adminSkills.get': {
        ...fixtures.staffSkill,
        skill: { ...fixtures.staffSkill.skill, state: 'certification' },
      },
    },
  },
  play: async (context) => {
    await movingCard(context, 'Harbour Sessions', 'Rejected');
    await screen.findByRole('dialog');
  },
};
export const DialogFailed: Story = {
  args: { path: board, handlers: { 'adminSkills.get': problem('internal') } },
  play: async (context) => {
    await movingCard(context, 'Radio Aurora', 'In progress');
    await within(await screen.findByRole('dialog')).findByText('Couldn’t load the skill');
  },
};
export const LongText: Story = { args: answering({ items: longest }), play: filled };
export const BoardLongText: Story = { args: answering({ items: longest }, board), play: filled };
export const BoardPhone: Story = { args: { path: board }, play: filled, globals: onPhone };
export const BoardDark: Story = { args: { path: board }, play: filled, globals: inDark };
export const BoardRightToLeft: Story = { args: { path: board }, play: filled, globals: mirrored };
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const French: Story = { args: { path: board }, play: filled, globals: { locale: 'fr' } };
export const Chinese: Story = { play: filled, globals: inChinese };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
