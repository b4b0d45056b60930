import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Input } from '#/components/input/index.ts';
import { accessibilityFindings } from '#/testing/axe.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Field } from './field.tsx';

behavesAsComponent('Field', {
  render: (probe) => (
    <Field label="Mount" hint="Starts with a slash" {...probe}>
      <Input />
    </Field>
  ),
});

it('names its control', () => {
  renderUi(
    <Field label="Mount">
      <Input />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Mount' })).toBeInTheDocument();
});

it('describes its control with the hint', () => {
  renderUi(
    <Field label="Mount" hint="Starts with a slash">
      <Input />
    </Field>,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Starts with a slash');
  expect(screen.getByRole('textbox')).toBeValid();
});

it('replaces the hint with the error and marks the control invalid', () => {
  renderUi(
    <Field label="Port" hint="8000 or higher" error="Port 8001 is in use. Choose another pair.">
      <Input />
    </Field>,
  );
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
    'Port 8001 is in use. Choose another pair.',
  );
  expect(screen.queryByText('8000 or higher')).not.toBeInTheDocument();
});

it('marks the control as required', () => {
  renderUi(
    <Field label="Mount" required>
      <Input />
    </Field>,
  );
  expect(screen.getByRole('textbox')).toBeRequired();
});

it('labels an optional control', () => {
  renderUi(
    <Field label="Genre" optional>
      <Input />
    </Field>,
  );
  expect(screen.getByText('optional')).toBeVisible();
});

it('announces the character count only when few are left', () => {
  const { rerender } = renderUi(
    <Field label="Title" count={{ used: 10, max: 140 }}>
      <Input />
    </Field>,
  );
  const region = screen.getByRole('status');
  expect(screen.getByText('10 / 140')).toBeVisible();
  expect(region).toBeEmptyDOMElement();
  rerender(
    <Field label="Title" count={{ used: 128, max: 140 }}>
      <Input />
    </Field>,
  );
  expect(region).toHaveTextContent('12 characters left');
});

it("merges its description with the control's own", () => {
  renderUi(
    <>
      <span id="unit">in dBFS</span>
      <Field label="Level" hint="From −90 to −10">
        <Input aria-describedby="unit" />
      </Field>
    </>,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('in dBFS From −90 to −10');
});

it('has no axe violations with an error and a count', async () => {
  const { container } = renderUi(
    <Field label="Title" error="Too long" count={{ used: 150, max: 140 }} required>
      <Input />
    </Field>,
  );
  expect(await accessibilityFindings(container)).toEqual([]);
});
