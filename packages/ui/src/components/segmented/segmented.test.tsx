import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Segmented } from './segmented.tsx';

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

behavesAsComponent('Segmented', {
  render: (probe) => <Segmented aria-label="Theme" options={themes} defaultValue="light" {...probe} />,
});

it('is a group of radio buttons with one selected', () => {
  renderUi(<Segmented aria-label="Theme" options={themes} defaultValue="dark" />);
  expect(screen.getByRole('radiogroup', { name: 'Theme' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

it('calls onValueChange with the selected value', async () => {
  const onValueChange = vi.fn();
  renderUi(
    <Segmented aria-label="Theme" options={themes} defaultValue="light" onValueChange={onValueChange} />,
  );
  await userEvent.click(screen.getByText('Dark'));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('dark');
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

it('is a single tab stop and moves the selection with arrow keys', async () => {
  renderUi(<Segmented aria-label="Theme" options={themes} defaultValue="light" />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Light' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

it('does not change state itself when controlled', async () => {
  renderUi(<Segmented aria-label="Theme" options={themes} value="light" />);
  await userEvent.click(screen.getByText('Dark'));
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
});
