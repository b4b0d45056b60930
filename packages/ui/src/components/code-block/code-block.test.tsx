import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { CodeBlock } from './code-block.tsx';

const samples = [
  { id: 'curl', label: 'curl', code: 'curl https://aurora.cast.example/status.json' },
  { id: 'js', label: 'JavaScript', code: "await fetch('https://aurora.cast.example/status.json')" },
] as const;

behavesAsComponent('CodeBlock', {
  render: (probe) => <CodeBlock {...probe} code="let a" label="Embed code" />,
});
behavesAsComponent('CodeBlock with samples', {
  render: (probe) => <CodeBlock {...probe} label="Status" samples={samples} />,
});

it('copies its code', async () => {
  const user = userEvent.setup();
  renderUi(<CodeBlock code={'<audio src="x">'} label="Embed code" />);
  await user.click(screen.getByRole('button', { name: 'Copy Embed code' }));
  expect(await navigator.clipboard.readText()).toBe('<audio src="x">');
});

it('is keyboard accessible because it scrolls', async () => {
  renderUi(<CodeBlock code="let a" hideLabel label="Embed code" />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('region', { name: 'Embed code' })).toHaveFocus();
});

it('stays left to right in RTL layouts', () => {
  renderUi(<CodeBlock code="let a" label="Embed code" />, { dir: 'rtl' });
  expect(screen.getByRole('region')).toHaveAttribute('dir', 'ltr');
});

it('shows and copies the sample of the selected tab', async () => {
  const user = userEvent.setup();
  const onSampleChange = vi.fn();
  renderUi(<CodeBlock label="Status" onSampleChange={onSampleChange} samples={samples} />);
  expect(screen.getByText(samples[0].code)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'JavaScript' }));
  expect(onSampleChange).toHaveBeenCalledExactlyOnceWith('js');
  expect(screen.getByRole('region', { name: 'Status, JavaScript' })).toHaveTextContent(samples[1].code);
  await user.click(screen.getByRole('button', { name: 'Copy Status, JavaScript' }));
  expect(await navigator.clipboard.readText()).toBe(samples[1].code);
});

it('does not change state itself when controlled', async () => {
  renderUi(<CodeBlock label="Status" sample="curl" samples={samples} />);
  await userEvent.click(screen.getByRole('tab', { name: 'JavaScript' }));
  expect(screen.getByRole('tab', { name: 'curl' })).toHaveAttribute('aria-selected', 'true');
});
