import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { RibbonTrack, StatusRibbon, type StatusRibbonProps } from './index.ts';

const HOUR = 3_600_000;
const from = Date.UTC(2026, 8, 14);
const to = from + 24 * HOUR;
const segments: StatusRibbonProps['segments'] = [
  { from, to: from + 10 * HOUR, state: 'live' },
  { from: from + 10 * HOUR, to: from + 20 * HOUR, state: 'automatic' },
  { from: from + 20 * HOUR, to: from + 20.25 * HOUR, state: 'off-air' },
  { from: from + 20.25 * HOUR, to, state: 'live' },
];

function Sample(props: Partial<StatusRibbonProps>) {
  return (
    <StatusRibbon
      description="Source, 14 Sep 2026"
      from={from}
      segments={segments}
      timeZone="UTC"
      title="A quarter of an hour was lost"
      to={to}
      {...props}
    />
  );
}

behavesAsComponent('StatusRibbon', { render: (probe) => <Sample {...probe} /> });
behavesAsComponent('RibbonTrack', {
  render: (probe) => <RibbonTrack from={from} label="Source" segments={segments} to={to} {...probe} />,
});

it('shows the share on air and the duration of each state as text', () => {
  renderUi(<Sample />);
  expect(screen.getByText('98.9% on air')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((state) => state.textContent)).toEqual([
    expect.stringMatching(/^Live13.h 45.min/),
    expect.stringMatching(/^AutoDJ10.h/),
    expect.stringMatching(/^Off air15.min/),
  ]);
});

it('shows one segment at a time with arrow keys', async () => {
  renderUi(<Sample />);
  const cursor = screen.getByRole('slider', { name: 'A quarter of an hour was lost' });
  cursor.focus();
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
  expect(cursor.getAttribute('aria-valuetext')).toMatch(/^Off air, 15 minutes, .*20:00\s–\s20:15$/);
  expect(document.querySelector('[data-part="tooltip"]')).toHaveTextContent(/Off air.*15.min/);
});

it('has a distinct shape for each state', () => {
  const all: StatusRibbonProps['segments'] = (
    ['live', 'automatic', 'silent', 'off-air', 'suspended'] as const
  ).map((state, index) => ({ from: from + index * HOUR, to: from + (index + 1) * HOUR, state }));
  const { container } = renderUi(<Sample segments={all} />);
  const shapes = [...container.querySelectorAll('[data-part="segment"]')].map((segment) =>
    segment.className.replaceAll(/ui:bg-(?!\[)\S+/g, ''),
  );
  expect(new Set(shapes).size).toBe(6);
});

it('uses custom labels', () => {
  renderUi(<Sample names={{ live: 'Live encoder' }} />);
  expect(screen.getByText('Live encoder')).toBeVisible();
});

it('shows periods without data as unknown', () => {
  renderUi(<Sample segments={[]} />);
  expect(screen.queryByText(/on air/)).toBeNull();
  expect(screen.getByRole('listitem')).toHaveTextContent(/^No data/);
});

it('has a table with seconds for export and formatted durations for display', async () => {
  renderUi(<Sample />);
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getAllByRole('row')[3]).toHaveTextContent('15 minutes');
});
