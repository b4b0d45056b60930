import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Histogram, type HistogramProps } from './index.ts';

const bins = [
  { id: 'a', label: '< 1 min', value: 8880, muted: true },
  { id: 'b', label: '1 to 5', value: 4440 },
  { id: 'c', label: '> 3 h', value: 0 },
  { id: 'd', label: 'Unknown', value: null },
];
const days = Array.from({ length: 30 }, (_, day) => ({
  id: `${day}`,
  label: `${day + 1} Sep`,
  value: day * 10,
}));

function Sample(props: Partial<HistogramProps>) {
  return (
    <Histogram
      bins={bins}
      description="Session starts by length"
      title="One in three ends within a minute"
      {...props}
    />
  );
}

behavesAsComponent('Histogram', { render: (probe) => <Sample {...probe} /> });

it('is a list in the given order, each label before its number', () => {
  renderUi(<Sample />);
  expect(screen.getAllByRole('listitem').map((bin) => bin.textContent)).toEqual([
    '< 1 min8,880',
    '1 to 54,440',
    '> 3 h0',
    'UnknownNo data',
  ]);
});

it('scales bars to the longest one', () => {
  const { container } = renderUi(<Sample height={100} />);
  const fills = [...container.querySelectorAll<HTMLElement>('[data-part="fill"]')];
  expect(fills.slice(0, 3).map((fill) => fill.style.height)).toEqual(['100px', '50px', '0px']);
});

it('uses a cursor instead of labels when there are many bins', async () => {
  renderUi(<Sample bins={days} unit="GB" />);
  const cursor = screen.getByRole('slider', { name: 'One in three ends within a minute' });
  cursor.focus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(cursor).toHaveAttribute('aria-valuetext', '2 Sep: 10 GB');
  expect(document.querySelector('[data-part="tooltip"]')).toHaveTextContent('2 Sep10 GB');
});

it('has a table with shares', async () => {
  renderUi(<Sample unit="starts" />);
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('row', { name: /1 to 5/ })).toHaveTextContent('4,440 starts');
  expect(screen.getByRole('row', { name: /1 to 5/ })).toHaveTextContent('33.3%');
  expect(screen.getByRole('row', { name: /Unknown/ })).toHaveTextContent('No data');
});

describe('a threshold on a scale', () => {
  const scale = (onValueChange?: (value: number) => void) => ({
    from: -90,
    to: 0,
    ticks: [
      { value: -90, label: '−90' },
      { value: 0, label: '0 dBFS' },
    ],
    threshold: { value: -50, text: '−50 dBFS', label: 'Threshold', min: -90, max: -10, onValueChange },
  });

  it('moves by keyboard within its range', async () => {
    const onValueChange = vi.fn();
    renderUi(<Sample bins={days} scale={scale(onValueChange)} />);
    const handle = screen.getByRole('slider', { name: 'Threshold' });
    expect(handle).toHaveAttribute('aria-valuetext', '−50 dBFS');
    handle.focus();
    await userEvent.keyboard('{ArrowUp}{PageDown}{Home}{End}');
    expect(onValueChange.mock.calls).toEqual([[-49], [-55], [-90], [-10]]);
  });

  it('moves by pointer', () => {
    const onValueChange = vi.fn();
    const { container } = renderUi(<Sample bins={days} scale={scale(onValueChange)} />);
    const plot = container.querySelector('[data-part="dense"]') as HTMLElement;
    plot.getBoundingClientRect = () => ({ left: 100, width: 900 }) as DOMRect;
    const handle = screen.getByRole('slider', { name: 'Threshold' });
    handle.setPointerCapture = () => {};
    fireEvent.pointerMove(handle, { clientX: 550 });
    expect(onValueChange).not.toHaveBeenCalled();
    fireEvent.pointerDown(handle, { button: 0, clientX: 500 });
    fireEvent.pointerMove(handle, { clientX: 550 });
    expect(onValueChange).toHaveBeenLastCalledWith(-45);
    fireEvent.pointerUp(handle);
    fireEvent.pointerMove(handle, { clientX: 700 });
    expect(onValueChange).toHaveBeenCalledTimes(1);
  });

  it('is no control where it is fixed', () => {
    renderUi(<Sample bins={days} scale={scale()} />);
    expect(screen.queryByRole('slider', { name: 'Threshold' })).toBeNull();
    expect(document.querySelector('[data-part="threshold-text"]')).toHaveTextContent('−50 dBFS');
    expect([...document.querySelectorAll('[data-part="tick"]')].map((tick) => tick.textContent)).toEqual([
      '−90',
      '0 dBFS',
    ]);
  });
});
