import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { BrandMark, Wordmark } from './brand-mark.tsx';

behavesAsComponent('BrandMark', { render: (probe) => <BrandMark {...probe} /> });
behavesAsComponent('Wordmark', {
  render: (probe) => <Wordmark {...probe}>Studio</Wordmark>,
  renderAsChild: (probe) => (
    <Wordmark {...probe} asChild>
      <a href="/probe">Probe</a>
    </Wordmark>
  ),
});

it('keeps the mark and the name inside the home link', () => {
  renderUi(
    <Wordmark asChild>
      <a href="/">Studio</a>
    </Wordmark>,
  );
  const home = screen.getByRole('link', { name: 'Studio' });
  expect(home.querySelector('svg')).toBeInTheDocument();
});
