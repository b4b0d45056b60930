import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

const short = [
  <a href="/dashboard" key="dashboard">
    Dashboard
  </a>,
  'aurora',
];
const long = ['Dashboard', 'Casts', 'aurora', 'Settings', 'Streams'];

behavesAsComponent('Breadcrumbs', { render: (probe) => <Breadcrumbs {...probe}>{short}</Breadcrumbs> });

it('lists the path with the current page last', () => {
  renderUi(<Breadcrumbs>{short}</Breadcrumbs>);
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  const steps = within(trail).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Dashboard', 'aurora']);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'page']);
});

it('collapses the middle of a long path behind a button', async () => {
  renderUi(<Breadcrumbs>{long}</Breadcrumbs>);
  await userEvent.click(screen.getByRole('button', { name: 'Show full path' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(long);
});

it('shows a short path in full', () => {
  renderUi(<Breadcrumbs>{long.slice(0, 3)}</Breadcrumbs>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
