import type { Meta, StoryObj } from '@storybook/react';
import { Globe } from 'lucide-react';
import { Button } from '#/components/button/index.ts';
import { Card } from '#/components/card/index.ts';
import { StatusIcon, StatusPill } from '#/components/status-pill/index.ts';
import { DataList, DataListIcon, DataListItem } from './data-list.tsx';

const meta = {
  title: 'Components/DataList',
  component: DataList,
  subcomponents: { DataListIcon, DataListItem },
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof DataList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <DataList>
      <DataListItem
        description="aurora.example"
        leading={
          <DataListIcon>
            <Globe />
          </DataListIcon>
        }
        meta={
          <StatusPill appearance="plain" status="passed">
            Published
          </StatusPill>
        }
        title="radio-aurora"
      />
      <DataListItem
        description="listen.harbour.example"
        leading={
          <DataListIcon>
            <Globe />
          </DataListIcon>
        }
        meta={
          <StatusPill appearance="plain" status="pending">
            Waits for DNS
          </StatusPill>
        }
        title="harbour"
      />
    </DataList>
  ),
};
export const WithActions: Story = {
  render: () => (
    <DataList>
      {(['off-air', 'silent', 'failed', 'pending'] as const).map((tone) => (
        <DataListItem
          action={<Button size="sm">Reconnect</Button>}
          description="Harbour Sessions · encoder lost, 41 listeners dropped"
          key={tone}
          leading={
            <DataListIcon tone={tone}>
              <StatusIcon status={tone} />
            </DataListIcon>
          }
          meta="12 min"
          title="Off air for 12 minutes"
        />
      ))}
    </DataList>
  ),
};
export const TitlesOnly: Story = {
  render: () => (
    <DataList>
      <DataListItem title="One" />
      <DataListItem title="Two" />
    </DataList>
  ),
};
export const Empty: Story = { render: () => <DataList /> };
export const LongText: Story = {
  render: () => (
    <div className="w-70">
      <DataList>
        <DataListItem
          description="Donaudampfschifffahrtsgesellschaftskapitän"
          meta="12 min"
          title="Donaudampfschifffahrtsgesellschaftskapitän"
        />
        <DataListItem
          action={<Button size="sm">Open</Button>}
          meta="12 min"
          title="Donaudampfschifffahrtsgesellschaftskapitän"
        />
      </DataList>
    </div>
  ),
};
export const Chinese: Story = {
  render: () => (
    <DataList>
      <DataListItem description="听众 64 人" meta="4 分钟" title="无声，−71 dBFS" />
    </DataList>
  ),
};
export const RightToLeft: Story = { ...WithActions, globals: { direction: 'rtl' } };
