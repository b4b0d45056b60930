import type { Meta, StoryObj } from '@storybook/react';
import type { Skill, SkillSubmission } from '@unmuted/api';
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

const path = `/admin/alexa/edit/${fixtures.staffSkill.skill.id}`;
const meta = {
  title: 'Screens/Staff/Skill',
  ...screenMeta(path, 'superadmin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;
type Play = NonNullable<Story['play']>;

const there = { timeout: 15_000 };
const filled = showsText('Texts by language');
const { liveSkill, staffSkill } = fixtures;

/** A skill with changes, and the tab that is open. */
const of = (
  part: Partial<Skill>,
  tab = '',
  handlers: TestAppOptions['handlers'] = {},
  plays30d = 2_140,
): TestAppOptions => ({
  path: tab === '' ? path : `${path}?tab=${tab}`,
  handlers: {
    'adminSkills.get': { ...staffSkill, plays30d, skill: { ...staffSkill.skill, ...part } },
    ...handlers,
  },
});
const pressing =
  (name: string, then?: (dialog: HTMLElement) => Promise<unknown>): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }, there));
    const dialog = await screen.findByRole(/Ask|rejected/.test(name) ? 'dialog' : 'alertdialog');
    await then?.(dialog);
  };
const choosing =
  (item: string, role: 'dialog' | 'alertdialog'): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /More actions/ }, there));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await screen.findByRole(role);
  };
const certification = { state: 'certification' } as const;
const letter = `1. English (UK): The invocation name "radio aurora 1" contains a digit.
2. French (FR): The first example phrase does not begin with the wake word.
3. The privacy policy cannot be opened.`;

