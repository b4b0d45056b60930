import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Heading } from './heading.tsx';
import { Text } from './text.tsx';

behavesAsComponent('Text', {
  render: (probe) => <Text {...probe}>137 listeners</Text>,
  renderAsChild: (probe) => (
    <Text {...probe} asChild>
      <a href="/probe">Probe</a>
    </Text>
  ),
});
behavesAsComponent('Heading', { render: (probe) => <Heading {...probe}>Listeners</Heading> });

it('[E11] keeps the level when the size is another', () => {
  renderUi(
    <Heading level={3} size={32}>
      Listeners
    </Heading>,
  );
  const heading = screen.getByRole('heading', { level: 3, name: 'Listeners' });
  expect(heading).toHaveClass('ui:text-32');
  expect(heading).not.toHaveClass('ui:text-16');
});
