import { screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { PageHeader } from './page-header.tsx';

const crumbs = [
  <a href="/dashboard" key="dashboard">
    Dashboard
  </a>,
  'aurora',
];

behavesAsComponent('PageHeader', {
  render: (probe) => <PageHeader {...probe} breadcrumb={crumbs} title="Radio Aurora" />,
});

it('renders the h1, which is focusable but not a tab stop', () => {
  const heading = createRef<HTMLHeadingElement>();
  renderUi(<PageHeader headingRef={heading} title="Radio Aurora" />);
  const title = screen.getByRole('heading', { level: 1, name: 'Radio Aurora' });
  expect(heading.current).toBe(title);
  title.focus();
  expect(title).toHaveFocus();
  expect(title).toHaveAttribute('tabindex', '-1');
});

it('shows the path with the current page last', () => {
  renderUi(<PageHeader breadcrumb={crumbs} title="Radio Aurora" />);
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  const steps = within(trail).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Dashboard', 'aurora']);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'page']);
});

it('shows status, facts and actions', () => {
  renderUi(
    <PageHeader
      actions={<button type="button">Add product</button>}
      meta={<span>Amsterdam</span>}
      status={<span>Live</span>}
      title="Radio Aurora"
    />,
  );
  expect(screen.getByText('Live')).toBeVisible();
  expect(screen.getByText('Amsterdam')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add product' })).toBeVisible();
});
