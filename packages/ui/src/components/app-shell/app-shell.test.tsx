import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { AppShell, type AppShellProps } from './app-shell.tsx';

function Sample(props: Partial<AppShellProps>) {
  return (
    <AppShell
      brand={<a href="/">Studio</a>}
      footer="© 2026"
      header={<button type="button">Account</button>}
      mobileNavToggle={<button type="button">Open navigation</button>}
      nav={<nav aria-label="Main">Links</nav>}
      navToggle={<button type="button">Collapse navigation</button>}
      {...props}
    >
      <h1>Dashboard</h1>
    </AppShell>
  );
}

behavesAsComponent('AppShell', { render: (probe) => <Sample {...probe} /> });

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

it('has each landmark once', () => {
  renderUi(<Sample />);
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1);
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
});

it('makes the main landmark the target of the skip link', () => {
  renderUi(<Sample mainId="page" />);
  screen.getByRole('main').focus();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'page');
});

describe('navigation', () => {
  it('renders at the side with brand and toggle', () => {
    renderUi(<Sample />);
    expect(part('side')).toContainElement(screen.getByRole('navigation', { name: 'Main' }));
    expect(screen.getByRole('button', { name: 'Collapse navigation' })).toBeInTheDocument();
  });

  it('renders in the top bar without a toggle', () => {
    renderUi(<Sample navType="top" />);
    expect(part('side')).toBeNull();
    expect(part('top-nav')).toContainElement(screen.getByRole('navigation', { name: 'Main' }));
    expect(screen.queryByRole('button', { name: 'Collapse navigation' })).toBeNull();
  });

  it('marks its parts when collapsed', () => {
    renderUi(<Sample collapsed />);
    expect(part('side')).toHaveAttribute('data-nav-collapsed');
  });

  it('applies the selected tone', () => {
    renderUi(<Sample sideNavTheme="dark" />);
    expect(part('side')).toHaveAttribute('data-nav-theme', 'dark');
  });
});

describe('colours', () => {
  it.each([
    ['#3e82f7', 'rgb(0, 0, 0)'],
    ['#12161c', 'rgb(255, 255, 255)'],
  ])('renders readable text on header colour %s', (headerColor, color) => {
    renderUi(<Sample headerColor={headerColor} />);
    expect(part('header')).toHaveStyle({ backgroundColor: headerColor, color });
  });

  it('applies colour and readable text to the top navigation bar', () => {
    renderUi(<Sample navType="top" topNavColor="#3e82f7" />);
    const bar = part('top-nav');
    expect(bar).toHaveStyle({ backgroundColor: '#3e82f7' });
    expect(bar?.style.getPropertyValue('--ui-nav-fg')).toBe('#000000');
  });

  it.each([undefined, 'not a colour'])('keeps the theme colours for %s', (headerColor) => {
    renderUi(<Sample headerColor={headerColor} />);
    expect(part('header')?.getAttribute('style')).toBeNull();
  });
});

describe('specified sizes', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf8');
  const theme = readFileSync(join(import.meta.dirname, '../../styles/theme.css'), 'utf8');

  it.each([
    ['--ui-nav-width', 250],
    ['--ui-nav-collapsed-width', 80],
    ['--ui-header-height', 70],
    ['--ui-footer-height', 60],
    ['--ui-top-nav-height', 55],
    ['--ui-content-width', 1400],
  ])('%s is %s px', (name, px) => {
    const rem = new RegExp(`${name}:\\s*([\\d.]+)rem`).exec(tokens)?.[1];
    expect(Number(rem) * 16).toBe(px);
  });

  it.each([
    ['md', 768],
    ['lg', 992],
    ['xl', 1600],
  ])('breakpoint %s is %s px', (name, px) => {
    const rem = new RegExp(`--breakpoint-${name}:\\s*([\\d.]+)rem`).exec(theme)?.[1];
    expect(Number(rem) * 16).toBe(px);
  });
});
