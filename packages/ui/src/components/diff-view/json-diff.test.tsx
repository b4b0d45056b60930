import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { JsonDiff } from './index.ts';
import { jsonDiffRows } from './json-changes.ts';

behavesAsComponent('JsonDiff', {
  render: (probe) => (
    <JsonDiff {...probe} after={{ a: 2, b: [1, 2] }} aria-label="Manifest" before={{ a: 1, b: [1, 2] }} />
  ),
});

const marks = { same: ' ', removed: '-', added: '+' } as const;
const written = (before: unknown, after: unknown) =>
  jsonDiffRows(before, after).map((row) => {
    if (row.kind === 'fold') return `${row.count} of ${row.lines.length} lines`;
    if (row.kind === 'changed') return `~${row.depth} ${row.key}${row.before} ${row.after}`;
    return `${marks[row.kind]}${row.depth} ${row.text}`;
  });

describe('jsonDiffRows', () => {
  it.each([
    ['equal values', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
    ['scalars', 1, 'x', ['~0 1 "x"']],
    ['a changed key', { a: 1 }, { a: null }, [' 0 {', '~1 "a": 1 null', ' 0 }']],
    ['an added and a removed key', { a: 1 }, { b: [] }, [' 0 {', '-1 "a": 1', '+1 "b": []', ' 0 }']],
    [
      'another type',
      { a: 1 },
      { a: { b: 2 } },
      [' 0 {', '-1 "a": 1', '+1 "a": {', '+2 "b": 2', '+1 }', ' 0 }'],
    ],
    [
      'unchanged keys',
      { a: 1, b: { c: 1 }, d: 1 },
      { a: 1, b: { c: 1 }, d: 2 },
      [' 0 {', '2 of 4 lines', '~1 "d": 1 2', ' 0 }'],
    ],
    ['an inserted item', [1, 2], [1, 9, 2], [' 0 [', ' 1 1', '+1 9', ' 1 2', ' 0 ]']],
    ['a removed item', [1, 2, 3], [1, 3], [' 0 [', ' 1 1', '-1 2', ' 1 3', ' 0 ]']],
    ['replaced items', [{ a: 1 }, 2], [{ a: 3 }], [' 0 [', ' 1 {', '~2 "a": 1 3', ' 1 }', '-1 2', ' 0 ]']],
    ['replaced and added items', [1], [2, 3], [' 0 [', '~1 1 2', '+1 3', ' 0 ]']],
  ])('compares %s', (_name, before, after, rows) => expect(written(before, after)).toEqual(rows));
});

it('announces the kind of each change, which is shown by sign and colour', () => {
  renderUi(<JsonDiff after={{ a: 2, c: 3 }} aria-label="Manifest" before={{ a: 1, b: 1 }} />);
  const rows = within(screen.getByRole('list', { name: 'Manifest' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '{',
    '~Changed: "a": 1 → 2',
    '−Removed: "b": 1',
    '+Added: "c": 3',
    '}',
  ]);
  expect(screen.getByRole('deletion')).toHaveTextContent('1');
  expect(screen.getByRole('insertion')).toHaveTextContent('2');
});

it('opens unchanged values', async () => {
  renderUi(<JsonDiff after={{ a: 1, b: 2, c: 4 }} aria-label="Manifest" before={{ a: 1, b: 2, c: 3 }} />);
  const fold = screen.getByRole('button', { name: '2 unchanged values' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(fold);
  expect(screen.getByText('"b": 2')).toBeVisible();
});

it('reports that nothing changed, and stays left to right', () => {
  renderUi(<JsonDiff after={[1]} aria-label="Manifest" before={[1]} />, { dir: 'rtl' });
  expect(screen.getByText('No changes')).toBeVisible();
  expect(screen.getByRole('list')).toHaveAttribute('dir', 'ltr');
});
