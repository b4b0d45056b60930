import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Field } from '#/components/field/index.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Textarea } from './textarea.tsx';

behavesAsComponent('Textarea', { render: (probe) => <Textarea aria-label="Description" {...probe} /> });

it('is labelled, described and validated by its field', () => {
  renderUi(
    <Field label="Description" error="Say what listeners hear." required>
      <Textarea />
    </Field>,
  );
  const text = screen.getByRole('textbox', { name: 'Description' });
  expect(text).toBeInvalid();
  expect(text).toBeRequired();
  expect(text).toHaveAccessibleDescription('Say what listeners hear.');
});

it('has the given minimum height and does not shrink below it', () => {
  renderUi(<Textarea aria-label="Description" minRows={5} maxRows={2} />);
  const text = screen.getByRole('textbox');
  expect(text).toHaveAttribute('rows', '5');
  expect(text.style.getPropertyValue('--ui-min-rows')).toBe('5');
  expect(text.style.getPropertyValue('--ui-max-rows')).toBe('5');
});

it('submits its value and clears it on form reset', async () => {
  renderUi(
    <form data-testid="form">
      <Textarea aria-label="Description" name="description" defaultValue="Folk" />
      <button type="reset">Reset</button>
    </form>,
  );
  const sent = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).get('description');
  await userEvent.type(screen.getByRole('textbox'), ' and indie');
  expect(sent()).toBe('Folk and indie');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(sent()).toBe('Folk');
});
