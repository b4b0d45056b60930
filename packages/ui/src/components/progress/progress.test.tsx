import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Progress } from './progress.tsx';

behavesAsComponent('Progress', {
  render: (probe) => <Progress {...probe} label="Uploading aurora-logo.png" value={40} />,
});

it('announces its progress as a percentage', () => {
  renderUi(<Progress label="Uploading" value={53} max={212} />);
  const bar = screen.getByRole('progressbar', { name: 'Uploading' });
  expect(bar).toHaveAttribute('aria-valuenow', '53');
  expect(bar).toHaveAttribute('aria-valuemax', '212');
  expect(bar).toHaveAttribute('aria-valuetext', '25%');
  expect(screen.getByText('25%')).toBeVisible();
});

it('announces its progress as the given text', () => {
  renderUi(<Progress hideLabel label="The Barrel" max={286} value={192} valueText="3:12 of 4:46" />);
  const bar = screen.getByRole('progressbar', { name: 'The Barrel' });
  expect(bar).toHaveAttribute('aria-valuetext', '3:12 of 4:46');
  expect(screen.queryByText('The Barrel')).toBeNull();
});

it('is indeterminate without a value', () => {
  renderUi(<Progress data-testid="root" label="Building" value={null} />);
  const bar = screen.getByRole('progressbar', { name: 'Building' });
  expect(bar).not.toHaveAttribute('aria-valuenow');
  expect(bar).not.toHaveAttribute('aria-valuetext');
  expect(screen.getByTestId('root')).toHaveAttribute('data-state', 'unknown');
});

it('rounds to 100 % only when complete, and never exceeds it', () => {
  const { rerender } = renderUi(<Progress label="Uploading" max={1000} value={999} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '99%');
  rerender(<Progress label="Uploading" max={1000} value={1200} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1000');
});
