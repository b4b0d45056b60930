import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Field } from '#/components/field/index.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { NativeSelect } from './native-select.tsx';

behavesAsComponent('NativeSelect', {
  render: (probe) => (
    <NativeSelect aria-label="Bitrate" {...probe}>
      <option>128 kbps</option>
    </NativeSelect>
  ),
});

it('is labelled by its field and submits the selected value', async () => {
  renderUi(
    <Field label="Bitrate" error="Above your plan">
      <NativeSelect>
        <option value="96">96 kbps</option>
        <option value="320">320 kbps</option>
      </NativeSelect>
    </Field>,
  );
  const select = screen.getByRole('combobox', { name: 'Bitrate' });
  await userEvent.selectOptions(select, '320 kbps');
  expect(select).toHaveValue('320');
  expect(select).toBeInvalid();
});
