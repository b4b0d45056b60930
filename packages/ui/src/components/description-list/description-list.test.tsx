import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { DescriptionItem, DescriptionList } from './description-list.tsx';

behavesAsComponent('DescriptionList', {
  render: (probe) => (
    <DescriptionList {...probe}>
      <DescriptionItem term="Server">eu-ams-2</DescriptionItem>
    </DescriptionList>
  ),
});
behavesAsComponent('DescriptionItem', {
  render: (probe) => (
    <DescriptionList>
      <DescriptionItem {...probe} term="Server">
        eu-ams-2
      </DescriptionItem>
    </DescriptionList>
  ),
});

it.each(['rows', 'ends'] as const)('pairs names and values in %s', (layout) => {
  renderUi(
    <DescriptionList>
      <DescriptionItem layout={layout} term="Peak, 24 h">
        287
      </DescriptionItem>
    </DescriptionList>,
  );
  expect(screen.getByRole('term')).toHaveTextContent('Peak, 24 h');
  expect(screen.getByRole('definition')).toHaveTextContent('287');
});
