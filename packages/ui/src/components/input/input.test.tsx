import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Input, InputGroup } from './index.ts';

behavesAsComponent('Input', { render: (probe) => <Input aria-label="Mount" {...probe} /> });

behavesAsComponent('InputGroup', {
  render: (probe) => (
    <InputGroup {...probe}>
      <Input aria-label="Level" />
      <span>dBFS</span>
    </InputGroup>
  ),
});

it('accepts text', async () => {
  renderUi(<Input aria-label="Mount" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Mount' }), '/128kbps');
  expect(screen.getByRole('textbox')).toHaveValue('/128kbps');
});

it('has no box of its own inside a group', () => {
  renderUi(
    <InputGroup>
      <Input aria-label="Level" />
    </InputGroup>,
  );
  expect(screen.getByRole('textbox').className).not.toContain('ui:border-border-strong');
});