export const Default: Story = { play: filled };
export const Draft: Story = { args: of(fixtures.draftSkill), play: filled };
export const Processing: Story = { args: of({ state: 'processing' }), play: filled };
export const Certification: Story = { args: of(certification), play: filled };
const sent = (submission: SkillSubmission | null): TestAppOptions => ({
  path,
  handlers: {
    'adminSkills.get': {
      ...staffSkill,
      skill: { ...staffSkill.skill, state: 'processing' },
      amazon: { submission },
    },
  },
});
const refused = {
  ...fixtures.skillSubmission,
  step: 'failed',
  problem: 'import_failed',
  nextTryAt: null,
  messages: ['en-GB: The invocation name is too short.', 'The icon must be 512 by 512 pixels.'],
} as const satisfies SkillSubmission;
const isRefused = showsText('The skill wasn’t sent to Amazon');
export const SendByStudio: Story = { args: sent(null), play: pressing('Send to Amazon') };
export const Sending: Story = {
  args: sent(fixtures.skillSubmission),
  play: showsText('Amazon is reading the package'),
};
export const SendingBusy: Story = {
  args: sent({ ...fixtures.skillSubmission, problem: 'busy', tries: 2, nextTryAt: fixtures.before(-9) }),
  play: showsText(/overloaded/),
};
export const SendingFailed: Story = { args: sent(refused), play: isRefused };
export const SendingFailedPhone: Story = { args: sent(refused), globals: onPhone, play: isRefused };
export const SendingFailedDark: Story = { args: sent(refused), globals: inDark, play: isRefused };
export const SendingFailedRightToLeft: Story = { args: sent(refused), globals: mirrored, play: isRefused };
export const SendingFailedJapanese: Story = {
  args: sent(refused),
  globals: inJapanese,
  play: showsText('スキルはAmazonに送信されませんでした'),
};
export const IdMissing: Story = {
  args: of({ ...certification, amazonId: null }),
  play: showsText('The ID at Amazon is missing'),
};
export const Rejected: Story = { args: of(fixtures.skill), play: showsText('Rejected by Amazon') };
export const Live: Story = {
  args: of({
    ...liveSkill,
    draft: {
      ...liveSkill.draft,
      hasAds: true,
      countries: null,
      termsUrl: 'https://radioaurora.example/terms',
    },
  }),
  play: showsText('3 fields were changed'),
};
export const Suspended: Story = {
  args: of({ state: 'suspended', reason: 'The rights to the name are disputed.' }),
  play: showsText('Suspended by staff'),
};
export const Settings: Story = { args: of({}, 'settings'), play: showsText('Our endpoint') };
export const SettingsInvalid: Story = {
  args: of({}, 'settings'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Other stream' }, there), 'http://x');
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }));
  },
};
export const SettingsConflict: Story = {
  args: {
    path: `${path}?tab=settings`,
    handlers: {
      'adminSkills.get': (() => {
        let calls = 0;
        return () => {
          calls += 1;
          return calls === 1
            ? staffSkill
            : {
                ...staffSkill,
                settings: { ...staffSkill.settings, vendorId: 'M9OTHER' },
                skill: { ...staffSkill.skill, version: 9 },
              };
        };
      })(),
      'adminSkills.update': problem('resource.version_conflict', { current: fixtures.skill }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Vendor ID' }, there), '1');
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }));
    await screen.findByRole('button', { name: 'Save selection' });
  },
};
export const Manifest: Story = {
  args: of({}, 'manifest'),
  play: showsText('Changes since the live version'),
};
export const ManifestLoading: Story = {
  args: of({}, 'manifest', { 'adminSkills.getManifest': neverAnswering() }),
};
export const ManifestFailed: Story = {
  args: of({}, 'manifest', { 'adminSkills.getManifest': problem('internal') }),
  play: showsText('Couldn’t load the manifest'),
};
export const Usage: Story = { args: of({}, 'usage'), play: showsText('By language') };
export const UsageEmpty: Story = {
  args: of({}, 'usage', { 'skills.getStatistics': { ...fixtures.skillStatistics, since: null } }),
  play: showsText('Not used yet'),
};
export const UsageFailed: Story = {
  args: of({}, 'usage', { 'skills.getStatistics': problem('internal') }),
  play: showsText('Couldn’t load the usage'),
};
export const History: Story = { args: of({}, 'history'), play: showsText('Rejected by Amazon') };
export const RequestChangesDialog: Story = {
  play: pressing('Ask for changes', async (dialog) => {
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Blurry icon' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'First example phrase' }));
  }),
};
export const RequestChangesDialogInvalid: Story = {
  play: pressing('Ask for changes', async (dialog) => {
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add comment' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ask for changes' }));
    await within(dialog).findAllByText('Please fill in this field.');
  }),
};
export const RequestChangesDialogConflict: Story = {
  args: of({}, '', {
    'adminSkills.transition': problem('resource.version_conflict', { current: fixtures.skill }),
  }),
  play: pressing('Ask for changes', async (dialog) => {
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Blurry icon' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ask for changes' }));
    await within(dialog).findByText(/The state is now/);
  }),
};
export const RejectDialog: Story = {
  args: of(certification),
  play: pressing('Mark as rejected', async (dialog) => {
    await userEvent.click(await within(dialog).findByRole('textbox', { name: /Amazon’s reply/ }));
    await userEvent.paste(letter);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Read comments from it' }));
    await within(dialog).findByText(/3 comments found/);
  }),
};
export const ApproveDialog: Story = { play: pressing('Approve') };
export const SendDialog: Story = {
  args: of({ state: 'processing' }),
  play: pressing('Mark as sent to Amazon'),
};
export const CertifyDialog: Story = { args: of(certification), play: pressing('Mark as certified') };
export const ResumeDialog: Story = { args: of({ state: 'suspended' }), play: pressing('Resume') };
export const SuspendDialog: Story = { args: of(liveSkill), play: choosing('Suspend…', 'dialog') };
export const DeleteDialog: Story = { args: of(liveSkill), play: choosing('Delete…', 'alertdialog') };
export const Loading: Story = { args: { path, handlers: { 'adminSkills.get': neverAnswering() } } };
export const Failed: Story = {
  args: { path, handlers: { 'adminSkills.get': problem('internal') } },
  play: showsText('Couldn’t load the skill'),
};
export const NotFound: Story = {
  args: { path, handlers: { 'adminSkills.get': problem('resource.not_found') } },
  play: showsText('There is no such skill'),
};
export const PartlyFailed: Story = {
  args: of({}, '', { 'skills.lint': problem('internal') }),
  play: showsText('Couldn’t compare the names'),
};
export const RequestChangesDialogPhone: Story = { ...RequestChangesDialog, globals: onPhone };
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const French: Story = { globals: { locale: 'fr' } };
export const Chinese: Story = { globals: inChinese };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
