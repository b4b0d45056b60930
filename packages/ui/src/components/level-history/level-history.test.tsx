import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { LevelHistory, type LevelHistoryProps } from './index.ts';

const startAt = Date.UTC(2026, 8, 12, 3);
/** Ten minutes of seconds: 30 seconds of silence from 03:02, a gap from 03:06 to 03:07. */
const levels = Float32Array.from({ length: 600 }, (_, second) =>
  second >= 360 && second < 420 ? Number.NaN : second >= 120 && second < 150 ? -80 : -14,
);
const series = { startAt, levels };
const silences = [{ from: startAt + 120_000, to: startAt + 150_000 }];

function Sample(props: Partial<LevelHistoryProps>) {
  return (
    <LevelHistory
      description="Level in dBFS, 12 Sep, 03:00 to 03:10"
      series={series}
      silences={silences}
      timeZone="UTC"
      title="Half a minute of silence"
      {...props}
    />
  );
}

behavesAsComponent('LevelHistory', {
  render: (probe) => <Sample onThresholdChange={() => undefined} threshold={-50} {...probe} />,
});

const plotCursor = () => screen.getByRole('slider', { name: 'Half a minute of silence' });
const period = () => document.querySelector('[data-part="period"]')?.textContent;
const tooltip = () => document.querySelector('[data-part="tooltip"]');

async function focusCursor() {
  plotCursor().focus();
  await userEvent.keyboard('{Home}');
}

it('names the drawing and describes the keys of the cursor', () => {
  renderUi(<Sample />);
  expect(
    screen.getByRole('img', { name: 'Half a minute of silence. Level in dBFS, 12 Sep, 03:00 to 03:10' }),
  ).toBeInTheDocument();
  expect(plotCursor()).toHaveAccessibleDescription(/Plus and minus zoom/);
});

it('reads one column at a time with arrow keys, with silence and missing data', async () => {
  renderUi(<Sample />);
  await focusCursor();
  expect(plotCursor()).toHaveAttribute('aria-valuetext', expect.stringMatching(/03:00:00: −14\.0\sdBFS$/));
  for (let page = 0; page < 2; page += 1) await userEvent.keyboard('{PageDown}');
  await userEvent.keyboard('{PageUp}{PageUp}');
  expect(plotCursor()).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/03:02:00: −80\.0\sdBFS, Silence, 30 seconds$/),
  );
  expect(tooltip()).toHaveTextContent('−80.0 dBFSSilence, 30 seconds');
  for (let page = 0; page < 4; page += 1) await userEvent.keyboard('{PageUp}');
  expect(plotCursor()).toHaveAttribute('aria-valuetext', expect.stringMatching(/03:06:00: No data$/));
  await userEvent.keyboard('{Escape}');
  expect(tooltip()).toBeNull();
});

it('zooms with plus and minus around the cursor and shows all with 0', async () => {
  const onRangeChange = vi.fn();
  renderUi(<Sample onRangeChange={onRangeChange} />);
  await focusCursor();
  await userEvent.keyboard('+');
  expect(onRangeChange).toHaveBeenLastCalledWith({ from: startAt, to: startAt + 300_000 });
  expect(period()).toMatch(/03:00:00.*03:05:00/);
  await userEvent.keyboard('-');
  expect(onRangeChange).toHaveBeenLastCalledWith({ from: startAt, to: startAt + 600_000 });
  await userEvent.keyboard('++0');
  expect(onRangeChange).toHaveBeenLastCalledWith({ from: startAt, to: startAt + 600_000 });
});

it('moves a zoomed period with Shift and arrows, and at its edge with arrows', async () => {
  const onRangeChange = vi.fn();
  const defaultRange = { from: startAt + 200_000, to: startAt + 300_000 };
  renderUi(<Sample defaultRange={defaultRange} onRangeChange={onRangeChange} />);
  await focusCursor();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(onRangeChange).toHaveBeenLastCalledWith({ from: startAt + 225_000, to: startAt + 325_000 });
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(onRangeChange).toHaveBeenLastCalledWith({ from: startAt + 224_000, to: startAt + 324_000 });
  expect(plotCursor()).toHaveAttribute('aria-valuetext', expect.stringContaining('03:03:44'));
});

