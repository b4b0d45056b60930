import type { Meta, StoryObj } from '@storybook/react';
import { fn } from 'storybook/test';
import { Badge } from '#/components/badge/index.ts';
import { Button } from '#/components/button/index.ts';
import { Skeleton } from '#/components/skeleton/index.ts';
import { Card, CardBody, CardFooter, CardHeader } from './card.tsx';
import { CardEmpty, CardFailed, CardSkeleton } from './card-states.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  subcomponents: { CardBody, CardFooter, CardHeader, CardEmpty, CardFailed, CardSkeleton },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Card {...args}>
      <CardHeader
        actions={<Button size="sm">Export</Button>}
        description="Listeners on all casts, last 24 h"
        meta={<Badge>5</Badge>}
        title="Evenings carry the day"
      />
      <CardBody>What the card is about.</CardBody>
      <CardFooter>Checked 9 s ago</CardFooter>
    </Card>
  ),
};
export const Small: Story = { ...Default, args: { size: 'sm' } };
export const AsArticle: Story = {
  render: () => (
    <Card asChild>
      <article>
        <CardHeader level={3} title="Radio Aurora" />
        <CardBody>One of many.</CardBody>
      </article>
    </Card>
  ),
};
export const Loading: Story = { render: () => <CardSkeleton /> };
export const LoadingCustomLayout: Story = {
  render: () => (
    <CardSkeleton>
      <Skeleton width="30%" />
      <Skeleton className="mt-4" height={96} />
    </CardSkeleton>
  ),
};
export const Empty: Story = {
  render: () => (
    <CardEmpty
      action={<Button size="sm">Share the stream</Button>}
      description="The last listener left at 14:02."
      title="No listeners right now"
    />
  ),
};
export const Failed: Story = {
  render: () => (
    <CardFailed
      description="The server took too long to respond."
      onRetry={fn()}
      title="Couldn’t load recent songs"
    />
  ),
};
export const States: Story = {
  render: () => (
    <div className="grid gap-4 md:grid-cols-2">
      <Card>
        <CardHeader title="Filled" />
        <CardBody>Text</CardBody>
      </Card>
      <CardSkeleton />
      <CardEmpty title="No listeners right now" />
      <CardFailed onRetry={fn()} title="Couldn’t load recent songs" />
    </div>
  ),
};
export const LongText: Story = {
  render: () => (
    <div className="w-60">
      <Card>
        <CardHeader
          description="Donaudampfschifffahrtsgesellschaftskapitän"
          title="Donaudampfschifffahrtsgesellschaftskapitän"
        />
        <CardBody>Text</CardBody>
      </Card>
    </div>
  ),
};
export const ChineseAndJapanese: Story = {
  render: () => (
    <Card>
      <CardHeader description="全局所有播出，过去 24 小时" title="夜の番組がいちばん聴かれています" />
      <CardBody>番組</CardBody>
    </Card>
  ),
};
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };
