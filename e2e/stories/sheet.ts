import { composeStories } from '@storybook/react';
import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { painted } from './run-file.ts';

/** The part of a composed story that we use. */
type Story = ComponentType & {
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly tags?: readonly string[];
};

/** A story as exported by its file. */
interface Written {
  readonly play?: unknown;
}

interface Cell {
  readonly element: HTMLElement;
  readonly root: Root;
}

/** Scripts rendered with system fonts, which differ between machines. */
const foreignScript = /[\u3040-\u30ff\u3400-\u9fff]/;

/** What a file's stories show. */
export interface Sheet {
  /** False when no story fits on the sheet. */
  readonly isShown: boolean;
  /** Whether a story covers the page: `showCover` shows it. */
  readonly hasCover: boolean;
}

/**
 * Shows the stories of a file on one sheet, each below its name. Excluded are stories with their own theme, direction, language or
 * viewport, with `play`, with Chinese or Japanese text, with the tag `moving`, and those that cover the page. The tag `wide` gives a story
 * a full row.
 */
export async function showSheet(module: Record<string, unknown>): Promise<Sheet> {
  const sheet = openSheet();
  await document.fonts.ready;
  const stories = storiesOf(module);
  let cells = stories.map(([name, story]) => mount(sheet, name, story));
  await painted();
  // Only few files have a story that covers the page; only these are shown one by one.
  const hasCover = coversThePage();
  if (hasCover) {
    cells.forEach(unmount);
    cells = [];
    for (const [name, story] of stories) {
      const cell = mount(sheet, name, story);
      await painted();
      if (coversThePage()) unmount(cell);
      else cells.push(cell);
    }
  }
  const foreign = cells.filter(({ element }) => foreignScript.test(element.textContent));
  foreign.forEach(unmount);
  await settled();
  return { isShown: cells.length > foreign.length, hasCover };
}

/** Shows the first story that covers the page, such as an open dialog, alone. */
export async function showCover(module: Record<string, unknown>): Promise<void> {
  const sheet = openSheet();
  for (const [name, story] of storiesOf(module)) {
    const cell = mount(sheet, name, story);
    await painted();
    if (coversThePage()) return settled();
    unmount(cell);
  }
}

/** `Default` and `Open` first, the others in alphabetical order of the built module. */
function storiesOf(module: Record<string, unknown>): [string, Story][] {
  const composed = composeStories(module as never) as unknown as Record<string, Story>;
  const standing = Object.entries(composed).filter(
    ([name, { globals, tags }]) =>
      !tags?.includes('moving') &&
      (name === 'Default' || (module[name] as Written).play === undefined) &&
      ['theme', 'direction', 'locale', 'viewport'].every((wish) => !isOwn(wish, globals?.[wish])),
  );
  const rank = (name: string) => (name === 'Default' ? 0 : name === 'Open' ? 1 : 2);
  return standing.sort(([one], [other]) => rank(one) - rank(other));
}

function openSheet(): HTMLElement {
  const sheet = document.createElement('div');
  sheet.className = 'sheet';
  document.body.append(sheet);
  return sheet;
}

async function settled(): Promise<void> {
  await document.fonts.ready;
  await painted();
}

/** Toolbar globals are always set, so only values that differ from the defaults are the story's own. */
function isOwn(name: string, value: unknown): boolean {
  const usual: Readonly<Record<string, unknown>> = { theme: 'light', direction: 'ltr', locale: 'en' };
  if (name === 'viewport')
    return typeof value === 'object' && value !== null && 'value' in value && Boolean(value.value);
  return value !== undefined && value !== usual[name];
}

function mount(sheet: HTMLElement, name: string, story: Story): Cell {
  const element = document.createElement('section');
  const title = document.createElement('h2');
  title.textContent = name.replaceAll(/(?<=.)(?=[A-Z])/g, ' ');
  const place = document.createElement('div');
  if (story.tags?.includes('wide')) element.dataset.wide = '';
  element.append(title, place);
  sheet.append(element);
  const root = createRoot(place);
  // Synchronously, because animation frames do not wait for deferred React work.
  flushSync(() => root.render(createElement(story)));
  return { element, root };
}

function unmount({ element, root }: Cell): void {
  root.unmount();
  element.remove();
}

/** Whether an element outside the sheet is visible, such as a dialog, menu or toast. */
function coversThePage(): boolean {
  return [...document.body.children].some(
    (child) =>
      !child.matches('.sheet, #root, script') &&
      child.getBoundingClientRect().height > 0 &&
      child.textContent !== '',
  );
}
