import type { Preview } from '@storybook/react';

/** What the toolbar chooses for every story. */
export interface StoryGlobals {
  /** Colours. */
  theme: 'light' | 'dark';
  /** Direction of writing. */
  direction: 'ltr' | 'rtl';
  /** Language of dates, numbers and, in screens, of all words. */
  locale: 'en' | 'zh' | 'fr' | 'ja';
}

export const initialGlobals: StoryGlobals = {
  theme: import.meta.env.STORY_THEME === 'dark' ? 'dark' : 'light',
  direction: 'ltr',
  locale: 'en',
};

/** The toolbar's choice in a story: `render: (args, { globals }) => <Screen {...readGlobals(globals)} />`. */
export function readGlobals(globals: Record<string, unknown>): StoryGlobals {
  return { ...initialGlobals, ...globals };
}

export const globalTypes: NonNullable<Preview['globalTypes']> = {
  direction: {
    description: 'Direction of writing',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  locale: {
    description: 'Language',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en', title: 'English' },
        { value: 'zh', title: '中文' },
        { value: 'fr', title: 'Français' },
        { value: 'ja', title: '日本語' },
      ],
    },
  },
};
