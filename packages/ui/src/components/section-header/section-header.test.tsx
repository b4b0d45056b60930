import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { SectionHeader } from './section-header.tsx';

behavesAsComponent('SectionHeader', {
  render: (probe) => <SectionHeader {...probe} count={4} title="Casts and stations" />,
});

it('shows the title and the count', () => {
  renderUi(<SectionHeader actions={<a href="/all">All</a>} count={4} title="Casts and stations" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Casts and stations' })).toBeVisible();
  expect(screen.getByText('4')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All' })).toBeVisible();
});
