import type { Meta, StoryObj } from '@storybook/react';
import { neverAnswering, problem } from '@unmuted/api/testing';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const path = '/admin/invite?token=abc';
const meta = {
  title: 'Screens/Sign-in/Team invitation',
  ...screenMeta(path, 'nobody'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const filled = showsText('Greta Mahler');
const answering = (handlers: NonNullable<TestAppOptions['handlers']>): TestAppOptions => ({ path, handlers });

export const Default: Story = { play: filled };
export const Loading: Story = { args: answering({ 'team.openInvite': neverAnswering() }) };
export const Failed: Story = { args: answering({ 'team.openInvite': problem('internal') }) };
export const LinkInvalid: Story = {
  args: answering({ 'team.openInvite': problem('auth.invalid_link') }),
  play: showsText('This link is no longer valid'),
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
