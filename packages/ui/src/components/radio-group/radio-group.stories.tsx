import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '#/components/field/index.ts';
import { BanIcon, MicIcon, RadioIcon } from '#/components/icons/index.ts';
import { Radio, RadioCard, RadioGroup } from './index.ts';

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  subcomponents: { Radio, RadioCard },
  args: {
    defaultValue: 'new',
    onValueChange: fn(),
    children: (
      <>
        <Radio value="new" label="Only new listeners" description="The 23 stay until they leave" />
        <Radio value="now" label="Disconnect now" description="Their players get 403" />
      </>
    ),
  },
  render: (args) => (
    <div className="max-w-120">
      <Field label="Who is disconnected?">
        <RadioGroup {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inline: Story = { args: { inline: true } };
export const Empty: Story = { args: { defaultValue: null } };
export const Disabled: Story = { args: { disabled: true } };

export const Invalid: Story = {
  render: (args) => (
    <Field label="Who is disconnected?" error="Choose whether the 23 listeners stay connected." required>
      <RadioGroup {...args} defaultValue={null} />
    </Field>
  ),
};

export const Cards: Story = {
  args: {
    children: (
      <>
        <RadioCard value="new" label="Only new listeners" description="The 23 stay until they leave" />
        <RadioCard value="now" label="Disconnect now" description="Their players get 403" />
      </>
    ),
  },
};

export const InlineCards: Story = {
  args: {
    inline: true,
    defaultValue: 'icecast',
    children: (
      <>
        <RadioCard
          value="icecast"
          icon={<RadioIcon />}
          label="Icecast"
          description="MP3, AAC, Opus and FLAC"
        />
        <RadioCard value="shoutcast" icon={<MicIcon />} label="SHOUTcast" description="MP3 and AAC" />
        <RadioCard
          value="rtmp"
          icon={<BanIcon />}
          label="RTMP"
          description="Video with sound"
          note="Above your plan"
          disabled
        />
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <RadioCard
          value="new"
          label="Donaudampfschifffahrtsgesellschaftskapitänsmützen"
          description="Geschwindigkeitsbegrenzungsüberschreitungen und viele weitere Wörter"
          note="Nicht in Ihrem Tarif enthalten"
        />
        <Radio value="now" label="Donaudampfschifffahrtsgesellschaftskapitän und seine Flotte" />
      </>
    ),
  },
};

export const Japanese: Story = {
  args: {
    children: (
      <>
        <Radio value="new" label="新しいリスナーのみ" description="現在の23人は退出するまで聴取できます" />
        <Radio value="now" label="すぐに切断" description="プレーヤーには403が返されます" />
      </>
    ),
  },
};

export const RightToLeft: Story = { ...InlineCards, globals: { direction: 'rtl' } };

export const SelectByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(canvasElement).getByRole('radio', { name: /Disconnect now/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('now');
  },
};
