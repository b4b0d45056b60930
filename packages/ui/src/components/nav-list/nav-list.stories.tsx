import type { Meta, StoryObj } from '@storybook/react';
import { AudioLines, LayoutGrid, SlidersHorizontal } from 'lucide-react';
import { expect } from 'storybook/test';
import { StatusPill } from '#/components/status-pill/index.ts';
import { NavGroup, NavItem, NavList, type NavListProps } from './nav-list.tsx';

const meta = {
  title: 'Components/NavList',
  component: NavList,
  subcomponents: { NavGroup, NavItem },
  args: { 'aria-label': 'Main' },
} satisfies Meta<typeof NavList>;
export default meta;
type Story = StoryObj<typeof meta>;

const sample = (args: NavListProps, casts = ['Radio Aurora', 'Atlantic Talk', 'Harbour Sessions']) => (
  <NavList {...args}>
    <NavGroup>
      <NavItem current href="#dashboard" icon={<LayoutGrid />}>
        Dashboard
      </NavItem>
    </NavGroup>
    <NavGroup label="Casts">
      {casts.map((name, index) => (
        <NavItem
          asChild
          icon={<AudioLines />}
          key={name}
          status={<StatusPill appearance="icon" status={index === 0 ? 'live' : 'off-air'} />}
          tooltip={name}
        >
          <a href={`#${name}`}>{name}</a>
        </NavItem>
      ))}
    </NavGroup>
    <NavGroup placement="end">
      <NavItem href="#appearance" icon={<SlidersHorizontal />}>
        Appearance
      </NavItem>
    </NavGroup>
  </NavList>
);

export const Default: Story = {
  render: (args) => <div className="flex h-120 w-nav">{sample(args)}</div>,
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().height);
    await expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
  },
};
export const Collapsed: Story = {
  args: { collapsed: true },
  render: (args) => <div className="flex h-120 w-nav-collapsed">{sample(args)}</div>,
};
export const Horizontal: Story = {
  args: { orientation: 'horizontal' },
  render: (args) => <div className="h-top-nav">{sample(args)}</div>,
};
export const DarkSideNav: Story = {
  render: (args) => (
    <div className="flex h-120 w-nav bg-nav-bg" data-nav-theme="dark">
      {sample(args)}
    </div>
  ),
};
export const LongText: Story = {
  render: (args) => (
    <div className="flex h-120 w-nav">{sample(args, ['Donaudampfschifffahrtsgesellschaftskapitän'])}</div>
  ),
};
export const ChineseAndJapanese: Story = {
  render: (args) => <div className="flex h-120 w-nav">{sample(args, ['极光电台', '港湾セッション'])}</div>,
};
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };
