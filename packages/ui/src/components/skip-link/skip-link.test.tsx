import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { SkipLink } from './skip-link.tsx';

behavesAsComponent('SkipLink', {
  render: (probe) => (
    <>
      <SkipLink href="#content" {...probe}>
        Skip to content
      </SkipLink>
      <main id="content" tabIndex={-1} />
    </>
  ),
});

it('is the first tab stop', async () => {
  renderUi(
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <button type="button">Menu</button>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
});
