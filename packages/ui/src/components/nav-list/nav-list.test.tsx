import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { NavGroup, NavItem, NavList } from './nav-list.tsx';

const icon = <svg aria-hidden="true" />;

behavesAsComponent('NavList', {
  render: (probe) => (
    <NavList {...probe} aria-label="Main">
      <NavGroup label="Casts">
        <NavItem href="/cast/aurora" icon={icon} status="Live">
          Radio Aurora
        </NavItem>
      </NavGroup>
    </NavList>
  ),
});
behavesAsComponent('NavGroup', {
  render: (probe) => (
    <NavGroup {...probe} label="Casts">
      <NavItem href="/cast/aurora" icon={icon}>
        Radio Aurora
      </NavItem>
    </NavGroup>
  ),
});
behavesAsComponent('NavItem', {
  render: (probe) => (
    <ul>
      <NavItem {...probe} href="/cast/aurora" icon={icon}>
        Radio Aurora
      </NavItem>
    </ul>
  ),
  renderAsChild: (probe) => (
    <ul>
      <NavItem {...probe} asChild icon={icon} status="Live">
        <a href="/probe">Probe</a>
      </NavItem>
    </ul>
  ),
});

function Sample({ collapsed = false }: { collapsed?: boolean }) {
  return (
    <NavList aria-label="Main" collapsed={collapsed}>
      <NavGroup>
        <NavItem current href="/dashboard" icon={icon}>
          Dashboard
        </NavItem>
      </NavGroup>
      <NavGroup label="Casts">
        <NavItem asChild icon={icon} status={<span>Live</span>}>
          <a href="/cast/aurora">Radio Aurora</a>
        </NavItem>
      </NavGroup>
    </NavList>
  );
}

it('groups links under their labels', () => {
  renderUi(<Sample />);
  const casts = screen.getByRole('list', { name: 'Casts' });
  expect(within(casts).getByRole('link', { name: 'Radio Aurora Live' })).toHaveAttribute(
    'href',
    '/cast/aurora',
  );
});

it('marks the current page', () => {
  renderUi(<Sample />);
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: /Radio Aurora/ })).not.toHaveAttribute('aria-current');
});

it('keeps accessible names while collapsed', () => {
  renderUi(<Sample collapsed />);
  expect(screen.getByRole('link', { name: 'Dashboard' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Radio Aurora Live' })).toBeInTheDocument();
  expect(screen.getByText('Dashboard')).toHaveClass('ui:sr-only');
  expect(screen.getByRole('list', { name: 'Casts' })).toBeInTheDocument();
});

it('shows the label as a tooltip on focus only while collapsed', async () => {
  const { rerender } = renderUi(<Sample collapsed />);
  await userEvent.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Dashboard');
  rerender(<Sample />);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
