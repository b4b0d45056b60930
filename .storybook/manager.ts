import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

/** Storybook's own frame in the look of the product. */
const frame = create({
  base: 'light',
  brandTitle: 'Studio',
  brandImage: './brand.svg',
  brandUrl: './',
  fontBase: '"Inter Variable", system-ui, sans-serif',
  colorPrimary: '#e5006a',
  colorSecondary: '#1f5fd6',
  appBg: '#f7f8fa',
  appBorderRadius: 8,
  inputBorderRadius: 6,
});

addons.setConfig({ theme: frame, sidebar: { showRoots: true } });
