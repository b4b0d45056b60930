import { catalogueTexts } from 'virtual:catalogue-texts';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react';
import type { StreamState } from '@unmuted/api';
import { streamLooks } from '#/components/stream-status/stream-state.messages.ts';
import { StreamStatus } from '#/components/stream-status/stream-status.tsx';
import { mirrored } from '#/testing/screen-story.tsx';

type Locale = keyof typeof catalogueTexts;
const states = Object.keys(streamLooks) as StreamState[];

interface StatesProps {
  appearance: 'pill' | 'plain' | 'icon';
  isStale: boolean;
  locale: Locale;
}

function States({ locale, ...props }: StatesProps) {
  const i18n = setupI18n({ locale, messages: { [locale]: catalogueTexts[locale] } });
  return (
    <I18nProvider i18n={i18n}>
      <ul className="flex flex-wrap gap-3">
        {states.map((state) => (
          <li key={state}>
            <StreamStatus {...props} state={state} />
          </li>
        ))}
      </ul>
    </I18nProvider>
  );
}

/** The state of a streaming service, or of a station that plays it. */
const meta = {
  title: 'Patterns/StreamStatus',
  component: States,
  render: (args, { globals }) => (
    <States {...args} locale={(globals.locale as Locale | undefined) ?? args.locale} />
  ),
  args: { appearance: 'pill', isStale: false, locale: 'en' },
} satisfies Meta<StatesProps>;
export default meta;
type Story = StoryObj<StatesProps>;

export const Default: Story = {};
export const InTable: Story = { args: { appearance: 'plain' } };
/** Nothing claims to be current. */
export const Disconnected: Story = { args: { isStale: true } };
export const Japanese: Story = { globals: { locale: 'ja' } };
export const RightToLeft: Story = { globals: mirrored };
