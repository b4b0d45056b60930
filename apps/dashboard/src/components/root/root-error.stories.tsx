import { catalogueTexts } from 'virtual:catalogue-texts';
import { setupI18n } from '@lingui/core';
import type { Meta, StoryObj } from '@storybook/react';
import { FatalError } from '#/components/root/root-error.tsx';
import { ChunkLoadError } from '#/lib/chunk-error.ts';
import { inDark, onPhone } from '#/testing/screen-story.tsx';

type Args = { error: unknown; locale: keyof typeof catalogueTexts };

const meta = {
  title: 'Screens/Shared/Failure',
  render: ({ error, locale }) => (
    <main className="mx-auto max-w-content">
      <FatalError
        error={error}
        i18n={setupI18n({ locale, messages: { [locale]: catalogueTexts[locale] } })}
      />
    </main>
  ),
  args: { error: new Error('never shown'), locale: 'en' },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};
export const NewVersion: Story = { args: { error: new ChunkLoadError('CHUNK_LOAD_FAILED') } };
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
export const French: Story = { args: { locale: 'fr' } };
export const Japanese: Story = { args: { locale: 'ja' } };
