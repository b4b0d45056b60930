import type { Meta, StoryObj } from '@storybook/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { PageOutline, type PageOutlineProps } from '#/components/page-outline/page-outline.tsx';
import { inDark, onPhone } from '#/testing/screen-story.tsx';

type Args = PageOutlineProps & { path: string };

const meta = {
  title: 'Screens/Shared/Loading page',
  render: ({ path, ...props }) => (
    <RouterProvider
      router={createRouter({
        routeTree: createRootRoute({ component: () => <PageOutline {...props} /> }),
        history: createMemoryHistory({ initialEntries: [path] }),
      })}
    />
  ),
  args: { path: '/dashboard' },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Dashboard: Story = {};
export const CastOverview: Story = { args: { path: '/cast/aurora' } };
export const Statistics: Story = { args: { path: '/cast/aurora/stats' } };
export const Listeners: Story = { args: { path: '/cast/aurora/current-listeners' } };
export const Settings: Story = { args: { path: '/cast/aurora/settings' } };
export const Section: Story = { args: { path: '/cast/aurora/stats', isSection: true } };
export const Phone: Story = { args: { path: '/cast/aurora/stats' }, globals: onPhone };
export const Dark: Story = { args: { path: '/cast/aurora' }, globals: inDark };
