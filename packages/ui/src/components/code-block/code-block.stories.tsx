import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from 'storybook/test';
import { CodeBlock } from './code-block.tsx';

const embed = `<iframe
  src="https://radio-aurora.example/player?theme=dark&autoplay=0"
  title="Radio Aurora"
  allow="autoplay"
  width="320"
  height="120"
></iframe>`;

const address = `https://aurora.cast.example/128kbps?${'listen=1&'.repeat(30)}`;

const samples = [
  {
    id: 'curl',
    label: 'curl',
    code: `curl https://aurora.cast.example/v1/metadata \\
  -H "Authorization: Bearer $STUDIO_KEY" \\
  -d '{"title":"The Barrel","artist":"Aldous Harding"}'`,
  },
  {
    id: 'js',
    label: 'JavaScript',
    code: `await fetch('https://aurora.cast.example/v1/metadata', {
  method: 'POST',
  headers: { Authorization: \`Bearer \${key}\` },
  body: JSON.stringify({ title: 'The Barrel', artist: 'Aldous Harding' }),
});`,
  },
  { id: 'python', label: 'Python', code: 'requests.post(url, headers=auth, json={"title": "The Barrel"})' },
];

const meta = {
  title: 'Components/CodeBlock',
  component: CodeBlock,
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
} satisfies Meta<typeof CodeBlock>;
export default meta;
// The props are a union, which `args` cannot type.
type Story = StoryObj;

export const Default: Story = { render: () => <CodeBlock code={embed} label="Embed code" /> };
export const WithoutHeader: Story = {
  render: () => <CodeBlock code="https://aurora.cast.example/128kbps" hideLabel label="Stream address" />,
};
export const Samples: Story = {
  render: () => <CodeBlock label="Update the song" samples={samples} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'JavaScript' }));
    await expect(canvas.getByRole('region', { name: 'Update the song, JavaScript' })).toBeVisible();
  },
};
export const Wrapped: Story = {
  render: () => <CodeBlock code={address} label="Stream address" wrap />,
};
export const LongLines: Story = { render: () => <CodeBlock code={address} label="Stream address" /> };
export const Japanese: Story = {
  render: () => <CodeBlock code="<!-- ラジオ・オーロラ -->" label="埋め込みコード" />,
};
export const RightToLeft: Story = { ...Samples, globals: { direction: 'rtl' } };
