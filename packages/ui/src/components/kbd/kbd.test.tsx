import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { ariaKeys, Kbd } from './index.ts';

behavesAsComponent('Kbd', { render: (probe) => <Kbd keys={['mod', 'K']} {...probe} /> });

afterEach(() => {
  vi.restoreAllMocks();
});

it("shows the platform's key names", () => {
  renderUi(<Kbd keys={['mod', 'K']} />);
  expect(screen.getByText('Ctrl K')).toBeInTheDocument();
});

it('shows symbols on Apple platforms', () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  renderUi(<Kbd keys={['mod', 'K']} />);
  expect(screen.getByText('⌘K')).toBeInTheDocument();
});

it('shows custom content', () => {
  renderUi(<Kbd>Échap</Kbd>);
  expect(screen.getByText('Échap')).toBeInTheDocument();
});

it('formats `aria-keyshortcuts`', () => {
  expect(ariaKeys(['mod', 'K'])).toBe('Control+K');
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('iPhone');
  expect(ariaKeys(['mod', 'K'])).toBe('Meta+K');
});
