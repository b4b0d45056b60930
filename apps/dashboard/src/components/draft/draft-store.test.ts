import { ApiError, type Site, type SiteDocument } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDraft } from '#/components/draft/draft-store.ts';

const { site } = fixtures;
const titled = (title: string) => (document: SiteDocument) => ({ ...document, title });
const replyOf = (document: SiteDocument, version: number): Site => ({
  ...site,
  draft: document,
  version,
  draftSavedAt: '2026-09-14T18:44:02.000Z',
});
const conflict = (current?: Site) =>
  new ApiError({
    status: 412,
    problem: {
      type: 'about:blank',
      title: 'Changed meanwhile',
      status: 412,
      code: 'resource.version_conflict',
      message: 'Changed meanwhile',
      requestId: 'r1',
      ...(current && { current }),
    },
  });

function setUp(answers: (Error | 'saved' | Promise<Site>)[] = []) {
  const save = vi.fn(({ document, version }: { document: SiteDocument; version: number }) => {
    const answer = answers.shift() ?? 'saved';
    if (answer instanceof Error) return Promise.reject(answer);
    return answer === 'saved' ? Promise.resolve(replyOf(document, version + 1)) : answer;
  });
  const reread = vi.fn(() => Promise.resolve(replyOf(titled('Theirs')(site.draft), 20)));
  const draft = createDraft<SiteDocument, Site>({
    resource: site,
    save,
    reread,
    check: ({ title }) => (title === '' ? [{ pointer: '/title', code: 'required', params: {} }] : []),
  });
  return { draft, save, reread };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a draft', () => {
  test('is saved once, a second after the last change', async () => {
    const { draft, save } = setUp();
    draft.change(titled('A'));
    await vi.advanceTimersByTimeAsync(900);
    draft.change(titled('AB'));
    await vi.advanceTimersByTimeAsync(900);
    expect(save).not.toHaveBeenCalled();
    expect(draft.state().status).toBe('changed');
    await vi.advanceTimersByTimeAsync(100);
    expect(save.mock.calls.map(([{ document, version }]) => [document.title, version])).toEqual([['AB', 14]]);
    expect(draft.state()).toMatchObject({ status: 'saved', savedAt: '2026-09-14T18:44:02.000Z' });
  });

  test('has one save in flight; what changes meanwhile follows with the new version', async () => {
    let resolve: (reply: Site) => void = () => {};
    const promise = new Promise<Site>((done) => {
      resolve = done;
    });
    const { draft, save } = setUp([promise]);
    draft.change(titled('A'));
    const isSaved = draft.flush();
    draft.change(titled('B'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(save).toHaveBeenCalledOnce();
    resolve(replyOf(site.draft, 15));
    await expect(isSaved).resolves.toBe(true);
    expect(save.mock.calls.map(([{ document, version }]) => [document.title, version])).toEqual([
      ['A', 14],
      ['B', 15],
    ]);
  });

  test('keeps its changes when a save fails, and saves them on demand', async () => {
    const { draft, save } = setUp([new Error('offline')]);
    draft.change(titled('A'));
    await expect(draft.flush()).resolves.toBe(false);
    expect(draft.state()).toMatchObject({ status: 'failed', document: { title: 'A' } });
    await expect(draft.flush()).resolves.toBe(true);
    expect(save).toHaveBeenCalledTimes(2);
  });

  test('is not saved while the contract does not accept it', async () => {
    const { draft, save } = setUp();
    draft.change(titled(''));
    await expect(draft.flush()).resolves.toBe(false);
    expect(save).not.toHaveBeenCalled();
    expect(draft.state()).toMatchObject({ status: 'invalid', problems: [{ pointer: '/title' }] });
    draft.change(titled('A'));
    expect(draft.state().problems).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(save).toHaveBeenCalledOnce();
  });

  test('takes a newer version while nothing is changed', async () => {
    const { draft } = setUp();
    draft.receive(replyOf(titled('Newer')(site.draft), 15));
    expect(draft.state().document.title).toBe('Newer');
    draft.change(titled('Mine'));
    draft.receive(replyOf(titled('Newest')(site.draft), 16));
    expect(draft.state().document.title).toBe('Mine');
  });
});

describe('a conflict', () => {
  test('keeps both versions and saves nothing until the user chooses', async () => {
    const theirs = replyOf(titled('Theirs')(site.draft), 17);
    const { draft, save } = setUp([conflict(theirs)]);
    draft.change(titled('Mine'));
    await draft.flush();
    expect(draft.state()).toMatchObject({
      status: 'conflict',
      document: { title: 'Mine' },
      theirs: { draft: { title: 'Theirs' } },
    });
    draft.change(titled('Mine, further'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(save).toHaveBeenCalledOnce();
    await expect(draft.keepMine()).resolves.toBe(true);
    expect(save.mock.lastCall?.[0]).toMatchObject({ document: { title: 'Mine, further' }, version: 17 });
  });

  test('can end with the other version, which is read if the reply has none', async () => {
    const { draft, reread, save } = setUp([conflict()]);
    draft.change(titled('Mine'));
    await draft.flush();
    expect(reread).toHaveBeenCalledOnce();
    draft.takeTheirs();
    expect(draft.state()).toMatchObject({ status: 'saved', document: { title: 'Theirs' }, canUndo: false });
    draft.change(titled('After'));
    await draft.flush();
    expect(save.mock.lastCall?.[0].version).toBe(20);
  });
});

describe('undo', () => {
  test('takes back steps, of which the letters of one field are one', async () => {
    const { draft, save } = setUp();
    draft.change(titled('A'), 'title');
    draft.change(titled('AB'), 'title');
    draft.change((document) => ({ ...document, languages: ['en'] }));
    draft.undo();
    expect(draft.state().document.languages).toEqual(['en', 'fr']);
    draft.undo();
    expect(draft.state()).toMatchObject({
      document: { title: 'Radio Aurora' },
      canUndo: false,
      canRedo: true,
    });
    draft.redo();
    expect(draft.state().document.title).toBe('AB');
    await draft.flush();
    expect(save.mock.lastCall?.[0].document.title).toBe('AB');
  });

  test('keeps 50 steps', () => {
    const { draft } = setUp();
    for (let number = 1; number <= 60; number += 1) draft.change(titled(`Title ${number}`));
    for (let number = 1; number <= 60; number += 1) draft.undo();
    expect(draft.state().document.title).toBe('Title 10');
  });
});
