import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, pageIsThere, screenMeta } from '#/testing/screen-story.tsx';

const meta = {
  title: 'Screens/Shared/Frame',
  ...screenMeta('/dashboard'),
  play: pageIsThere,
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

async function openAppearance(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: /Maeve/ }));
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('menuitem', { name: 'Appearance' }));
  const drawer = await page.findByRole('dialog', { name: 'Appearance' });
  // A modal ignores pointer events until shortly after it opens.
  await waitFor(() => expect(getComputedStyle(drawer).pointerEvents).toBe('auto'));
  return within(drawer);
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: /Radio Aurora Live/ });
  },
};
export const Collapsed: Story = { args: { theme: { navCollapsed: true } } };
export const DarkNavigation: Story = { args: { theme: { sideNavTheme: 'dark', headerNavColor: '#6d28d9' } } };
export const TopNavigation: Story = { args: { theme: { navType: 'top' } } };
export const WithoutFrame: Story = {
  args: { theme: { blankLayout: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Show the navigation again' });
  },
};
/** The stream was rejected: after five seconds a banner marks the data as outdated. */
const interrupted: Story = {
  args: { handlers: { 'live.subscribe': problem('service.unavailable') } },
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByText(/You’re seeing data from/, {}, { timeout: 9_000 });
    await expect(text).toBeVisible();
  },
};
export const Disconnected: Story = interrupted;
export const DisconnectedPhoneDark: Story = { ...interrupted, globals: { ...onPhone, ...inDark } };
export const Appearance: Story = {
  play: async ({ canvasElement }) => {
    const drawer = await openAppearance(canvasElement);
    await userEvent.click(drawer.getByRole('radio', { name: 'Top' }));
    await expect(canvasElement.querySelector('[data-part="top-nav"]')).not.toBeNull();
  },
};
export const AppearanceCustomColours: Story = {
  args: { theme: { navType: 'top', headerNavColor: '#f2b705' } },
  play: async ({ canvasElement }) => {
    const drawer = await openAppearance(canvasElement);
    await expect(drawer.getAllByRole('button', { name: 'Yellow' })).toHaveLength(2);
  },
};
export const WithoutProducts: Story = {
  args: {
    handlers: {
      'products.list': fixtures.listOf([]),
      'onePages.list': fixtures.listOf([]),
      'alexaSkills.list': fixtures.listOf([]),
      'mobileApps.list': fixtures.listOf([]),
    },
  },
};
export const NavigationPhone: Story = {
  args: { theme: { mobileNav: true } },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Main navigation' });
  },
};
export const NavigationPhoneDark: Story = {
  ...NavigationPhone,
  args: { theme: { mobileNav: true, sideNavTheme: 'dark' } },
};
export const Staff: Story = { args: { path: '/admin/dashboard', visitor: 'superadmin' } };
export const Dark: Story = { globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { globals: mirrored };
