import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Spinner } from './spinner.tsx';

behavesAsComponent('Spinner', { render: (probe) => <Spinner {...probe}>Checking DNS</Spinner> });

it('announces its text', () => {
  renderUi(<Spinner>Checking DNS</Spinner>);
  expect(screen.getByRole('status')).toHaveTextContent('Checking DNS');
});

it('announces visually hidden text', () => {
  renderUi(<Spinner label="Loading listeners" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading listeners');
});

it('is decorative without text', () => {
  renderUi(<Spinner data-testid="spinner" />);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByTestId('spinner')).toHaveAttribute('aria-hidden', 'true');
});
