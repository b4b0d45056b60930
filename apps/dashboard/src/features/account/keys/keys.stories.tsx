import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { screen, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import {
  inDark,
  inJapanese,
  mirrored,
  onPhone,
  pageIsThere,
  screenMeta,
  showsText,
} from '#/testing/screen-story.tsx';

const meta = {
  title: 'Screens/Account/Keys',
  ...screenMeta('/template/pages/setting/keys'),
  play: pageIsThere,
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const { apiKeyCallList, apiKeyList, apiKeys } = fixtures;
type Play = NonNullable<Story['play']>;

const opensCreation: Play = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Create key' }));
  await screen.findByRole('dialog', { name: 'Create an API key' });
};
const opensDetails: Play = async ({ canvasElement }) => {
  const [details] = await within(canvasElement).findAllByRole('button', { name: /^Details of / });
  if (!details) throw new Error('there is no key');
  await userEvent.click(details);
  await screen.findByRole('dialog');
};

export const Default: Story = {};
export const Empty: Story = {
  args: { handlers: { 'keys.listOwn': { ...apiKeyList, items: [], total: 0 } } },
  play: showsText('No API keys yet'),
};
export const Loading: Story = { args: { handlers: { 'keys.listOwn': neverAnswering() } } };
export const Failed: Story = {
  args: { handlers: { 'keys.listOwn': problem('internal') } },
  play: showsText('Couldn’t load the API keys'),
};
export const CreateDialog: Story = { play: opensCreation };
export const CreateDialogPhone: Story = { globals: onPhone, play: opensCreation };
export const Details: Story = { play: opensDetails };
export const DetailsEmpty: Story = {
  args: { handlers: { 'keys.listCalls': { ...apiKeyCallList, items: [], total: 0 } } },
  play: opensDetails,
};
export const DetailsFailed: Story = {
  args: { handlers: { 'keys.listCalls': problem('internal') } },
  play: opensDetails,
};
export const RevokeDialog: Story = {
  play: async (context) => {
    await opensDetails(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
    await screen.findByRole('alertdialog');
  },
};
export const Staff: Story = { args: { path: '/admin/settings/account/keys', visitor: 'admin' } };
export const LongText: Story = {
  args: {
    handlers: {
      'keys.listOwn': {
        ...apiKeyList,
        items: apiKeys.map((key) => ({
          ...key,
          name: 'Donaudampfschifffahrtsgesellschaftskapitänsautomation 2',
          scopes: ['casts:read', 'casts:control', 'settings:write', 'statistics:read', 'listeners:read'],
        })),
      },
    },
  },
};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { globals: mirrored };
