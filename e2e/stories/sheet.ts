import { composeStories } from '@storybook/react';
import { type ComponentType, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { painted } from './run-file.ts';

/** A composed story, as far as it is used. */
type Story = ComponentType & {
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly tags?: readonly string[];
};

interface Cell {
  readonly element: HTMLElement;
  readonly root: Root;
}

/**
 * Puts the stories of a file beside each other, each below its name. Left out are those that want a theme, direction,
 * language or window of their own, and those tagged `moving`. What covers the page stands there alone. False when nothing
 * is left to show.
 */
export async function showSheet(module: Record<string, unknown>): Promise<boolean> {
  const composed = composeStories(module as never) as unknown as Record<string, Story>;
  const stories = Object.entries(composed).filter(
    ([, { globals, tags }]) =>
      !tags?.includes('moving') &&
      ['theme', 'direction', 'locale', 'viewport'].every((name) => !isOwn(name, globals?.[name])),
  );
  const sheet = document.createElement('div');
  sheet.className = 'sheet';
  document.body.append(sheet);
  await document.fonts.ready;
  let shown = 0;
  for (const [name, story] of stories) {
    const cell = mount(sheet, name, story);
    await painted();
    if (!coversThePage()) {
      shown += 1;
      continue;
    }
    if (shown > 0) unmount(cell);
    else return true;
  }
  await document.fonts.ready;
  await painted();
  return shown > 0;
}

/** Globals of the toolbar are always there: only what differs from how it starts is the story's own wish. */
function isOwn(name: string, value: unknown): boolean {
  const usual: Readonly<Record<string, unknown>> = { theme: 'light', direction: 'ltr', locale: 'en' };
  if (name === 'viewport')
    return typeof value === 'object' && value !== null && 'value' in value && Boolean(value.value);
  return value !== undefined && value !== usual[name];
}

function mount(sheet: HTMLElement, name: string, story: Story): Cell {
  const element = document.createElement('section');
  const title = document.createElement('h2');
  title.textContent = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  const place = document.createElement('div');
  element.append(title, place);
  sheet.append(element);
  const root = createRoot(place);
  root.render(createElement(story));
  return { element, root };
}

function unmount({ element, root }: Cell): void {
  root.unmount();
  element.remove();
}

/** Something was put beside the sheet: a dialog, a menu, a message. */
function coversThePage(): boolean {
  return [...document.body.children].some(
    (child) =>
      !child.matches('.sheet, #root, script') &&
      child.getBoundingClientRect().height > 0 &&
      child.textContent !== '',
  );
}
