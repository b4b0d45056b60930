import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { type ProgressStep, ProgressSteps } from './progress-steps.tsx';

const steps: ProgressStep[] = [
  { id: 'products', label: 'Products', state: 'done' },
  { id: 'sites', label: 'Sites', state: 'failed' },
  { id: 'skills', label: 'Skills', state: 'busy' },
  { id: 'apps', label: 'Apps', state: 'waiting' },
];

behavesAsComponent('ProgressSteps', {
  render: (probe) => <ProgressSteps {...probe} steps={steps} title="Signing in" />,
});

it('announces the state of each step as text', () => {
  renderUi(<ProgressSteps steps={steps} />);
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Products, done',
    'Sites, failed',
    'Skills, in progress',
    'Apps, waiting',
  ]);
});

it('marks the current step', () => {
  renderUi(<ProgressSteps steps={steps} />);
  expect(screen.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'step',
    null,
  ]);
});

it('announces changes politely', () => {
  renderUi(<ProgressSteps data-testid="steps" steps={steps} title="Signing in" />);
  expect(screen.getByTestId('steps')).toHaveAttribute('aria-live', 'polite');
});
