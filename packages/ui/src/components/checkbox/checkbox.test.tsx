import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Checkbox } from './checkbox.tsx';

behavesAsComponent('Checkbox', { render: (probe) => <Checkbox label="Keep me signed in" {...probe} /> });

it('is checked by clicking its label', async () => {
  renderUi(<Checkbox label="Keep me signed in" />);
  await userEvent.click(screen.getByText('Keep me signed in'));
  expect(screen.getByRole('checkbox', { name: 'Keep me signed in' })).toBeChecked();
});

it('is checked with the space bar', async () => {
  renderUi(<Checkbox label="Keep me signed in" />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('supports the indeterminate state', () => {
  renderUi(<Checkbox label="3 of 7 countries" indeterminate />);
  expect(screen.getByRole('checkbox')).toBePartiallyChecked();
});

it('submits its value with the form', async () => {
  renderUi(
    <form data-testid="form">
      <Checkbox label="Keep me signed in" name="remember" value="yes" />
    </form>,
  );
  await userEvent.click(screen.getByRole('checkbox'));
  expect(new FormData(screen.getByTestId<HTMLFormElement>('form')).get('remember')).toBe('yes');
});

it('[E8] shows an error of its own and is described by it', () => {
  renderUi(<Checkbox error="Accept the terms to continue." label="I accept the terms" />);
  const checkbox = screen.getByRole('checkbox', { name: 'I accept the terms' });
  expect(checkbox).toBeInvalid();
  expect(checkbox).toHaveAccessibleDescription('Accept the terms to continue.');
});
