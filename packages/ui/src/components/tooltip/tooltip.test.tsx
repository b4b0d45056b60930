import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Tooltip } from './tooltip.tsx';

const button = (
  <button type="button" aria-label="Copy">
    ⧉
  </button>
);

behavesAsComponent('Tooltip', {
  render: (probe) => (
    <Tooltip content="Copy the address" defaultOpen {...probe}>
      {button}
    </Tooltip>
  ),
  portal: true,
});

it('describes its control while focused', async () => {
  renderUi(<Tooltip content="Copy the address">{button}</Tooltip>);
  await userEvent.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Copy the address');
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveAccessibleDescription('Copy the address');
});

it('closes on Escape and keeps focus', async () => {
  renderUi(<Tooltip content="Copy the address">{button}</Tooltip>);
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveFocus();
});

it('shows nothing when disabled', async () => {
  renderUi(
    <Tooltip content="Copy the address" disabled>
      {button}
    </Tooltip>,
  );
  await userEvent.tab();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
