import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Alert } from './alert.tsx';

behavesAsComponent('Alert', {
  render: (probe) => (
    <Alert tone="danger" title="Not saved" {...probe}>
      Port 8001 is in use.
    </Alert>
  ),
});

it('uses role="alert" for failures', () => {
  renderUi(<Alert tone="danger" title="Not saved" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
});

it('uses role="status" otherwise', () => {
  renderUi(<Alert tone="success" title="Saved" />);
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
});

it('has no live role when silent', () => {
  renderUi(
    <Alert tone="danger" silent>
      Deleting cannot be undone
    </Alert>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
