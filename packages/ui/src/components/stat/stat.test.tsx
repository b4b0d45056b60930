import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Stat, StatGroup } from './index.ts';

behavesAsComponent('Stat', { render: (probe) => <Stat {...probe} label="Listeners" value="137" /> });
behavesAsComponent('StatGroup', {
  render: (probe) => (
    <StatGroup {...probe}>
      <Stat label="Listeners" value="137" />
    </StatGroup>
  ),
});

it('pairs the label with the value and its unit', () => {
  renderUi(<Stat label="Listening" unit="h" value="9,841.6" />);
  expect(screen.getByRole('term')).toHaveTextContent('Listening');
  expect(screen.getByRole('definition')).toHaveTextContent('9,841.6 h');
});

it('announces the direction of a change', () => {
  renderUi(<Stat change={{ direction: 'down', text: '0.9 pt', tone: 'bad' }} label="Bounce" value="32.8" />);
  expect(screen.getAllByRole('definition')[1]).toHaveTextContent('down 0.9 pt');
});

it('shows an unknown value as unknown, never as zero', () => {
  renderUi(<Stat label="Listeners" unit="h" value={null} />);
  expect(screen.getByRole('definition')).toHaveTextContent('No data');
  expect(screen.getByRole('definition')).not.toHaveTextContent(/0|h$/);
});

it('shows zero', () => {
  renderUi(<Stat label="Listeners" value={0} />);
  expect(screen.getByRole('definition')).toHaveTextContent(/^0$/);
});

it('keeps a stale value and shows its age', () => {
  renderUi(
    <Stat
      change={{ direction: 'up', text: '8.3 %' }}
      data-testid="stat"
      label="Listeners"
      stale="Last update 14:02:11"
      value="137"
    />,
  );
  expect(screen.getByText('137')).toBeVisible();
  expect(screen.getByText('Last update 14:02:11')).toBeVisible();
  expect(screen.queryByText('8.3 %')).toBeNull();
  expect(screen.getByTestId('stat')).toHaveAttribute('data-stale');
});

it('is busy while loading', () => {
  renderUi(<Stat data-testid="stat" label="Listeners" loading value="137" />);
  expect(screen.getByTestId('stat')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('137')).toBeNull();
});

it.each([
  ['up', 'good', 'live'],
  ['down', 'good', 'off-air'],
  ['up', 'bad', 'off-air'],
  ['down', 'bad', 'live'],
] as const)('colours a way %s, where a rise is %s, like %s', (direction, rise, colour) => {
  renderUi(<Stat change={{ direction, rise, text: '1.4 pt' }} label="Bounce" value="32.8" />);
  expect(screen.getByText('1.4 pt')).toHaveClass(`ui:text-${colour}-text`);
});

it('reserves the note line while loading', () => {
  const { container } = renderUi(<Stat label="Listening" loading note="was 9,087.4 h" value={null} />);
  expect(container.querySelector('[data-part="note"] [data-ui="skeleton"]')).not.toBeNull();
  expect(screen.queryByText('was 9,087.4 h')).toBeNull();
});

it('shows its chart below, except while loading', () => {
  const chart = <span>the last 24 h</span>;
  const { rerender } = renderUi(<Stat chart={chart} label="Listeners" value="137" />);
  expect(screen.getByText('the last 24 h')).toBeVisible();
  rerender(<Stat chart={chart} label="Listeners" loading value="137" />);
  expect(screen.queryByText('the last 24 h')).toBeNull();
});
