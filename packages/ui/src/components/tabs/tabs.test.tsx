import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { behavesAsComponent, type ProbeProps } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { LinkTab, LinkTabs, Tabs, TabsList, TabsPanel, TabsTab } from './index.ts';

interface Probes {
  root?: ProbeProps;
  list?: ProbeProps;
  tab?: ProbeProps;
  panel?: ProbeProps;
}

function example({ root, list, tab, panel }: Probes = {}, onValueChange?: (value: string) => void) {
  return (
    <Tabs defaultValue="icecast" onValueChange={onValueChange} {...root}>
      <TabsList aria-label="Server" {...list}>
        <TabsTab value="icecast" {...tab}>
          Icecast
        </TabsTab>
        <TabsTab disabled value="shoutcast 1">
          SHOUTcast 1
        </TabsTab>
        <TabsTab count={3} value="shoutcast 2">
          SHOUTcast 2
        </TabsTab>
      </TabsList>
      <TabsPanel value="icecast" {...panel}>
        Port 8000
      </TabsPanel>
      <TabsPanel value="shoutcast 2">Port 8001</TabsPanel>
    </Tabs>
  );
}

behavesAsComponent('Tabs', { render: (probe) => example({ root: probe }) });
behavesAsComponent('TabsList', { render: (probe) => example({ list: probe }) });
behavesAsComponent('TabsTab', { render: (probe) => example({ tab: probe }) });
behavesAsComponent('TabsPanel', { render: (probe) => example({ panel: probe }) });
behavesAsComponent('LinkTabs', {
  render: (probe) => (
    <LinkTabs aria-label="Radio Aurora" {...probe}>
      <LinkTab href="/stats">Statistics</LinkTab>
    </LinkTabs>
  ),
});
behavesAsComponent('LinkTab', {
  render: (probe) => (
    <ul>
      <LinkTab href="/stats" {...probe}>
        Statistics
      </LinkTab>
    </ul>
  ),
  renderAsChild: (probe) => (
    <LinkTab asChild count={2} {...probe}>
      <a href="/probe">Probe</a>
    </LinkTab>
  ),
});

it('shows the panel of the active tab, labelled by it', () => {
  renderUi(example());
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Icecast');
  expect(screen.getByRole('tabpanel', { name: 'Icecast' })).toHaveTextContent('Port 8000');
  expect(screen.queryByText('Port 8001')).not.toBeInTheDocument();
});

it('shows a count', () => {
  renderUi(example());
  expect(screen.getByRole('tab', { name: 'SHOUTcast 2 3' })).toBeInTheDocument();
});

it('activates a clicked tab and calls onValueChange once', async () => {
  const onValueChange = vi.fn();
  renderUi(example({}, onValueChange));
  const tab = screen.getByRole('tab', { name: /SHOUTcast 2/ });
  await userEvent.click(tab);
  await userEvent.click(tab);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Port 8001');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('shoutcast 2');
});

it('is a single tab stop; arrow keys activate tabs and skip disabled ones', async () => {
  renderUi(example());
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Icecast' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /SHOUTcast 2/ })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Port 8001');
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('goes to the ends with Home and End', async () => {
  renderUi(example());
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: /SHOUTcast 2/ })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'Icecast' })).toHaveFocus();
});

it('mirrors the arrow keys in RTL layouts', async () => {
  renderUi(
    <Tabs defaultValue="a">
      <TabsList aria-label="Letters">
        <TabsTab value="a">A</TabsTab>
        <TabsTab value="b">B</TabsTab>
        <TabsTab value="c">C</TabsTab>
      </TabsList>
    </Tabs>,
    { dir: 'rtl' },
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'B' })).toHaveFocus();
});

it('does not change state itself when controlled', async () => {
  renderUi(
    <Tabs value="a">
      <TabsList aria-label="Letters">
        <TabsTab value="a">A</TabsTab>
        <TabsTab value="b">B</TabsTab>
      </TabsList>
    </Tabs>,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'B' }));
  expect(screen.getByRole('tab', { name: 'A' })).toHaveAttribute('aria-selected', 'true');
});

it('keeps a hidden panel mounted with keepMounted', async () => {
  renderUi(
    <Tabs defaultValue="b">
      <TabsPanel keepMounted value="a">
        Kept
      </TabsPanel>
    </Tabs>,
  );
  expect(screen.getByText('Kept')).not.toBeVisible();
});

it('marks the current page', () => {
  renderUi(
    <LinkTabs aria-label="Radio Aurora">
      <LinkTab href="/overview">Overview</LinkTab>
      <LinkTab count={137} current href="/listeners">
        Listeners
      </LinkTab>
    </LinkTabs>,
  );
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Listeners 137');
  expect(screen.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current');
});
