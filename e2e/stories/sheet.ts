import { composeStories } from '@storybook/react';
import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { painted } from './run-file.ts';

/** A composed story, as far as it is used. */
type Story = ComponentType & {
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly tags?: readonly string[];
};

/** A story as its file has it. */
interface Written {
  readonly play?: unknown;
}

interface Cell {
  readonly element: HTMLElement;
  readonly root: Root;
}

/** Words whose shapes are the system's, not ours: a picture of them differs from machine to machine. */
const foreignScript = /[\u3040-\u30ff\u3400-\u9fff]/;

/** What there is to see of a file. */
export interface Sheet {
  /** False when no story is left to stand beside others. */
  readonly isShown: boolean;
  /** Whether a story covers the page: `showCover` shows it. */
  readonly hasCover: boolean;
}

/**
 * Puts the stories of a file beside each other, each below its name. Left out are those that want a theme, direction,
 * language or window of their own, that need a hand (`play`), that are written in Chinese or Japanese, that are tagged
 * `moving`, and that cover the page. Those tagged `wide` have a row of their own.
 */
export async function showSheet(module: Record<string, unknown>): Promise<Sheet> {
  const sheet = openSheet();
  await document.fonts.ready;
  const stories = storiesOf(module);
  let cells = stories.map(([name, story]) => mount(sheet, name, story));
  await painted();
  // Few files have one that covers the page; only there each is looked at alone.
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

/** `Default` first; the others by their names, as a built module lists them. */
function storiesOf(module: Record<string, unknown>): [string, Story][] {
  const composed = composeStories(module as never) as unknown as Record<string, Story>;
  const standing = Object.entries(composed).filter(
    ([name, { globals, tags }]) =>
      !tags?.includes('moving') &&
      (name === 'Default' || (module[name] as Written).play === undefined) &&
      ['theme', 'direction', 'locale', 'viewport'].every((wish) => !isOwn(wish, globals?.[wish])),
  );
  return standing.sort(([one], [other]) => Number(other === 'Default') - Number(one === 'Default'));
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
  title.textContent = name.replaceAll(/(?<=.)(?=[A-Z])/g, ' ');
  const place = document.createElement('div');
  if (story.tags?.includes('wide')) element.dataset.wide = '';
  element.append(title, place);
  sheet.append(element);
  const root = createRoot(place);
  // At once: frames do not wait for work that React has put off.
  flushSync(() => root.render(createElement(story)));
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
