import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { JsonView, type JsonViewProps } from './index.ts';

const value = {
  event: 'stream.started',
  'a key': true,
  cast: { name: 'Radio Aurora', listeners: 137, note: null },
  streams: [{ mount: '/128kbps' }, { mount: '/64kbps' }],
  empty: {},
};
const show = (props: Partial<JsonViewProps> = {}) => (
  <JsonView label="Request body" value={value} {...props} />
);
const tree = () => screen.getByRole('tree', { name: 'Request body' });
const rows = () => within(tree()).getAllByRole('treeitem');
const row = (name: RegExp) => within(tree()).getByRole('treeitem', { name });
const press = (keys: string) => userEvent.keyboard(keys);
const focusTree = async () => act(() => rows()[0]?.focus());

behavesAsComponent('JsonView', { render: (probe) => show(probe) });
behavesAsComponent('JsonView of a string', {
  render: (probe) => show({ ...probe, value: 'text', hideToolbar: true }),
});

it('shows small documents in full, with the structure for screen readers', () => {
  renderUi(show());
  expect(rows()).toHaveLength(13);
  expect(rows()[0]).toHaveTextContent('{ 5 keys');
  expect(row(/^mount: "\/64kbps"/)).toHaveAttribute('aria-level', '4');
  expect(row(/^note/)).toHaveTextContent('note: null');
  expect(row(/^note/)).toHaveAttribute('aria-posinset', '3');
  expect(row(/^note/)).toHaveAttribute('aria-setsize', '3');
  expect(row(/^streams/)).toHaveAttribute('aria-expanded', 'true');
  expect(row(/^empty/)).not.toHaveAttribute('aria-expanded');
});

describe('large documents', () => {
  it('open only in part', () => {
    const large = Array.from({ length: 20 }, (_, id) => ({
      id,
      name: `Stream ${id}`,
      tags: ['a', 'b', 'c'],
    }));
    renderUi(show({ value: large }));
    expect(rows().length).toBeLessThanOrEqual(61);
    expect(rows().some((one) => one.getAttribute('aria-expanded') === 'false')).toBe(true);
  });

  it('show a hundred values, and the next hundred on request', async () => {
    renderUi(show({ value: Array.from({ length: 250 }, (_, index) => index) }));
    expect(rows()).toHaveLength(102);
    await userEvent.click(screen.getByText('150 more'));
    expect(rows()).toHaveLength(202);
    await focusTree();
    await press('{End}{Enter}');
    expect(rows()).toHaveLength(251);
    expect(document.activeElement).toHaveTextContent('200: 200');
  });
});

it('opens and closes on a click anywhere in the row', async () => {
  renderUi(show());
  await userEvent.click(row(/^cast/));
  expect(row(/^cast/)).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(screen.getByText('3 keys'));
  expect(row(/^cast/)).toHaveAttribute('aria-expanded', 'true');
});

describe('keyboard', () => {
  it('follows the tree pattern', async () => {
    renderUi(show());
    await focusTree();
    await press('{ArrowDown}');
    expect(row(/^event/)).toHaveFocus();
    await press('{ArrowDown}{ArrowDown}{ArrowLeft}');
    expect(row(/^cast/)).toHaveAttribute('aria-expanded', 'false');
    await press('{ArrowRight}');
    expect(row(/^cast/)).toHaveAttribute('aria-expanded', 'true');
    await press('{ArrowRight}');
    expect(row(/^name/)).toHaveFocus();
    await press('{ArrowLeft}');
    expect(row(/^cast/)).toHaveFocus();
    await press('{End}');
    expect(row(/^empty/)).toHaveFocus();
    await press('s');
    expect(row(/^streams/)).toHaveFocus();
    await press('{Enter}');
    expect(row(/^streams/)).toHaveAttribute('aria-expanded', 'false');
    await press('{Home}');
    expect(rows()[0]).toHaveFocus();
    expect(tree().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('moves to the search and back', async () => {
    renderUi(show());
    await focusTree();
    await press('{Control>}f{/Control}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await press('{Escape}');
    expect(rows()[0]).toHaveFocus();
  });
});

describe('copying', () => {
  it('has the path and value of the active row', async () => {
    const user = userEvent.setup();
    renderUi(show());
    await user.click(row(/^mount: "\/64kbps"/));
    await user.click(screen.getByRole('button', { name: 'Copy path' }));
    expect(await navigator.clipboard.readText()).toBe('$.streams[1].mount');
    await user.click(screen.getByRole('button', { name: 'Copy value' }));
    expect(await navigator.clipboard.readText()).toBe('/64kbps');
  });

  it('quotes unusual keys and formats objects', async () => {
    const user = userEvent.setup();
    renderUi(show());
    await user.click(row(/^a key/));
    expect(screen.getByText('$["a key"]')).toBeVisible();
    await user.click(row(/^cast/));
    await user.click(screen.getByRole('button', { name: 'Copy value' }));
    expect(JSON.parse(await navigator.clipboard.readText())).toEqual(value.cast);
  });
});

describe('search', () => {
  it('finds keys and values and opens what contains them', async () => {
    renderUi(show());
    await userEvent.click(screen.getByRole('button', { name: 'Collapse all' }));
    expect(rows()).toHaveLength(6);
    await userEvent.type(screen.getByRole('searchbox'), 'KBPS{Enter}');
    expect(screen.getByText('1 of 2')).toBeVisible();
    expect(row(/^mount/)).toHaveAttribute('aria-selected', 'true');
    await press('{Enter}');
    expect(row(/^mount: "\/64kbps"/)).toHaveAttribute('aria-selected', 'true');
    await press('{Shift>}{Enter}{Enter}{/Shift}');
    expect(screen.getByText('2 of 2')).toBeVisible();
  });

  it('finds a value beyond the first hundred', async () => {
    renderUi(show({ value: Array.from({ length: 250 }, (_, index) => `item ${index}`) }));
    await userEvent.type(screen.getByRole('searchbox'), 'item 222{Enter}');
    expect(row(/222: "item 222"/)).toHaveAttribute('aria-selected', 'true');
  });
});

describe('strings', () => {
  it('are cut when long, and shown in full on request', async () => {
    renderUi(show({ value: { text: 'x'.repeat(1234) } }));
    expect(row(/^text/).textContent?.length).toBeLessThan(350);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 1,234 characters', hidden: true }));
    expect(row(/^text/).textContent?.length).toBeGreaterThan(1234);
    await userEvent.click(row(/^text/));
    await press('{Enter}');
    expect(row(/^text/).textContent?.length).toBeLessThan(350);
  });

  it('have their line breaks', () => {
    renderUi(show({ value: { text: 'one\ntwo' } }));
    expect(row(/^text/)).toHaveTextContent('text: "one two"');
    expect(row(/^text/).textContent).toContain('one\ntwo');
  });
});

it('stays left to right in RTL layouts', () => {
  renderUi(show(), { dir: 'rtl' });
  expect(tree()).toHaveAttribute('dir', 'ltr');
});
