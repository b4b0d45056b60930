import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Stepper, type StepperStep } from './stepper.tsx';

const steps: StepperStep[] = [
  { id: 'station', title: 'Station', state: 'done' },
  { id: 'identity', title: 'Identity', state: 'error', description: 'The name is taken.' },
  { id: 'look', title: 'Look', state: 'upcoming' },
  { id: 'legal', title: 'Legal', state: 'locked' },
];

behavesAsComponent('Stepper', {
  render: (probe) => <Stepper {...probe} steps={steps} current="look" onStepSelect={() => {}} />,
});

const items = () => screen.getAllByRole('listitem');

it('has a name and the state of each step as text', () => {
  renderUi(<Stepper steps={steps} current="look" />);
  const group = screen.getByRole('group', { name: 'Steps' });
  expect(
    within(group)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('[data-part="text"]')?.textContent),
  ).toEqual([
    'Station, done',
    'Identity, needs changesThe name is taken.',
    'Look',
    'Legal, not available yet',
  ]);
});

it('marks the current step', () => {
  renderUi(<Stepper steps={steps} current="look" />);
  expect(items().map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
});

it('selects steps that are not locked', async () => {
  const onStepSelect = vi.fn();
  renderUi(<Stepper steps={steps} current="look" onStepSelect={onStepSelect} />);
  expect(screen.getAllByRole('button')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: /^Station/ }));
  expect(onStepSelect).toHaveBeenCalledExactlyOnceWith('station');
});

it('has no buttons when it only shows progress', () => {
  renderUi(<Stepper steps={steps} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('writes the current step above the dots when compact', () => {
  renderUi(<Stepper steps={steps} current="look" narrow="compact" />, { locale: 'en' });
  expect(screen.getByText('Step 3 of 4: Look')).toHaveAttribute('aria-hidden', 'true');
});
