import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Spinner } from './spinner.tsx';

behavesAsComponent('Spinner', { render: (probe) => <Spinner {...probe}>Checking DNS</Spinner> });

it('announces its words', () => {
  renderUi(<Spinner>Checking DNS</Spinner>);
  expect(screen.getByRole('status')).toHaveTextContent('Checking DNS');
});

it('announces words that are not seen', () => {
  renderUi(<Spinner label="Loading listeners" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading listeners');
});

it('is decoration without words', () => {
  renderUi(<Spinner data-testid="spinner" />);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByTestId('spinner')).toHaveAttribute('aria-hidden', 'true');
});
