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
] as const)('says %s in words', (status, word) => {
  renderUi(<StatusPill status={status} />);
  expect(screen.getByText(word)).toBeVisible();
});

it('says a more exact word when it has one', () => {
  renderUi(<StatusPill status="pending">Waits for DNS</StatusPill>);
  expect(screen.getByText('Waits for DNS')).toBeVisible();
  expect(screen.queryByText('Pending')).toBeNull();
});

it('keeps the word for assistive technology, and as a tooltip, where only the icon is seen', () => {
  renderUi(<StatusPill appearance="icon" status="off-air" />);
  expect(screen.getByText('Off air')).toHaveClass('ui:sr-only');
  expect(screen.getByTitle('Off air')).toBeInTheDocument();
});

it('gives each state of a stream a shape of its own', () => {
  const streams = STATUSES.filter((status) => status !== 'passed' && status !== 'failed');
  const shapes = streams.map((status) => {
    const { container, unmount } = renderUi(<StatusIcon status={status} />);
    const shape = container.innerHTML.replace(/class="[^"]*"/g, '');
    unmount();
    return shape;
  });
  expect(new Set(shapes).size).toBe(streams.length);
});

it('tells off air from failed by shape, since their colour is the same', () => {
  const { container } = renderUi(<StatusIcon status="off-air" />);
  const { container: other } = renderUi(<StatusIcon status="failed" />);
  expect(container.querySelector('svg')?.innerHTML).not.toBe(other.querySelector('svg')?.innerHTML);
});
