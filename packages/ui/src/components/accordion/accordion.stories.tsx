import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from 'storybook/test';
import { Card, CardBody } from '#/components/card/index.ts';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from './index.ts';

const encoders = [
  ['BUTT', 'Open Settings, then Main, and add a server with the address and the mount of this page.'],
  ['Mixxx', 'Open Preferences, then Live Broadcasting, and choose Icecast 2.'],
  ['OBS', 'Only with the plug-in for audio streaming.'],
] as const;

const items = encoders.map(([name, text]) => (
  <AccordionItem key={name} value={name}>
    <AccordionTrigger>{name}</AccordionTrigger>
    <AccordionContent>{text}</AccordionContent>
  </AccordionItem>
));

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem, AccordionTrigger, AccordionContent },
  args: { children: items, defaultValue: ['BUTT'] },
  decorators: [
    (Story) => (
      <div className="max-w-140">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Single: Story = { args: { type: 'single' } };

export const InCard: Story = {
  render: (args) => (
    <Card>
      <CardBody className="py-0">
        <Accordion {...args} className="[&>:first-child]:border-t-0 [&>:last-child]:border-b-0" />
      </CardBody>
    </Card>
  ),
};

export const WithDisabledItem: Story = {
  args: {
    children: [
      <AccordionItem key="streams" value="BUTT">
        <AccordionTrigger meta="3">Streams</AccordionTrigger>
        <AccordionContent>/128kbps, /64kbps, /hls</AccordionContent>
      </AccordionItem>,
      <AccordionItem disabled key="relay" value="relay">
        <AccordionTrigger meta="Not in your plan">Relay</AccordionTrigger>
        <AccordionContent>Nothing</AccordionContent>
      </AccordionItem>,
    ],
  },
};

export const LongText: Story = {
  args: {
    children: [
      <AccordionItem key="1" value="BUTT">
        <AccordionTrigger>
          Geschwindigkeitsbegrenzungsüberschreitungsbenachrichtigungsverordnung
        </AccordionTrigger>
        <AccordionContent>{'Donaudampfschifffahrtsgesellschaft'.repeat(3)}</AccordionContent>
      </AccordionItem>,
      <AccordionItem key="2" value="2">
        <AccordionTrigger>エンコーダーの接続方法</AccordionTrigger>
        <AccordionContent>設定を開きます。</AccordionContent>
      </AccordionItem>,
    ],
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Toggle: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const closed = canvas.getByText(encoders[1][1]).closest('section') as HTMLElement;
    await expect(closed.getBoundingClientRect().height).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Mixxx' }));
    await expect(closed.getBoundingClientRect().height).toBeGreaterThan(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Mixxx' }));
    await expect(closed.getBoundingClientRect().height).toBe(0);
  },
};
