import type { Meta, StoryObj } from '@storybook/react';
import { AudioLines, LayoutGrid, Menu, PanelLeft } from 'lucide-react';
import { expect } from 'storybook/test';
import { Avatar } from '#/components/avatar/index.ts';
import { Wordmark } from '#/components/brand-mark/index.ts';
import { IconButton } from '#/components/icon-button/index.ts';
import { NavGroup, NavItem, NavList } from '#/components/nav-list/index.ts';
import { StatusPill } from '#/components/status-pill/index.ts';
import { AppShell } from './app-shell.tsx';

const nav = (orientation: 'vertical' | 'horizontal', collapsed = false) => (
  <NavList aria-label="Main" collapsed={collapsed} orientation={orientation}>
    <NavGroup>
      <NavItem current href="#dashboard" icon={<LayoutGrid />}>
        Dashboard
      </NavItem>
    </NavGroup>
    <NavGroup label="Casts">
      <NavItem href="#aurora" icon={<AudioLines />} status={<StatusPill appearance="icon" status="live" />}>
        Radio Aurora
      </NavItem>
      <NavItem
        href="#harbour"
        icon={<AudioLines />}
        status={<StatusPill appearance="icon" status="off-air" />}
      >
        Harbour Sessions
      </NavItem>
    </NavGroup>
  </NavList>
);

const meta = {
  title: 'Layouts/AppShell',
  tags: ['wide'],
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Wordmark>Studio</Wordmark>,
    nav: nav('vertical'),
    navToggle: (
      <IconButton aria-label="Collapse navigation">
        <PanelLeft />
      </IconButton>
    ),
    mobileNavToggle: (
      <IconButton aria-label="Open navigation">
        <Menu />
      </IconButton>
    ),
    header: (
      <span className="ms-auto flex items-center gap-3">
        English
        <Avatar name="Maeve O’Brien" />
      </span>
    ),
    footer: '© 2026 Unmuted Ltd',
    children: <h1 className="text-24 font-title tracking-24">Dashboard</h1>,
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

function size(canvas: HTMLElement, part: string) {
  const found = canvas.querySelector(`[data-part="${part}"]`);
  if (!found) throw new Error(`no part ${part}`);
  const { width, height } = found.getBoundingClientRect();
  return { width, height };
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    if (window.innerWidth < 768) return;
    await expect(size(canvasElement, 'side').width).toBe(250);
    await expect(size(canvasElement, 'header').height).toBe(70);
    await expect(size(canvasElement, 'footer').height).toBe(60);
    await expect(size(canvasElement, 'main').width).toBeLessThanOrEqual(1400);
  },
};
export const Collapsed: Story = {
  args: { collapsed: true, nav: nav('vertical', true) },
  play: async ({ canvasElement }) => {
    if (window.innerWidth < 768) return;
    await expect(size(canvasElement, 'side').width).toBe(80);
  },
};
export const DarkSideNav: Story = { args: { sideNavTheme: 'dark' } };
export const TopNav: Story = {
  args: { navType: 'top', nav: nav('horizontal'), topNavColor: '#3e82f7' },
  play: async ({ canvasElement }) => {
    if (window.innerWidth < 768) return;
    await expect(size(canvasElement, 'top-nav').height).toBe(55);
  },
};
export const DarkHeader: Story = { args: { headerColor: '#12161c' } };
export const LightHeader: Story = { args: { headerColor: '#ffd400' } };
export const LongText: Story = {
  args: {
    children: <h1 className="wrap-anywhere">{'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(6)}</h1>,
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(window.innerWidth).toBe(360);
    await expect(canvasElement.querySelector('[data-part="side"]')).not.toBeVisible();
    await expect(size(canvasElement, 'header').height).toBe(56);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};
export const ChineseAndJapanese: Story = { args: { children: <h1>仪表板 ダッシュボード</h1> } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
