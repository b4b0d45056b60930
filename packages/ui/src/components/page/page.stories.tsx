import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from 'storybook/test';
import { AppShell } from '#/components/app-shell/index.ts';
import { Button } from '#/components/button/index.ts';
import { Card, CardBody, CardHeader } from '#/components/card/index.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#/components/dropdown-menu/index.ts';
import { ChevronDownIcon, PlayIcon } from '#/components/icons/index.ts';
import { PageHeader } from '#/components/page-header/index.ts';
import { StatusPill } from '#/components/status-pill/index.ts';
import { LinkTab, LinkTabs } from '#/components/tabs/index.ts';
import { Page, PageGrid } from './index.ts';

const views = ['Overview', 'Statistics', 'Listeners', 'Geoblocking', 'Directories', 'Widgets', 'Settings'];

function Subject({ title, text }: { title: string; text: string }) {
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>{text}</CardBody>
    </Card>
  );
}

const cast = (
  <>
    <PageHeader
      actions={
        <>
          <Button>
            <PlayIcon />
            Listen
          </Button>
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button>
                Server
                <ChevronDownIcon />
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              <DropdownMenuItem>Restart</DropdownMenuItem>
              <DropdownMenuItem tone="danger">Stop, 137 listeners</DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
          <Button variant="primary">Update song</Button>
        </>
      }
      breadcrumb={[
        <a href="#dashboard" key="dashboard">
          Dashboard
        </a>,
        <a href="#casts" key="casts">
          Casts
        </a>,
        'aurora',
      ]}
      meta={['aurora.cast.example', 'Amsterdam, eu-ams-2', 'Up 12 d 4 h'].map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      status={<StatusPill status="live" />}
      title="Radio Aurora"
    />
    <LinkTabs aria-label="Radio Aurora" className="mb-6">
      {views.map((name, index) => (
        <LinkTab count={index === 2 ? 137 : undefined} current={index === 0} href={`#${name}`} key={name}>
          {name}
        </LinkTab>
      ))}
    </LinkTabs>
    <PageGrid>
      <PageGrid columns="2-1">
        <Subject text="Aldous Harding on Designer" title="The Barrel" />
        <Subject text="137 now, 121 unique" title="Listeners" />
      </PageGrid>
      <Subject text="Listeners and source, Sun 13 Sep 18:44 to Mon 14 Sep 18:44" title="On air 23 h 44 min" />
      <PageGrid columns="2">
        <Subject text="aurora.cast.example, port 8000" title="Connect your encoder" />
        <Subject text="The Barrel, Hoppípolla, Not, Motion Sickness" title="Last songs" />
      </PageGrid>
    </PageGrid>
  </>
);

const meta = {
  title: 'Layouts/Page',
  tags: ['wide'],
  component: Page,
  subcomponents: { PageGrid },
  parameters: { layout: 'fullscreen' },
  args: { children: cast },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Columns: Story = {
  args: {
    children: (
      <PageGrid>
        {(['2', '3', '4', '2-1', '1-2', '3-2'] as const).map((columns) => (
          <PageGrid columns={columns} gap="sm" key={columns}>
            {Array.from({ length: Number(columns) || 2 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change
              <Card key={index}>
                <CardBody>{columns}</CardBody>
              </Card>
            ))}
          </PageGrid>
        ))}
      </PageGrid>
    ),
  },
};

export const InAppShell: Story = {
  render: (args) => (
    <AppShell brand="Studio" nav={null}>
      <Page {...args} data-testid="page" />
    </AppShell>
  ),
  play: async ({ canvasElement }) => {
    const style = getComputedStyle(within(canvasElement).getByTestId('page'));
    await expect([style.paddingTop, style.paddingLeft, style.paddingBottom]).toEqual(['0px', '0px', '0px']);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
