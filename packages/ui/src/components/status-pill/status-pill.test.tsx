import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { StatusIcon, StatusPill } from './status-pill.tsx';
import { STATUSES } from './status-pill.variants.ts';

behavesAsComponent('StatusPill', { render: (probe) => <StatusPill {...probe} status="live" /> });

it.each([
  ['live', 'Live'],
  ['silent', 'Silent'],
  ['off-air', 'Off air'],
  ['pending', 'Pending'],
  ['suspended', 'Suspended'],
  ['unknown', 'Unknown'],
] as const)('shows the label of %s', (status, word) => {
  renderUi(<StatusPill status={status} />);
  expect(screen.getByText(word)).toBeVisible();
});

it('shows custom text instead of its own', () => {
  renderUi(<StatusPill status="pending">Waits for DNS</StatusPill>);
  expect(screen.getByText('Waits for DNS')).toBeVisible();
  expect(screen.queryByText('Pending')).toBeNull();
});

it('keeps its text for assistive technology and as a tooltip when icon-only', () => {
  renderUi(<StatusPill appearance="icon" status="off-air" />);
  expect(screen.getByText('Off air')).toHaveClass('ui:sr-only');
  expect(screen.getByTitle('Off air')).toBeInTheDocument();
});

it('has a distinct shape for each stream state', () => {
  const streams = STATUSES.filter((status) => status !== 'passed' && status !== 'failed');
  const shapes = streams.map((status) => {
    const { container, unmount } = renderUi(<StatusIcon status={status} />);
    const shape = container.innerHTML.replace(/class="[^"]*"/g, '');
    unmount();
    return shape;
  });
  expect(new Set(shapes).size).toBe(streams.length);
});

it('distinguishes off air and failed by shape, because they share a colour', () => {
  const { container } = renderUi(<StatusIcon status="off-air" />);
  const { container: other } = renderUi(<StatusIcon status="failed" />);
  expect(container.querySelector('svg')?.innerHTML).not.toBe(other.querySelector('svg')?.innerHTML);
});