it('zooms with buttons; those without effect are disabled and keep focus', async () => {
  renderUi(<Sample />);
  const group = within(screen.getByRole('group', { name: 'Zoom' }));
  expect(group.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
  expect(group.getByRole('button', { name: 'Earlier' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(group.getByRole('button', { name: 'Zoom in' }));
  expect(period()).toMatch(/03:02:30.*03:07:30/);
  await userEvent.click(group.getByRole('button', { name: 'Later' }));
  expect(period()).toMatch(/03:05:00.*03:10:00/);
  expect(group.getByRole('button', { name: 'Later' })).toHaveAttribute('aria-disabled', 'true');
  const all = group.getByRole('button', { name: 'Show the whole period' });
  await userEvent.click(all);
  expect(all).toHaveAttribute('aria-disabled', 'true');
  expect(all).toHaveFocus();
});

/** A box for the plot, which jsdom does not lay out. */
function layOut(element: Element) {
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 180));
  Object.defineProperty(element, 'clientWidth', { value: 600 });
  Object.assign(element, { setPointerCapture: () => undefined });
}

it('zooms to a dragged period', () => {
  const onRangeChange = vi.fn();
  renderUi(<Sample onRangeChange={onRangeChange} />);
  layOut(plotCursor());
  fireEvent.pointerDown(plotCursor(), { button: 0, clientX: 300, pointerType: 'mouse' });
  fireEvent.pointerMove(plotCursor(), { clientX: 100, pointerType: 'mouse' });
  fireEvent.pointerUp(plotCursor(), { clientX: 100, pointerType: 'mouse' });
  expect(onRangeChange).toHaveBeenCalledExactlyOnceWith({ from: startAt + 100_000, to: startAt + 300_000 });
});

it('does not zoom on a click', () => {
  const onRangeChange = vi.fn();
  renderUi(<Sample onRangeChange={onRangeChange} />);
  layOut(plotCursor());
  fireEvent.pointerDown(plotCursor(), { button: 0, clientX: 300, pointerType: 'mouse' });
  fireEvent.pointerUp(plotCursor(), { clientX: 302, pointerType: 'mouse' });
  expect(onRangeChange).not.toHaveBeenCalled();
  expect(tooltip()).toHaveTextContent('03:05:00');
});

it('zooms with the wheel only while Ctrl is pressed', () => {
  const onRangeChange = vi.fn();
  renderUi(<Sample onRangeChange={onRangeChange} />);
  layOut(plotCursor());
  expect(fireEvent.wheel(plotCursor(), { deltaY: -100, clientX: 0 })).toBe(true);
  expect(onRangeChange).not.toHaveBeenCalled();
  expect(fireEvent.wheel(plotCursor(), { deltaY: -100, clientX: 0, ctrlKey: true })).toBe(false);
  expect(onRangeChange).toHaveBeenCalledExactlyOnceWith({ from: startAt, to: startAt + 467_000 });
});

it('moves the threshold with the keyboard, within its limits', async () => {
  const onThresholdChange = vi.fn();
  renderUi(<Sample onThresholdChange={onThresholdChange} threshold={-12} />);
  const line = screen.getByRole('slider', { name: 'Alarm threshold' });
  expect(line).toHaveAttribute('aria-valuetext', '−12\u00a0dBFS');
  expect(line).toHaveAttribute('aria-orientation', 'vertical');
  line.focus();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{PageUp}{PageDown}{Home}{End}');
  expect(onThresholdChange.mock.calls).toEqual([[-11], [-13], [-10], [-17], [-90], [-10]]);
});

it('moves the threshold by dragging', () => {
  const onThresholdChange = vi.fn();
  renderUi(<Sample onThresholdChange={onThresholdChange} threshold={-50} />);
  const line = screen.getByRole('slider', { name: 'Alarm threshold' });
  layOut(line);
  const plot = line.parentElement;
  if (plot) layOut(plot);
  fireEvent.pointerMove(line, { clientY: 80 });
  expect(onThresholdChange).not.toHaveBeenCalled();
  fireEvent.pointerDown(line, { button: 0, clientY: 100 });
  fireEvent.pointerMove(line, { clientY: 80 });
  fireEvent.pointerUp(line);
  fireEvent.pointerMove(line, { clientY: 20 });
  expect(onThresholdChange).toHaveBeenCalledExactlyOnceWith(-40);
});

it('shows a threshold without a handler as a line, named in the legend', () => {
  const { container } = renderUi(<Sample threshold={-50} />);
  expect(screen.queryByRole('slider', { name: 'Alarm threshold' })).toBeNull();
  expect(screen.getByText('Alarm below −50 dBFS')).toBeVisible();
  expect(container.querySelector('[data-part="threshold"]')).not.toBeNull();
});

it('hatches gaps and shades silences', () => {
  const { container } = renderUi(<Sample />);
  const [gap, ...others] = container.querySelectorAll<HTMLElement>('[data-part="gap"]');
  expect(others).toEqual([]);
  expect(gap?.style.left).toBe('60%');
  expect(container.querySelector('[data-part="silence"]')?.getAttribute('d')).toBe('M120 0h30v180h-30z');
});

it('shows the visible period as a table', async () => {
  renderUi(<Sample />);
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Time (UTC)',
    'Average (dBFS)',
    'Lowest (dBFS)',
    'Highest (dBFS)',
    'Silence (s)',
  ]);
  expect(screen.getByRole('row', { name: /03:02:00/ })).toHaveTextContent(
    /−47\.0 dBFS.*−80\.0 dBFS.*−14\.0 dBFS.*30$/,
  );
  expect(screen.getByRole('row', { name: /03:06:00/ })).toHaveTextContent('No data');
});

it('shows a row per sample of a short period', async () => {
  renderUi(<Sample defaultRange={{ from: startAt, to: startAt + 60_000 }} defaultView="table" />);
  expect(screen.getAllByRole('row')).toHaveLength(61);
});

it('labels midnight in the zone of the provider with its date', () => {
  const long = {
    startAt: Date.UTC(2026, 8, 11, 12),
    stepMs: 60_000,
    levels: new Float32Array(2 * 1440).fill(-14),
  };
  renderUi(<Sample series={long} silences={[]} timeZone={undefined} />, {
    timeZone: 'Europe/Dublin',
    locale: 'en-GB',
  });
  expect(screen.getByText(/^Sat,? 12 Sept?$/)).toBeInTheDocument();
});

it('draws only axes and the reason in the empty state', () => {
  const { container } = renderUi(
    <Sample
      empty={{ title: 'Nothing was measured yet' }}
      from={startAt}
      series={{ startAt, levels: new Float32Array() }}
      silences={[]}
      to={startAt + 3_600_000}
    />,
  );
  expect(screen.getByText('Nothing was measured yet')).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(container.querySelector('[data-part="gap"]')).toBeNull();
});
