import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { ariaKeys, Kbd } from './index.ts';

behavesAsComponent('Kbd', { render: (probe) => <Kbd keys={['mod', 'K']} {...probe} /> });

afterEach(() => {
  vi.restoreAllMocks();
});

it('names the key of the system', () => {
  renderUi(<Kbd keys={['mod', 'K']} />);
  expect(screen.getByText('Ctrl K')).toBeInTheDocument();
});

it('writes the sign that is on the key of an Apple system', () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  renderUi(<Kbd keys={['mod', 'K']} />);
  expect(screen.getByText('⌘K')).toBeInTheDocument();
});

it('shows words of its own', () => {
  renderUi(<Kbd>Échap</Kbd>);
  expect(screen.getByText('Échap')).toBeInTheDocument();
});

it('names keys to assistive technology', () => {
  expect(ariaKeys(['mod', 'K'])).toBe('Control+K');
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('iPhone');
  expect(ariaKeys(['mod', 'K'])).toBe('Meta+K');
});
