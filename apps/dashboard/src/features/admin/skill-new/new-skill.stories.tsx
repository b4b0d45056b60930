import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { screen, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const path = '/admin/alexa/new';
const chosen = `${path}?customer=${fixtures.adminCustomer.id}`;
const meta = {
  title: 'Screens/Staff/NewSkill',
  ...screenMeta(path, 'admin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;
type Play = NonNullable<Story['play']>;

const there = { timeout: 15_000 };
/** Chooses the first station or cast and changes its name. */
const filling =
  (name?: string): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByDisplayValue('Aurora Media', {}, there);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Station or cast' }));
    const option = (await screen.findAllByRole('option', { name: /Radio Aurora/ })).at(-1);
    if (option) await userEvent.click(option);
    const field = canvas.getByRole('textbox', { name: 'Name' });
    if (name !== undefined) {
      await userEvent.clear(field);
      await userEvent.type(field, name);
    }
    await canvas.findByText(/Amazon/, { selector: '[data-ui="status-pill"] *' }, there);
  };
const near = (list: typeof fixtures.skillNearNames): TestAppOptions => ({
  path: chosen,
  handlers: { 'adminSkills.listSimilar': list },
});

export const Default: Story = { play: showsText('Choose the customer first.') };
export const Filled: Story = { args: { path: chosen }, play: filling() };
export const NameTaken: Story = { args: near(fixtures.skillTooNearNames), play: filling('Radio Arora') };
export const NameRefused: Story = { args: near({ near: [] }), play: filling('Alexa') };
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create skill' }, there));
    await canvas.findAllByText('Please fill in this field.');
  },
};
export const Empty: Story = {
  args: {
    path: chosen,
    handlers: { 'adminCustomers.get': { ...fixtures.adminCustomer, productList: [] } },
  },
  play: showsText('This customer has no station and no cast yet.'),
};
export const Submitting: Story = {
  args: { path: chosen, handlers: { 'adminSkills.create': neverAnswering() } },
  play: async (context) => {
    await filling()(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Create skill' }));
  },
};
export const Failed: Story = {
  args: { path: chosen, handlers: { 'adminSkills.create': problem('skill.source_unknown') } },
  play: async (context) => {
    await filling()(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Create skill' }));
  },
};
export const Phone: Story = { args: { path: chosen }, play: filling(), globals: onPhone };
export const Dark: Story = { args: { path: chosen }, play: filling(), globals: inDark };
export const Japanese: Story = { args: { path: chosen }, globals: inJapanese };
export const RightToLeft: Story = { args: { path: chosen }, play: filling(), globals: mirrored };
