import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { ChartFrame, type ChartFrameProps } from './index.ts';

interface Show {
  name: string;
  listeners: number;
}

const table: ChartFrameProps<Show>['table'] = {
  columns: [
    { id: 'show', header: 'Show', value: ({ name }) => name, rowHeader: true },
    {
      id: 'listeners',
      header: 'Listeners',
      value: ({ listeners }) => listeners,
      text: ({ listeners }) => `${listeners} people`,
    },
  ],
  rows: [{ name: 'Breakfast', listeners: 104 }],
  rowKey: ({ name }) => name,
};

function Sample(props: Partial<ChartFrameProps<Show>>) {
  return (
    <ChartFrame description="By show, today" table={table} title="Breakfast leads" {...props}>
      {props.children ?? <p>the drawing</p>}
    </ChartFrame>
  );
}

behavesAsComponent('ChartFrame', { render: (probe) => <Sample {...probe} /> });

it('is a figure named by its title', () => {
  renderUi(<Sample level={3} />);
  const figure = screen.getByRole('figure', { name: 'Breakfast leads' });
  expect(within(figure).getByRole('heading', { level: 3, name: 'Breakfast leads' })).toBeVisible();
  expect(within(figure).getByText('By show, today')).toBeVisible();
});

it('switches to a table with units and calls onViewChange', async () => {
  const onViewChange = vi.fn();
  renderUi(<Sample onViewChange={onViewChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(onViewChange).toHaveBeenCalledExactlyOnceWith('table');
  expect(screen.getByRole('table', { name: 'Breakfast leads. By show, today' })).toHaveTextContent(
    '104 people',
  );
  expect(screen.queryByText('the drawing')).toBeNull();
});

it('does not change the view itself when controlled', async () => {
  renderUi(<Sample view="chart" />);
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByText('the drawing')).toBeInTheDocument();
});

it('announces loading and shows neither drawing nor actions', () => {
  renderUi(<Sample loading />);
  expect(screen.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(screen.queryByText('the drawing')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps its axes and shows the reason in the empty state', () => {
  renderUi(<Sample empty={{ title: 'No show has run yet', description: 'The first one comes at 7.' }} />);
  expect(screen.getByText('the drawing')).toBeInTheDocument();
  expect(screen.getByText('No show has run yet')).toBeVisible();
  expect(screen.getByText('The first one comes at 7.')).toBeVisible();
});

it('shows the error and retries', async () => {
  const onRetry = vi.fn();
  renderUi(<Sample failed={{ title: 'Shows did not load', onRetry }} loading />);
  expect(screen.getByRole('alert')).toHaveTextContent('Shows did not load');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('offers no image export in the table view', async () => {
  renderUi(<Sample defaultView="table" />);
  await userEvent.click(screen.getByRole('button', { name: 'Save this chart' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Save table (CSV)',
  ]);
});

it('reports a failed image export', async () => {
  // Browsers with fingerprinting protection may refuse a canvas.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  renderUi(<Sample />);
  await userEvent.click(screen.getByRole('button', { name: 'Save this chart' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save picture (PNG)' }));
  expect(await screen.findByText('Couldn’t save the picture.')).toBeVisible();
});

it('[E15] the save menu is loaded when it is opened, and the keyboard lands on its first item', async () => {
  renderUi(<Sample />);
  const button = screen.getByRole('button', { name: 'Save this chart' });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  button.focus();
  await userEvent.keyboard('{Enter}');
  const [first] = await screen.findAllByRole('menuitem');
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menuitem')).toBeNull();
  expect(screen.getByRole('button', { name: 'Save this chart' })).toHaveFocus();
});
