import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

test.each([
  ['customer', '/template/pages/setting', '/template/pages/setting/language'],
  ['admin', '/admin/settings/account', '/admin/settings/account/language'],
] as const)(
  'a %s can change the appearance, and the language in one place only',
  async (visitor, base, language) => {
    const { user, app } = await renderApp({ path: `${base}/appearance`, visitor });
    const main = within(await screen.findByRole('region', { name: 'Appearance' }));
    const theme = await main.findByRole('radiogroup', { name: 'Theme' });
    await user.click(within(theme).getByRole('radio', { name: 'Dark' }));
    expect(app.theme.get().currentTheme).toBe('dark');
    await user.click(main.getByRole('radio', { name: 'Top' }));
    expect(app.theme.get().navType).toBe('top');
    expect(main.queryByRole('combobox')).toBeNull();
    expect(main.getByRole('link', { name: 'Language and time' })).toHaveAttribute('href', language);
  },
);
