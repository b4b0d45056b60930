import type { Meta, StoryObj } from '@storybook/react';
import { type MockHandlers, networkFailure, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { hasFocus, inDark, inJapanese, mirrored, onPhone, screenMeta } from '#/testing/screen-story.tsx';

const path = '/register?invitation=abc';
const meta = {
  title: 'Screens/Sign-in/Customer invitation',
  ...screenMeta(path, 'nobody'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const answering = (answer: NonNullable<MockHandlers['registration.acceptInvitation']>): TestAppOptions => ({
  path,
  handlers: { 'registration.acceptInvitation': answer },
});
const headingOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('heading', { level: 1, name });
const isShown: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await headingOf(canvasElement, 'Choose your password');
};

async function accept(canvasElement: HTMLElement, password = 'harbour lantern plum') {
  const canvas = within(canvasElement);
  await headingOf(canvasElement, 'Choose your password');
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Accept the invitation' }));
  return canvas;
}

export const Default: Story = { play: isShown };
export const WeakPassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Password'), 'qwertyuiop12');
    await canvas.findByText('Weak');
  },
};
export const Submitting: Story = {
  args: answering(neverAnswering()),
  play: async ({ canvasElement }) => {
    const canvas = await accept(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Accept the invitation' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Accepted: Story = {
  play: async ({ canvasElement }) => {
    await accept(canvasElement);
    await hasFocus(await headingOf(canvasElement, 'Your account is ready'));
  },
};
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await accept(canvasElement, 'short');
    await canvas.findByText('Please enter between 10 and 128 characters.');
    await hasFocus(canvas.getByLabelText('Password'));
  },
};
export const CommonPassword: Story = {
  args: answering(
    problem('request.invalid', { errors: [{ pointer: '/password', code: 'common', params: {} }] }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = await accept(canvasElement);
    await canvas.findByText('This password is too common. Please choose another one.');
    await hasFocus(canvas.getByLabelText('Password'));
  },
};
export const LinkInvalid: Story = {
  args: answering(problem('auth.invalid_link')),
  play: async ({ canvasElement }) => {
    await accept(canvasElement);
    await hasFocus(await headingOf(canvasElement, 'This invitation is no longer valid'));
  },
};
export const Failed: Story = {
  args: answering(networkFailure()),
  play: async ({ canvasElement }) => {
    const canvas = await accept(canvasElement);
    // The notification is an alert too.
    await waitFor(() =>
      expect(canvas.getAllByRole('alert').find((each) => each.closest('form'))).toHaveFocus(),
    );
  },
};
export const Phone: Story = { play: isShown, globals: onPhone };
export const Dark: Story = { play: isShown, globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { play: isShown, globals: mirrored };
