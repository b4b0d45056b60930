import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '#/components/button/index.ts';
import { Card, CardBody, CardEmpty, CardFailed, CardHeader, CardSkeleton } from '#/components/card/index.ts';
import { ErrorBox } from '#/components/error-box/index.ts';
import { NotFoundState } from '#/components/not-found-state/index.ts';
import { Stat } from '#/components/stat/index.ts';

const meta = { title: 'Patterns/States', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each card has four states and fails independently. */
export const CardStates: Story = {
  render: () => (
    <div className="grid gap-6 md:grid-cols-2">
      <CardSkeleton />
      <Card>
        <CardHeader description="Mean of quarter hours, today" title="137 are listening" />
        <CardBody>
          <Stat label="Listening hours" unit="h" value="9,841.6" />
        </CardBody>
      </Card>
      <CardEmpty
        action={<Button size="sm">Share the stream</Button>}
        description="The last listener left at 14:02."
        title="No listeners right now"
      />
      <CardFailed
        description="The server took too long to respond."
        onRetry={() => {}}
        title="Couldn’t load recent songs"
      />
    </div>
  ),
};

export const NotFound: Story = {
  render: () => (
    <NotFoundState
      action={
        <Button asChild>
          <a href="#dashboard">To the dashboard</a>
        </Button>
      }
      description="It may have been terminated, or it belongs to another account."
      title="No cast “aurora” in your account"
    />
  ),
};

export const PageFailed: Story = {
  render: () => (
    <ErrorBox title="An error has occurred">Our team has been notified. Please try again later.</ErrorBox>
  ),
};
