import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Field } from '#/components/field/index.ts';
import { Input } from '#/components/input/index.ts';
import { accessibilityFindings } from '#/testing/axe.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Wizard } from './wizard.tsx';
import type { StepCheck, WizardProps, WizardStep } from './wizard.types.ts';

const steps: WizardStep[] = [
  { id: 'station', title: 'Station' },
  { id: 'look', title: 'Look', note: 'Colours change at once.' },
  { id: 'review', title: 'Review' },
];

const content = ({ title }: WizardStep) => <p>{`Content of ${title}`}</p>;

behavesAsComponent('Wizard', {
  render: (probe) => (
    <Wizard {...probe} steps={steps} onSubmit={() => undefined}>
      {content}
    </Wizard>
  ),
});

const setup = (props: Partial<WizardProps> = {}) => {
  const calls = { onStepChange: vi.fn(), onDoneChange: vi.fn(), onSubmit: vi.fn<() => StepCheck>() };
  const element = (more: Partial<WizardProps> = {}) => (
    <Wizard steps={steps} {...calls} {...props} {...more}>
      {content}
    </Wizard>
  );
  const { rerender } = renderUi(element());
  return { ...calls, update: (more: Partial<WizardProps>) => rerender(element(more)) };
};

const heading = (name: string) => screen.getByRole('heading', { name });
const next = (name = /^Next/) => userEvent.click(screen.getByRole('button', { name }));
const states = () => screen.getAllByRole('listitem').map((item) => item.dataset['state']);
const deferred = () => {
  let resolve: (value: StepCheck) => void = () => {};
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<StepCheck>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
};

it('starts at the first step, without moving focus', () => {
  setup();
  expect(heading('Step 1 of 3: Station')).toBeVisible();
  expect(document.body).toHaveFocus();
  expect(states()).toEqual(['upcoming', 'locked', 'locked']);
  expect(screen.queryByRole('button', { name: /^Back/ })).toBeNull();
});

it('continues at the first step that is not done', () => {
  setup({ defaultDone: ['station'] });
  expect(heading('Step 2 of 3: Look')).toBeVisible();
  expect(screen.getByText('Colours change at once.')).toBeVisible();
  expect(states()).toEqual(['done', 'upcoming', 'locked']);
});

it('moves on and back, and focuses the heading of the new step', async () => {
  const { onStepChange, onDoneChange } = setup();
  await next();
  expect(heading('Step 2 of 3: Look')).toHaveFocus();
  expect(onStepChange).toHaveBeenLastCalledWith('look');
  expect(onDoneChange).toHaveBeenCalledExactlyOnceWith(['station']);
  await userEvent.click(screen.getByRole('button', { name: 'Back to Station' }));
  expect(heading('Step 1 of 3: Station')).toHaveFocus();
  expect(screen.getByText('Content of Station')).toBeVisible();
});

it('shows why a step is not valid, at the step and in the stepper', async () => {
  const validate = vi.fn((): StepCheck => 'Choose a station.');
  const { onStepChange, onDoneChange } = setup({
    defaultDone: ['station', 'look'],
    defaultStep: 'station',
    steps: steps.map((step) => (step.id === 'station' ? { ...step, validate } : step)),
  });
  await next();
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a station.');
  expect(states()).toEqual(['error', 'locked', 'locked']);
  expect(onStepChange).not.toHaveBeenCalled();
  expect(onDoneChange).toHaveBeenCalledExactlyOnceWith(['look']);
  validate.mockReturnValue(undefined);
  await next();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(heading('Step 2 of 3: Look')).toHaveFocus();
  expect(states()).toEqual(['done', 'done', 'upcoming']);
});

function NameStep() {
  const [error, setError] = useState<string>();
  const validate = () => {
    setError('Enter a name.');
    return 'The app needs a name.';
  };
  return (
    <Wizard steps={[{ id: 'name', title: 'Name', validate }]} onSubmit={() => undefined}>
      <Field error={error} label="Name">
        <Input />
      </Field>
    </Wizard>
  );
}

it('focuses the first invalid field', async () => {
  const { container } = renderUi(<NameStep />);
  await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  expect(await accessibilityFindings(container)).toEqual([]);
});

it('waits for an asynchronous check and ignores other moves meanwhile', async () => {
  const check = deferred();
  const validate = vi.fn(() => check.promise);
  const { onStepChange } = setup({
    steps: steps.map((step) => (step.id === 'look' ? { ...step, validate } : step)),
    defaultDone: ['station'],
  });
  await next();
  await next();
  await userEvent.click(screen.getByRole('button', { name: /^Station/ }));
  expect(validate).toHaveBeenCalledOnce();
  expect(onStepChange).not.toHaveBeenCalled();
  expect(screen.getByText('Loading')).toHaveAttribute('role', 'status');
  await act(async () => check.resolve(undefined));
  expect(heading('Step 3 of 3: Review')).toHaveFocus();
});

it('stays when a check could not be made', async () => {
  const validate = () => Promise.reject(new Error('offline'));
  setup({ steps: [{ id: 'station', title: 'Station', validate }] });
  await next(/^Finish/);
  expect(screen.getByRole('alert')).toHaveTextContent(/did not work/);
});

it('submits the last step once it is valid, and shows why it failed', async () => {
  const submission = deferred();
  const onSubmit = vi.fn(() => submission.promise);
  setup({ defaultDone: ['station', 'look'], onSubmit, submitLabel: 'Send to Google' });
  await next(/^Send to Google/);
  expect(screen.getByRole('button', { name: 'Back to Look' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Send to Google' }));
  expect(onSubmit).toHaveBeenCalledOnce();
  await act(async () => submission.resolve('Google has no room today.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Google has no room today.');
  expect(states()).toEqual(['done', 'done', 'error']);
});

it('goes back by the stepper at once, and forward only from a valid step', async () => {
  const validate = vi.fn((): StepCheck => 'Choose colours.');
  setup({
    steps: steps.map((step) => (step.id === 'look' ? { ...step, validate } : step)),
    defaultDone: ['station', 'look'],
    defaultStep: 'look',
  });
  await userEvent.click(screen.getByRole('button', { name: /^Review/ }));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose colours.');
  await userEvent.click(screen.getByRole('button', { name: /^Station/ }));
  expect(heading('Step 1 of 3: Station')).toHaveFocus();
  expect(validate).toHaveBeenCalledOnce();
});

it('follows a controlled step and focuses its heading', () => {
  const { update, onStepChange } = setup({ step: 'station', defaultDone: ['station', 'look'] });
  expect(heading('Step 1 of 3: Station')).not.toHaveFocus();
  update({ step: 'review' });
  expect(heading('Step 3 of 3: Review')).toHaveFocus();
  expect(onStepChange).not.toHaveBeenCalled();
});

it('replaces a controlled step that is not available', () => {
  const { onStepChange } = setup({ step: 'review', done: ['station'] });
  expect(heading('Step 2 of 3: Look')).toBeVisible();
  expect(onStepChange).toHaveBeenCalledExactlyOnceWith('look');
});

it('does not wait for the owner of the valid steps to save them', async () => {
  const { update, onStepChange } = setup({ step: 'station', done: [] });
  await next();
  update({ step: 'look' });
  expect(heading('Step 2 of 3: Look')).toHaveFocus();
  expect(onStepChange).toHaveBeenCalledExactlyOnceWith('look');
});

it('shows an error of the caller without locking other steps', () => {
  setup({
    steps: steps.map((step) => (step.id === 'station' ? { ...step, error: 'The station is gone.' } : step)),
    defaultDone: ['station', 'look'],
  });
  expect(heading('Step 3 of 3: Review')).toBeVisible();
  expect(states()).toEqual(['error', 'done', 'upcoming']);
});
