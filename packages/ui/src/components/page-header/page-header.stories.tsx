import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '#/components/button/index.ts';
import { StatusPill } from '#/components/status-pill/index.ts';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  args: { title: 'Radio Aurora' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const full = {
  breadcrumb: [
    <a href="#dashboard" key="dashboard">
      Dashboard
    </a>,
    <a href="#casts" key="casts">
      Casts
    </a>,
    'aurora',
  ],
  status: <StatusPill status="live" />,
  meta: ['aurora.cast.example', 'Amsterdam, eu-ams-2'].map((fact) => <span key={fact}>{fact}</span>),
  actions: (
    <>
      <Button>Schedule</Button>
      <Button variant="primary">Add product</Button>
    </>
  ),
};

export const Default: Story = {};
export const AllParts: Story = { args: full };
export const LongText: Story = {
  args: { ...full, title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3) },
};
export const Chinese: Story = { args: { ...full, title: '电台极光', breadcrumb: ['仪表板', '极光'] } };
export const RightToLeft: Story = { args: full, globals: { direction: 'rtl' } };
