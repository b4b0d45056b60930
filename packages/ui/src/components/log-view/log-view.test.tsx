import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { buildLog, numberedLog } from '#/testing/log-example.ts';
import { renderUi } from '#/testing/render.tsx';
import { LogView, type LogViewProps } from './index.ts';

const show = (props: Partial<LogViewProps> = {}) => <LogView label="Build 214" lines={buildLog} {...props} />;
const log = () => screen.getByRole('log', { name: 'Build 214' });
const rows = () => within(log()).getAllByRole('listitem');
const press = (keys: string) => userEvent.keyboard(keys);
const scrollTo = (top: number) => {
  log().scrollTop = top;
  fireEvent.scroll(log());
};
const focusLog = () => act(() => log().querySelector<HTMLElement>('[tabindex="0"]')?.focus());

behavesAsComponent('LogView', { render: (probe) => show(probe) });
behavesAsComponent('LogView without lines', { render: (probe) => show({ ...probe, lines: [] }) });

afterEach(() => vi.useRealTimers());

it('renders a window of a large log, at its end', () => {
  renderUi(show({ lines: numberedLog(100_000) }));
  expect(rows().length).toBeLessThan(60);
  expect(rows().at(-1)).toHaveTextContent('attempt 99999');
  expect(rows().at(-1)).toHaveAttribute('aria-posinset', '100000');
  expect(rows().at(-1)).toHaveAttribute('aria-setsize', '100000');
});

it('starts at the beginning without following', () => {
  renderUi(show({ lines: numberedLog(1000), defaultFollow: false }));
  expect(rows()[0]).toHaveTextContent('attempt 0');
});

describe('follow mode', () => {
  it('stays at the end while lines are added', () => {
    const { rerender } = renderUi(show({ lines: numberedLog(1000), state: 'live' }));
    rerender(show({ lines: numberedLog(1100), state: 'live' }));
    expect(rows().at(-1)).toHaveTextContent('attempt 1099');
    expect(screen.queryByRole('button', { name: /Jump to latest/ })).toBeNull();
  });

  it('stops when the user scrolls up, counts new lines, and continues on a click', async () => {
    const first = numberedLog(1000);
    const { rerender } = renderUi(show({ lines: first, state: 'live' }));
    scrollTo(2000);
    const top = rows()[0]?.textContent;
    rerender(show({ lines: [...first, ...numberedLog(23, 1000)], state: 'live' }));
    expect(rows()[0]?.textContent).toBe(top);
    await userEvent.click(screen.getByRole('button', { name: 'Jump to latest (23 new)' }));
    expect(rows().at(-1)).toHaveTextContent('attempt 1022');
    expect(screen.queryByRole('button', { name: /Jump to latest/ })).toBeNull();
  });

  it('keeps the visible lines in place when old lines are removed', () => {
    const first = numberedLog(1000);
    const { rerender } = renderUi(show({ lines: first, state: 'live' }));
    scrollTo(10_000);
    expect(rows()[6]).toHaveTextContent('attempt 498');
    rerender(show({ lines: first.slice(100), state: 'live' }));
    expect(log().scrollTop).toBe(8000);
  });
});

