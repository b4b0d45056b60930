import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Pagination } from './pagination.tsx';

behavesAsComponent('Pagination', {
  render: (probe) => <Pagination pageSizes={[25, 50]} total={137} {...probe} />,
});

it('shows the range of visible rows', () => {
  renderUi(<Pagination page={3} total={137} />);
  expect(screen.getByText('101 to 137 of 137')).toBeInTheDocument();
  expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 3');
});

it('formats numbers by locale', () => {
  renderUi(<Pagination page={1} pageSize={1000} total={12000} />, { locale: 'de' });
  expect(screen.getByText('1 to 1.000 of 12.000')).toBeInTheDocument();
});

it('goes to the next, the previous and a given page', async () => {
  const onPageChange = vi.fn();
  renderUi(<Pagination onPageChange={onPageChange} total={500} />);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 4' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onPageChange.mock.calls).toEqual([[2], [4], [3]]);
});

it('announces the new rows on page change in a pre-rendered live region', async () => {
  renderUi(<Pagination total={137} />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(region).toHaveTextContent('51 to 100 of 137');
});

it('keeps focus on the step that reached the end', async () => {
  const onPageChange = vi.fn();
  renderUi(<Pagination defaultPage={2} onPageChange={onPageChange} total={137} />);
  const next = screen.getByRole('button', { name: 'Next page' });
  await userEvent.click(next);
  await userEvent.click(next);
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(3);
});

it('does not change state itself when controlled', async () => {
  renderUi(<Pagination page={1} total={137} />);
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(screen.getByText('1 to 50 of 137')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('keeps the first row visible when the page size changes', async () => {
  const [onPageChange, onPageSizeChange] = [vi.fn(), vi.fn()];
  renderUi(
    <Pagination
      defaultPage={3}
      onPageChange={onPageChange}
      onPageSizeChange={onPageSizeChange}
      pageSizes={[25, 50, 100]}
      total={500}
    />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25');
  expect(onPageSizeChange).toHaveBeenCalledExactlyOnceWith(25);
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(5);
  expect(screen.getByRole('status')).toHaveTextContent('101 to 125 of 500');
});

it('renders links when pages have URLs', () => {
  renderUi(
    <Pagination
      page={2}
      renderLink={(page, content) => <a href={`?page=${page}`}>{content}</a>}
      total={137}
    />,
  );
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=3');
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '?page=2');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('shows no steps for a single page, and starts at zero when empty', () => {
  renderUi(<Pagination total={0} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByText('0 to 0 of 0')).toBeInTheDocument();
});
