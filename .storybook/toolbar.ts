import type { Preview } from '@storybook/react';

/** Globals set in the toolbar, for every story. */
export interface StoryGlobals {
  /** Theme. */
  theme: 'light' | 'dark';
  /** Text direction. */
  direction: 'ltr' | 'rtl';
  /** Locale of dates and numbers, and of all texts in screens. */
  locale: 'en' | 'zh' | 'fr' | 'ja';
}

export const initialGlobals: StoryGlobals = {
  theme: import.meta.env.STORY_THEME === 'dark' ? 'dark' : 'light',
  direction: 'ltr',
  locale: 'en',
};

/** The globals in a story: `render: (args, { globals }) => <Screen {...readGlobals(globals)} />`. */
export function readGlobals(globals: Record<string, unknown>): StoryGlobals {
  return { ...initialGlobals, ...globals };
}

export const globalTypes: NonNullable<Preview['globalTypes']> = {
  direction: {
    description: 'Text direction',
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
