import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Field } from '#/components/field/index.ts';
import { Input } from '#/components/input/index.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { FormActions, FormGroup, FormLayout } from './form-layout.tsx';

behavesAsComponent('FormLayout', { render: (probe) => <FormLayout {...probe}>Text</FormLayout> });
behavesAsComponent('FormGroup', {
  render: (probe) => (
    <FormGroup {...probe} title="Address">
      Text
    </FormGroup>
  ),
});
behavesAsComponent('FormActions', {
  render: (probe) => <FormActions {...probe}>Text</FormActions>,
  renderAsChild: (probe) => (
    <FormActions {...probe} asChild>
      <a href="/probe">Probe</a>
    </FormActions>
  ),
});

it('[E11] names and describes a group of fields', () => {
  renderUi(
    <FormLayout columns={2}>
      <FormGroup description="Shown in directories" title="Address">
        <Field label="City">
          <Input />
        </Field>
      </FormGroup>
    </FormLayout>,
  );
  const group = screen.getByRole('group', { name: 'Address' });
  expect(group).toHaveAccessibleDescription('Shown in directories');
  expect(group).toContainElement(screen.getByRole('textbox', { name: 'City' }));
});
