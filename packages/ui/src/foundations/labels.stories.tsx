import type { Meta, StoryObj } from '@storybook/react';
import { DatePicker } from '#/components/date-range-picker/index.ts';
import { Field } from '#/components/field/index.ts';
import { Pagination } from '#/components/pagination/index.ts';
import { PasswordInput } from '#/components/password-input/index.ts';
import { StatusPill } from '#/components/status-pill/index.ts';
import { en } from '#/labels/en.ts';
import { fr } from '#/labels/fr.ts';
import { ja } from '#/labels/ja.ts';
import { zh } from '#/labels/zh.ts';
import { UiProvider } from '#/provider/ui-provider.tsx';
import { Specimen } from './specimen.tsx';

const meta = { title: 'Guides/Labels', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const packs = { en, fr, ja, zh };
const languages = Object.entries(packs);
const names = new Intl.DisplayNames('en', { type: 'language' });

/** The same components with four label packs. Their props are the same. */
export const FourLanguages: Story = {
  render: () => (
    <div className="grid gap-8 lg:grid-cols-2">
      {languages.map(([locale, labels]) => (
        <UiProvider key={locale} labels={labels} locale={locale}>
          <Specimen title={names.of(locale) ?? locale}>
            <div className="grid justify-items-start gap-4" lang={locale}>
              <Field label="Password" optional>
                <PasswordInput autoComplete="off" defaultValue="harbour lantern plum" />
              </Field>
              <DatePicker
                label="Date"
                now={new Date('2026-09-14T17:44:00Z')}
                onValueChange={() => {}}
                timeZone="UTC"
                value="2026-09-10"
              />
              <Pagination aria-label={`Pages (${locale})`} defaultPage={3} total={1240} />
              <div className="flex gap-2">
                <StatusPill status="live" />
                <StatusPill status="off-air" />
              </div>
            </div>
          </Specimen>
        </UiProvider>
      ))}
    </div>
  ),
};

/** The texts of a pack by key. Those with a count or a name are functions, and are not listed. */
function textsOf(labels: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(labels).flatMap(([key, label]: [string, unknown]) => {
    if (typeof label === 'string') return [[`${prefix}${key}`, label]];
    if (typeof label === 'object' && label !== null) return textsOf(label, `${prefix}${key}.`);
    return [];
  });
}

function AllTexts() {
  const texts = languages.map(([locale, labels]) => [locale, new Map(textsOf(labels))] as const);
  const keys = textsOf(en).map(([key]) => key);
  return (
    <table className="w-full table-fixed text-13 text-fg">
      <thead>
        <tr className="border-b border-border text-start">
          <th className="py-2 text-start font-medium" scope="col">
            Key
          </th>
          {texts.map(([locale]) => (
            <th className="py-2 text-start font-medium" key={locale} scope="col">
              {names.of(locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr className="border-b border-border-soft" key={key}>
            <th className="py-1.5 pe-3 text-start align-top font-normal wrap-anywhere" scope="row">
              <code className="text-12">{key.replace('groups.', '')}</code>
            </th>
            {texts.map(([locale, of]) => (
              <td className="py-1.5 pe-3 align-top wrap-anywhere" key={locale} lang={locale}>
                {of.get(key)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every fixed text of the library. */
export const AllLabels: Story = { render: () => <AllTexts /> };
