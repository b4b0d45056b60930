import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { SettingsBar, SettingsLayout, SettingsNav, SettingsNavItem, SettingsSection } from './index.ts';

const nav = (
  <SettingsNav aria-label="Settings">
    <SettingsNavItem href="/general">General</SettingsNavItem>
    <SettingsNavItem current href="/streams">
      Streams
    </SettingsNavItem>
  </SettingsNav>
);

behavesAsComponent('SettingsLayout', {
  render: (probe) => (
    <SettingsLayout {...probe} nav={nav}>
      <p>Fields</p>
    </SettingsLayout>
  ),
});
behavesAsComponent('SettingsNav', { render: (probe) => <SettingsNav aria-label="Settings" {...probe} /> });
behavesAsComponent('SettingsNavItem', {
  render: (probe) => (
    <SettingsNav aria-label="Settings">
      <SettingsNavItem {...probe} href="/general">
        General
      </SettingsNavItem>
    </SettingsNav>
  ),
  renderAsChild: (probe) => (
    <SettingsNav aria-label="Settings">
      <SettingsNavItem {...probe} asChild>
        <a href="/probe">Probe</a>
      </SettingsNavItem>
    </SettingsNav>
  ),
});
behavesAsComponent('SettingsSection', {
  render: (probe) => <SettingsSection {...probe} level={2} title="Identity" />,
});
behavesAsComponent('SettingsBar', { render: (probe) => <SettingsBar {...probe} note="Saved" /> });

it('names the sections and marks the current one', () => {
  renderUi(<SettingsLayout nav={nav} />);
  const links = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
});

it('scrolls the current section into view only when it changes', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = renderUi(<SettingsLayout nav={nav} />);
  rerender(<SettingsLayout nav={nav} />);
  expect(scroll.mock.contexts).toEqual([screen.getByRole('link', { name: 'Streams' })]);
  scroll.mockRestore();
});

it('puts a heading above the fields of a row', () => {
  renderUi(
    <SettingsSection description="Shown in players." title="Identity">
      <input aria-label="Name" />
    </SettingsSection>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Identity' })).toBeVisible();
  expect(screen.getByText('Shown in players.')).toBeVisible();
});

it('announces the state of the form', () => {
  renderUi(<SettingsBar note="1 change is not saved." />);
  expect(screen.getByRole('status')).toHaveTextContent('1 change is not saved.');
});
