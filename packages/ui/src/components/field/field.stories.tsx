import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Input } from '#/components/input/index.ts';
import { Link } from '#/components/link/index.ts';
import { Field } from './field.tsx';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: { label: 'Server name', children: <Input placeholder="listen.my-station.com" /> },
  decorators: [
    (Story) => (
      <div className="grid w-72 gap-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: 'The name listeners see' } };
export const Invalid: Story = { args: { error: 'Port 8001 is in use. Choose another pair.' } };
export const Optional: Story = { args: { optional: true } };
export const WithAction: Story = { args: { action: <Link href="#forgot">Forgot password?</Link> } };

function Counted() {
  const [text, setText] = useState('');
  return (
    <Field label="Title" hint="What listeners read" count={{ used: text.length, max: 30 }}>
      <Input value={text} onChange={(event) => setText(event.currentTarget.value)} />
    </Field>
  );
}

export const WithCounter: Story = {
  render: () => <Counted />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'Friday is your best time');
    await expect(canvas.getByRole('status')).toHaveTextContent('6 characters left');
  },
};

export const LongText: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitän der großen Flotte',
    error:
      'Donaudampfschifffahrtsgesellschaftskapitäne sind leider schon vergeben. Wählen Sie einen anderen.',
    count: { used: 152, max: 140 },
  },
};

export const Japanese: Story = {
  args: { label: 'サーバー名', hint: 'リスナーに表示される名前です。', optional: true },
};
