import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubmitEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Button } from './button.tsx';

behavesAsComponent('Button', {
  render: (probe) => <Button {...probe}>Save</Button>,
  renderAsChild: (probe) => (
    <Button asChild {...probe}>
      <a href="/probe">Probe</a>
    </Button>
  ),
});

it('does not submit a form by default', () => {
  renderUi(<Button>Save</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

it('ignores clicks while loading', async () => {
  const onClick = vi.fn();
  renderUi(
    <Button loading onClick={onClick}>
      Save
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).not.toHaveBeenCalled();
});

it('does not submit its form while loading, not even with Enter in a field', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  renderUi(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" loading>
        Save
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Aurora{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('keeps focus and its name while loading', async () => {
  const { rerender } = renderUi(<Button loading={false}>Save</Button>);
  await userEvent.tab();
  rerender(<Button loading>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
});

it('announces loading in a pre-rendered live region', () => {
  const { rerender } = renderUi(<Button loading={false}>Save</Button>);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(<Button loading>Save</Button>);
  expect(region).toHaveTextContent('Loading');
});

it('blocks navigation of a child link while loading', async () => {
  const onClick = vi.fn();
  renderUi(
    <Button asChild loading>
      {/* biome-ignore lint/a11y/useValidAnchor: the click is the subject of the test */}
      <a href="#next" onClick={onClick}>
        Next
      </a>
    </Button>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(onClick).not.toHaveBeenCalled();
  expect(location.hash).toBe('');
});
