import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Switch } from './switch.tsx';

behavesAsComponent('Switch', { render: (probe) => <Switch label="Collapse navigation" {...probe} /> });

it('is toggled by its label', async () => {
  renderUi(<Switch label="Collapse navigation" />);
  await userEvent.click(screen.getByText('Collapse navigation'));
  expect(screen.getByRole('switch', { name: 'Collapse navigation' })).toBeChecked();
});

it('does not change state itself when controlled', async () => {
  const onChange = vi.fn();
  renderUi(<Switch label="Collapse navigation" checked={false} onChange={onChange} />);
  await userEvent.click(screen.getByRole('switch'));
  expect(onChange).toHaveBeenCalledOnce();
  expect(screen.getByRole('switch')).not.toBeChecked();
});

it('[E8] shows an error of its own and is described by it', () => {
  renderUi(<Switch error="The server did not answer." label="Listed" />);
  const control = screen.getByRole('switch', { name: 'Listed' });
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('The server did not answer.');
});
