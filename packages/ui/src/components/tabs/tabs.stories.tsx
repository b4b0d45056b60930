import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LinkTab, LinkTabs, Tabs, TabsList, TabsPanel, TabsTab } from './index.ts';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  subcomponents: { TabsList, TabsTab, TabsPanel, LinkTabs, LinkTab },
  args: { defaultValue: 'icecast', onValueChange: fn() },
  render: (args) => (
    <Tabs {...args}>
      <TabsList aria-label="Server">
        <TabsTab value="icecast">Icecast</TabsTab>
        <TabsTab value="shoutcast-1">SHOUTcast 1</TabsTab>
        <TabsTab value="shoutcast-2">SHOUTcast 2</TabsTab>
        <TabsTab disabled value="hls">
          HLS
        </TabsTab>
      </TabsList>
      <TabsPanel className="pt-4" value="icecast">
        aurora.cast.example, port 8000, mount /128kbps
      </TabsPanel>
      <TabsPanel className="pt-4" value="shoutcast-1">
        aurora.cast.example, port 8001
      </TabsPanel>
      <TabsPanel className="pt-4" value="shoutcast-2">
        aurora.cast.example, port 8000, stream 1
      </TabsPanel>
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const views = ['Overview', 'Statistics', 'Listeners', 'Geoblocking', 'Directories', 'Widgets', 'Settings'];

function CastTabs({ current = 'Overview', names = views }: { current?: string; names?: string[] }) {
  return (
    <LinkTabs aria-label="Radio Aurora">
      {names.map((name) => (
        <LinkTab
          count={name === 'Listeners' ? 137 : undefined}
          current={name === current}
          href={`#${name}`}
          key={name}
        >
          {name}
        </LinkTab>
      ))}
    </LinkTabs>
  );
}

export const Links: Story = { render: () => <CastTabs /> };

export const LinksRightToLeft: Story = { ...Links, globals: { direction: 'rtl' } };

export const LinksNarrow: Story = {
  render: () => (
    <div className="w-72 px-4 [--page-pad:1rem]">
      <CastTabs current="Settings" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { name: 'Settings' });
    const list = current.closest('ul') as HTMLElement;
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(0));
    await expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(
      Math.ceil(list.getBoundingClientRect().right) + 1,
    );
  },
};

export const AsRouterLinks: Story = {
  render: () => (
    <LinkTabs aria-label="Radio Aurora">
      <LinkTab asChild count={137}>
        <a aria-current="page" href="#listeners">
          Listeners
        </a>
      </LinkTab>
      <LinkTab asChild count={4}>
        <a href="#bans">Bans</a>
      </LinkTab>
    </LinkTabs>
  ),
};

export const LongText: Story = {
  render: () => (
    <CastTabs
      current="Lautstärkenormalisierung"
      names={['Geschwindigkeitsbegrenzungsüberschreitung', 'Lautstärkenormalisierung']}
    />
  ),
};

export const ChineseAndJapanese: Story = {
  render: () => <CastTabs current="リスナー" names={['概要', '統計', 'リスナー', '地域制限', '设置']} />,
};

export const SelectByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'SHOUTcast 1' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'SHOUTcast 1' })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledWith('shoutcast-1');
  },
};

export const KeepLinkHeight: Story = {
  ...Links,
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation');
    await expect(nav.getBoundingClientRect().height).toBe(41);
  },
};
