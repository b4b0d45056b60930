import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Field } from '#/components/field/index.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { COUNTRY_CODES, CountryMultiSelect, CountrySelect } from './index.ts';

behavesAsComponent('CountrySelect', {
  render: (probe) => <CountrySelect aria-label="Country" defaultValue="IE" {...probe} />,
});

behavesAsComponent('CountryMultiSelect', {
  render: (probe) => <CountryMultiSelect aria-label="Countries" defaultValue={['IE', 'GB']} {...probe} />,
});

const field = () => screen.getByRole('combobox');
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('has the 249 ISO countries and Kosovo, each with a unique two-letter code', () => {
  expect(new Set(COUNTRY_CODES).size).toBe(250);
  expect(COUNTRY_CODES.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
});

it("names countries in the user's language", () => {
  renderUi(<CountrySelect aria-label="Pays" defaultValue="IE" />, { locale: 'fr' });
  expect(field()).toHaveValue('Irlande');
});

it.each([
  ['fr', 'irlande', 'Irlande'],
  ['fr', 'ireland', 'Irlande'],
  ['ja', 'あいるらんど', 'アイルランド'],
  ['zh', '爱尔兰', '爱尔兰'],
  ['en', 'gb', 'United Kingdom'],
  ['en', 'UK', 'United Kingdom'],
  ['en', 'cote d', 'Côte d’Ivoire'],
  ['en', 'trinidad and', 'Trinidad & Tobago'],
])('finds in %s by %j first %j', async (locale, typed, name) => {
  renderUi(<CountrySelect aria-label="Country" />, { locale });
  await userEvent.type(field(), typed);
  expect(names()[0]).toBe(name);
});

it('matches names in other languages when enabled', async () => {
  const { unmount } = renderUi(<CountrySelect aria-label="Country" otherLocales={['ja', 'fr']} />);
  await userEvent.type(field(), 'ドイツ');
  expect(names()).toEqual(['Germany']);
  await userEvent.clear(field());
  await userEvent.type(field(), 'Allemagne');
  expect(names()).toEqual(['Germany']);
  unmount();
  renderUi(<CountrySelect aria-label="Country" />);
  await userEvent.type(field(), 'ドイツ');
  expect(names()).toEqual([]);
});

it('selects the country of a typed code on blur', async () => {
  const onValueChange = vi.fn();
  renderUi(<CountrySelect aria-label="Country" onValueChange={onValueChange} />);
  await userEvent.type(field(), 'de');
  await userEvent.tab();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('DE');
  expect(field()).toHaveValue('Germany');
});

it("sorts by the user's language", async () => {
  renderUi(<CountrySelect aria-label="Land" codes={['AT', 'AX', 'SE', 'ZW']} />, { locale: 'sv' });
  await userEvent.click(field());
  expect(names()).toEqual(['Sverige', 'Zimbabwe', 'Åland', 'Österrike']);
});

it('can be limited to given codes', async () => {
  renderUi(<CountrySelect aria-label="Country" codes={['IE', 'GB']} />);
  await userEvent.click(field());
  expect(names()).toEqual(['Ireland', 'United Kingdom']);
});

it('supports multiple selection with chips and submits their codes', async () => {
  const onValueChange = vi.fn();
  renderUi(
    <form data-testid="form">
      <Field label="Countries" hint="Where you hold music rights">
        <CountryMultiSelect name="country" defaultValue={['IE']} onValueChange={onValueChange} />
      </Field>
    </form>,
  );
  await userEvent.type(field(), 'united k{ArrowDown}{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['IE', 'GB']);
  expect(screen.getByRole('button', { name: 'Remove United Kingdom' })).toBeInTheDocument();
  expect(new FormData(screen.getByTestId<HTMLFormElement>('form')).getAll('country')).toEqual(['IE', 'GB']);
});
