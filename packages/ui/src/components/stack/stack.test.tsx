import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Inline } from './inline.tsx';
import { Stack } from './stack.tsx';

behavesAsComponent('Stack', {
  render: (probe) => <Stack {...probe}>Text</Stack>,
  renderAsChild: (probe) => (
    <Stack {...probe} asChild>
      <a href="/probe">Probe</a>
    </Stack>
  ),
});
behavesAsComponent('Inline', {
  render: (probe) => <Inline {...probe}>Text</Inline>,
  renderAsChild: (probe) => (
    <Inline {...probe} asChild>
      <a href="/probe">Probe</a>
    </Inline>
  ),
});

it('[E11] keeps the semantics of its element', () => {
  renderUi(
    <Stack asChild gap="sm">
      <ul>
        <li>One</li>
        <li>Two</li>
      </ul>
    </Stack>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