describe('keyboard', () => {
  it('is a single tab stop whose arrows move through the lines', async () => {
    renderUi(show({ lines: numberedLog(1000) }));
    focusLog();
    await press('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toHaveTextContent('attempt 997');
    await press('{Home}');
    expect(document.activeElement).toHaveTextContent('attempt 0');
    await press('{PageDown}');
    expect(document.activeElement).toHaveTextContent('attempt 18');
    await press('{End}');
    expect(document.activeElement).toHaveTextContent('attempt 999');
    expect(log().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('keeps the focused line while it is scrolled out of view', async () => {
    renderUi(show({ lines: numberedLog(1000) }));
    focusLog();
    await press('{ArrowUp}');
    scrollTo(0);
    expect(document.activeElement).toHaveTextContent('attempt 998');
  });

  it('moves to the search and back', async () => {
    renderUi(show());
    focusLog();
    await press('{Control>}f{/Control}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await press('{Escape}');
    expect(log()).toContainElement(document.activeElement as HTMLElement);
  });

  it('copies the active line', async () => {
    const user = userEvent.setup();
    renderUi(show());
    await user.click(rows()[4] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Copy line' }));
    expect(await navigator.clipboard.readText()).toMatch(/^2026-09-14T16:41:38\.\d+Z WARN {2}package=/);
  });
});

it('copies the focused line with the usual keys', async () => {
  userEvent.setup();
  renderUi(show());
  focusLog();
  await press('{Control>}c{/Control}');
  expect(await navigator.clipboard.readText()).toMatch(/INFO {2}BUILD FAILED/);
  await press('{ArrowUp}{Control>}c{/Control}');
  expect(await navigator.clipboard.readText()).toMatch(/ERROR Execution failed/);
});

describe('search', () => {
  it('counts lines with a match and moves between them', async () => {
    renderUi(show({ defaultFollow: false }));
    await userEvent.type(screen.getByRole('searchbox'), 'TASK');
    const matches = () => screen.getByRole('group', { name: 'Search the log' });
    expect(matches()).toHaveTextContent('0 of 5');
    await press('{Enter}');
    expect(matches()).toHaveTextContent('1 of 5');
    expect(log().querySelector('[aria-current]')).toHaveTextContent('processReleaseManifest');
    await press('{Shift>}{Enter}{/Shift}');
    expect(matches()).toHaveTextContent('5 of 5');
    await userEvent.click(screen.getByRole('button', { name: 'Next match' }));
    expect(matches()).toHaveTextContent('1 of 5');
    expect(log().querySelectorAll('mark')).toHaveLength(5);
  });

  it('scrolls to a match outside the window', async () => {
    renderUi(show({ lines: numberedLog(5000) }));
    await userEvent.type(screen.getByRole('searchbox'), 'attempt 17{Enter}');
    await press('{Enter}');
    expect(log().querySelector('[aria-current]')).toHaveTextContent(/attempt 17/);
  });

  it('reports that nothing matches', async () => {
    renderUi(show());
    await userEvent.type(screen.getByRole('searchbox'), 'nothing');
    expect(screen.getByText('No matches')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next match' })).toBeDisabled();
  });
});

describe('levels', () => {
  it('have counts and filter', async () => {
    const onLevelsChange = vi.fn();
    renderUi(show({ onLevelsChange }));
    await userEvent.click(screen.getByRole('button', { name: 'Info 8' }));
    expect(onLevelsChange).toHaveBeenCalledExactlyOnceWith(['error', 'warn']);
    expect(rows()).toHaveLength(4);
    expect(screen.getByText('4 of 12 lines')).toBeVisible();
  });

  it('are read with the line, not shown by colour alone', () => {
    renderUi(show());
    expect(rows()[9]).toHaveTextContent(/^Error .*icon_512/);
    expect(rows()[4]).toHaveTextContent(/^Warning /);
  });

  it('offer to show everything when nothing remains', async () => {
    renderUi(show({ lines: numberedLog(5), defaultLevels: ['error'] }));
    expect(screen.getByText('No lines of these levels')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all levels' }));
    expect(rows()).toHaveLength(5);
  });
});

describe('time', () => {
  it('is in the zone of the provider', () => {
    renderUi(show(), { timeZone: 'Asia/Tokyo' });
    expect(within(rows()[0] as HTMLElement).getByText('01:41:02')).toHaveAttribute(
      'dateTime',
      '2026-09-14T16:41:02.000Z',
    );
  });

  it('has the day on request, in its own zone', () => {
    renderUi(show({ timestamps: 'datetime', timeZone: 'UTC' }), { timeZone: 'Asia/Tokyo' });
    expect(rows()[0]).toHaveTextContent('2026-09-14 16:41:02');
  });
});

describe('announcements', () => {
  it('summarize new lines at most every ten seconds', () => {
    vi.useFakeTimers();
    const summary = () => document.querySelector('[data-part=summary]')?.textContent;
    const lines = numberedLog(200);
    const { rerender } = renderUi(show({ lines: lines.slice(0, 20), state: 'live' }));
    const update = (count: number) => rerender(show({ lines: lines.slice(0, count), state: 'live' }));
    expect(log()).toHaveAttribute('aria-live', 'off');
    update(30);
    update(60);
    expect(summary()).toBe('');
    act(() => vi.advanceTimersByTime(1000));
    expect(summary()).toBe('40 new lines, 1 error');
    update(61);
    act(() => vi.advanceTimersByTime(9000));
    expect(summary()).toBe('40 new lines, 1 error');
    update(62);
    act(() => vi.advanceTimersByTime(1000));
    expect(summary()).toBe('2 new lines');
  });
});

describe('states', () => {
  it('is busy while loading', () => {
    renderUi(show({ lines: [], state: 'loading' }));
    expect(log()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Loading the log')).toBeVisible();
  });

  it('says why it is empty', () => {
    renderUi(show({ lines: [], state: 'live', emptyText: 'The build starts in a moment' }));
    expect(screen.getByText('The build starts in a moment')).toBeVisible();
  });

  it('retries after a failure', async () => {
    const onRetry = vi.fn();
    renderUi(show({ lines: [], state: 'failed', error: 'The server took too long.', onRetry }));
    expect(screen.getByRole('alert')).toHaveTextContent('The server took too long.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('keeps its lines while disconnected', () => {
    renderUi(show({ state: 'disconnected' }));
    expect(rows()).toHaveLength(12);
    expect(screen.getByText(/Reconnecting automatically/)).toBeVisible();
    expect(screen.getByText('Disconnected')).toBeVisible();
  });
});

it('copies all displayed lines', async () => {
  const user = userEvent.setup();
  renderUi(show({ defaultLevels: ['error'] }));
  await user.click(screen.getByRole('button', { name: 'Copy all lines' }));
  expect((await navigator.clipboard.readText()).split('\n')).toHaveLength(2);
});

it('stays left to right in RTL layouts', () => {
  renderUi(show(), { dir: 'rtl' });
  expect(log()).toHaveAttribute('dir', 'ltr');
});
