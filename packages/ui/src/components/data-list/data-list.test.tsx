import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { DataList, DataListIcon, DataListItem } from './data-list.tsx';

behavesAsComponent('DataList', {
  render: (probe) => (
    <DataList {...probe}>
      <DataListItem title="Radio Aurora" />
    </DataList>
  ),
});
behavesAsComponent('DataListItem', {
  render: (probe) => (
    <DataList>
      <DataListItem
        {...probe}
        action={<a href="/a">Open</a>}
        description="aurora"
        meta="12 min"
        title="Radio Aurora"
      />
    </DataList>
  ),
});
behavesAsComponent('DataListIcon', { render: (probe) => <DataListIcon {...probe} tone="live" /> });

it('has list semantics without bullets', () => {
  renderUi(
    <DataList>
      <DataListItem title="One" />
      <DataListItem title="Two" />
    </DataList>,
  );
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
});

it('reads title, description, meta and action in order', () => {
  renderUi(
    <DataList>
      <DataListItem
        action={<a href="/fix">Reconnect</a>}
        description="Harbour Sessions"
        leading={<DataListIcon tone="off-air" />}
        meta="12 min"
        title="Off air"
      />
    </DataList>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(/Off air.*Harbour Sessions.*12 min.*Reconnect/);
});
