import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Field } from '#/components/field/index.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { PasswordInput } from './password-input.tsx';

behavesAsComponent('PasswordInput', {
  render: (probe) => <PasswordInput aria-label="Password" autoComplete="current-password" {...probe} />,
});

function passwordField() {
  renderUi(
    <Field label="Password">
      <PasswordInput autoComplete="current-password" />
    </Field>,
  );
  return screen.getByLabelText('Password');
}

it('masks the password', () => {
  expect(passwordField()).toHaveAttribute('type', 'password');
});

it('shows and hides the password', async () => {
  const input = passwordField();
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

it('warns about Caps Lock until blur', () => {
  const input = passwordField();
  fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
  expect(screen.getByRole('status')).toHaveTextContent('Caps Lock is on');
  fireEvent.blur(input);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('does not submit its form when the password is shown', async () => {
  passwordField();
  expect(screen.getByRole('button', { name: 'Show password' })).toHaveAttribute('type', 'button');
});
