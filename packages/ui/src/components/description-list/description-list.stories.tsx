import type { Meta, StoryObj } from '@storybook/react';
import { Badge } from '#/components/badge/index.ts';
import { DescriptionItem, DescriptionList } from './description-list.tsx';

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  subcomponents: { DescriptionItem },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <DescriptionList>
      <DescriptionItem term="Server">eu-ams-2</DescriptionItem>
      <DescriptionItem term="Plan">
        Cast Pro 500 <Badge>Owner</Badge>
      </DescriptionItem>
    </DescriptionList>
  ),
};
export const ValuesAtEnd: Story = {
  render: () => (
    <DescriptionList>
      <DescriptionItem layout="ends" term="Peak, 24 h">
        287
      </DescriptionItem>
      <DescriptionItem layout="ends" term="On air, 7 d">
        99.2 %
      </DescriptionItem>
    </DescriptionList>
  ),
};
export const LongText: Story = {
  render: () => (
    <div className="w-60">
      <DescriptionList>
        <DescriptionItem term="Donaudampfschifffahrtsgesellschaftskapitän">
          Donaudampfschifffahrtsgesellschaftskapitän
        </DescriptionItem>
      </DescriptionList>
    </div>
  ),
};
export const Chinese: Story = {
  render: () => (
    <DescriptionList>
      <DescriptionItem term="服务器">阿姆斯特丹</DescriptionItem>
    </DescriptionList>
  ),
};
export const RightToLeft: Story = { ...ValuesAtEnd, globals: { direction: 'rtl' } };
