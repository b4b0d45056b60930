import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { FieldDiff, TextDiff } from './index.ts';

const changes = [
  { id: 'name', label: 'Name', before: 'Radio Aurora', after: 'Aurora Radio Galway' },
  { id: 'phone', label: 'Phone', before: null, after: '+353 91 000 000' },
  { id: 'site', label: 'Website', before: 'https://old.example', after: null },
] as const;

behavesAsComponent('FieldDiff', { render: (probe) => <FieldDiff {...probe} changes={changes} /> });
behavesAsComponent('TextDiff', {
  render: (probe) => <TextDiff {...probe} after="b" aria-label="Description" before="a" />,
});

it('shows both values of a setting and marks the words that differ', () => {
  renderUi(<FieldDiff changes={changes.slice(0, 1)} />);
  const [before, after] = screen.getAllByRole('definition');
  expect(before).toHaveTextContent('Before Radio Aurora');
  expect(after).toHaveTextContent('After Aurora Radio Galway');
  expect(screen.getByRole('deletion').textContent).toBe('Aurora');
  expect(screen.getAllByRole('insertion').map((mark) => mark.textContent)).toEqual(['Aurora ', 'Galway']);
  expect(screen.getByRole('term')).toHaveTextContent('Name Changed');
});

it('marks an added or removed setting, and an unset side', () => {
  renderUi(<FieldDiff changes={changes.slice(1)} />);
  const [phone, site] = screen.getAllByRole('term');
  expect(phone).toHaveTextContent('Phone Added');
  expect(site).toHaveTextContent('Website Removed');
  const [before, , , after] = screen.getAllByRole('definition');
  expect(before).toHaveTextContent('Not set');
  expect(after).toHaveTextContent('Not set');
});

it('reports that nothing changed', () => {
  renderUi(
    <>
      <FieldDiff changes={[]} />
      <TextDiff after="a" aria-label="Description" before="a" />
    </>,
  );
  expect(screen.getAllByText('No changes')).toHaveLength(2);
});

it('announces the change of each line, which is shown by sign and colour', () => {
  renderUi(<TextDiff after={'a\nc'} aria-label="Description" before={'a\nb'} />);
  const rows = within(screen.getByRole('list', { name: 'Description' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent?.replace(/\u200b/g, ''))).toEqual([
    '1a',
    '2−Removed: b',
    '2+Added: c',
  ]);
});

it('reports the number of omitted lines', () => {
  const text = Array.from({ length: 20 }, (_, index) => `line ${index}`).join('\n');
  renderUi(<TextDiff after={`${text}\nend`} aria-label="Description" before={text} />);
  expect(screen.getByText('17 unchanged lines')).toBeVisible();
});
