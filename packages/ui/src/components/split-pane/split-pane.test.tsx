import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '#/provider/index.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { SplitPane, type SplitPaneProps } from './index.ts';

const show = (props: Partial<SplitPaneProps> = {}) => (
  <SplitPane
    end={{ label: 'Preview', content: <p>Radio Aurora</p> }}
    start={{ label: 'Editor', content: <input aria-label="Title" /> }}
    {...props}
  />
);
const divider = () => screen.getByRole('separator', { name: 'Resize the panes' });
const value = () => Number(divider().getAttribute('aria-valuenow'));
const press = (keys: string) => userEvent.keyboard(keys);

behavesAsComponent('SplitPane', { render: (probe) => show(probe) });

afterEach(() => vi.unstubAllGlobals());

/** jsdom has no layout: reports this width, and later ones, to the observers. */
function withWidth(first: number): (next: number) => void {
  const reports = new Set<(width: number) => void>();
  class FixedObserver implements ResizeObserver {
    readonly report: (width: number) => void;
    constructor(callback: ResizeObserverCallback) {
      this.report = (width) => callback([{ contentRect: { width } } as ResizeObserverEntry], this);
    }
    observe() {
      reports.add(this.report);
      this.report(first);
    }
    unobserve() {}
    disconnect() {
      reports.delete(this.report);
    }
  }
  vi.stubGlobal('ResizeObserver', FixedObserver);
  return (next) =>
    act(() => {
      for (const report of reports) report(next);
    });
}

it('has two named panes and a divider with value, limits and orientation', () => {
  renderUi(show({ defaultSize: 40, min: 25, max: 70 }));
  expect(screen.getByRole('group', { name: 'Editor' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Preview' })).toBeVisible();
  expect(divider()).toHaveAttribute('aria-orientation', 'vertical');
  expect(divider()).toHaveAttribute('aria-valuemin', '25');
  expect(divider()).toHaveAttribute('aria-valuemax', '70');
  expect(divider()).toHaveAttribute('aria-valuetext', '40%');
  expect(divider().getAttribute('aria-controls')).toBe(screen.getByRole('group', { name: 'Editor' }).id);
});

describe('keyboard', () => {
  it.each([
    ['horizontal', 'ltr', '{ArrowRight}', 52],
    ['horizontal', 'ltr', '{ArrowLeft}', 48],
    ['horizontal', 'rtl', '{ArrowRight}', 48],
    ['horizontal', 'rtl', '{ArrowLeft}', 52],
    ['horizontal', 'ltr', '{ArrowDown}', 50],
    ['vertical', 'rtl', '{ArrowDown}', 52],
    ['vertical', 'ltr', '{ArrowUp}', 48],
    ['horizontal', 'ltr', '{Shift>}{ArrowRight}{/Shift}', 60],
    ['horizontal', 'ltr', '{Home}', 20],
    ['horizontal', 'ltr', '{End}', 80],
  ] as const)('%s, %s: %s moves to %i', async (orientation, dir, keys, expected) => {
    renderUi(show({ orientation }), { dir });
    act(() => divider().focus());
    await press(keys);
    expect(value()).toBe(expected);
  });

  it('stops at the limits', async () => {
    const onSizeChange = vi.fn();
    renderUi(show({ defaultSize: 79, onSizeChange }));
    act(() => divider().focus());
    await press('{ArrowRight}{ArrowRight}');
    expect(value()).toBe(80);
    expect(onSizeChange).toHaveBeenCalledExactlyOnceWith(80);
  });
});

describe('pointer', () => {
  const drag = (dir: 'ltr' | 'rtl', clientX: number) => {
    const { container } = renderUi(show(), { dir });
    const root = container.querySelector<HTMLElement>('[data-ui=split-pane]');
    if (root) root.getBoundingClientRect = () => new DOMRect(100, 0, 1000, 500);
    fireEvent.pointerDown(divider(), { pointerId: 1, button: 0 });
    fireEvent.pointerMove(divider(), { pointerId: 1, clientX });
    fireEvent.pointerUp(divider(), { pointerId: 1 });
    return value();
  };

  it('drags the divider', () => expect(drag('ltr', 400)).toBe(30));
  it('drags the divider from the right in RTL layouts', () => expect(drag('rtl', 400)).toBe(70));
  it('stops at the limits', () => expect(drag('ltr', 110)).toBe(20));

  it('does not move without a pressed button', () => {
    renderUi(show());
    fireEvent.pointerMove(divider(), { pointerId: 1, clientX: 10 });
    expect(value()).toBe(50);
  });

  it('resets on a double click', async () => {
    renderUi(show({ defaultSize: 35 }));
    act(() => divider().focus());
    await press('{End}');
    await userEvent.dblClick(divider());
    expect(value()).toBe(35);
  });
});

it('does not change its size itself when controlled', async () => {
  const onSizeChange = vi.fn();
  renderUi(show({ size: 30, onSizeChange }));
  act(() => divider().focus());
  await press('{ArrowRight}');
  expect(onSizeChange).toHaveBeenCalledExactlyOnceWith(32);
  expect(value()).toBe(30);
});

describe('on narrow screens', () => {
  it('shows one pane at a time as tabs', async () => {
    withWidth(400);
    renderUi(show());
    expect(screen.queryByRole('separator')).toBeNull();
    expect(screen.getByRole('tabpanel', { name: 'Editor' })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(screen.getByRole('tabpanel', { name: 'Preview' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('shows both panes as a stack', () => {
    withWidth(400);
    renderUi(show({ collapseTo: 'stack' }));
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByRole('group', { name: 'Editor' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Preview' })).toBeVisible();
  });

  it('keeps the content of the panes when the layout changes', async () => {
    const resize = withWidth(1000);
    renderUi(show());
    await userEvent.type(screen.getByRole('textbox'), 'Aurora');
    resize(400);
    expect(screen.getByRole('tabpanel', { name: 'Editor' })).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('Aurora');
    resize(1000);
    expect(divider()).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('Aurora');
  });
});

it('renders on the server with a divider', () => {
  const html = renderToString(<UiProvider>{show()}</UiProvider>);
  expect(html).toContain('role="separator"');
});
