import type { SitePreviewMessage } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPreview } from '#/preview/start-preview.tsx';

const dashboard = 'https://studio.example';
const message: SitePreviewMessage = {
  kind: 'studio.site.preview',
  document: fixtures.siteDocument,
  facts: fixtures.siteFacts,
  language: 'fr',
  scheme: 'dark',
  sectionId: null,
};
let root: HTMLElement;
let colors = '';
let stop = () => {};
const posted = vi.fn();

const send = (data: unknown, origin = dashboard) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: window.parent }));

beforeEach(() => {
  vi.spyOn(CSSStyleSheet.prototype, 'replaceSync').mockImplementation((css) => {
    colors = css;
  });
  vi.spyOn(window, 'postMessage').mockImplementation(posted);
  root = document.createElement('div');
  document.body.append(root);
  stop = startPreview(root, [dashboard]);
});

afterEach(() => {
  stop();
  render(null, root);
  root.remove();
  document.documentElement.removeAttribute('dir');
  document.documentElement.className = '';
  vi.restoreAllMocks();
});

describe('the preview', () => {
  it('says when it is ready', () => {
    expect(posted).toHaveBeenCalledWith({ kind: 'studio.site.preview-ready' }, '*');
  });

  it('shows a draft in the language, scheme and direction that the dashboard chose', () => {
    send({ ...message, dir: 'rtl' });
    expect(root.querySelector('h1')?.textContent).toBe('Radio Aurora');
    expect(root.querySelector('#schedule1 h2')?.textContent).toBe('Programme');
    expect(document.documentElement).toMatchObject({ lang: 'fr', dir: 'rtl' });
    expect(colors).toMatch(/^:root\{color-scheme:dark;/);
    expect(root.querySelectorAll('[style]')).toHaveLength(0);
    expect(root.querySelector<HTMLElement>('#songs1')?.hidden).toBe(false);
    expect(root.querySelector('audio')).toBeNull();
  });

  it('shows each change at once', () => {
    send(message);
    send({ ...message, document: { ...fixtures.siteDocument, title: 'Radio Borealis' } });
    expect(root.querySelector('h1')?.textContent).toBe('Radio Borealis');
  });

  it('runs code in a sandboxed document of its own, in a new one after a change', async () => {
    vi.useFakeTimers();
    const { siteCodeSection: section } = fixtures;
    const showCode = (html: string) =>
      send({
        ...message,
        facts: { ...fixtures.siteFacts, allowsCode: true },
        document: { ...fixtures.siteDocument, sections: [{ ...section, html }] },
      });
    const frameOf = () => root.querySelector('iframe') as HTMLIFrameElement;
    /** The document of the frame says that it is ready; returns what it is sent. */
    const ready = (frame: HTMLIFrameElement, source = frame.contentWindow) => {
      const sent = vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(() => {});
      window.dispatchEvent(new MessageEvent('message', { data: 'studio.site.code-ready', source }));
      return sent.mock.lastCall;
    };
    showCode('<p>One</p>');
    const first = frameOf();
    expect(first.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups');
    expect(first.getAttribute('src')).toBe('/s/_code/preview');
    expect(ready(first, window)).toBeUndefined();
    expect(ready(first)).toEqual([{ kind: 'studio.site.code', html: '<p>One</p>' }, '*']);
    showCode('<p>Two</p>');
    expect(frameOf()).toBe(first);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(frameOf()).not.toBe(first);
    expect(ready(frameOf())?.[0]).toEqual({ kind: 'studio.site.code', html: '<p>Two</p>' });
    vi.useRealTimers();
  });

  it('listens to no other page', () => {
    send(message, 'https://elsewhere.example');
    send({ kind: 'other' });
    send(null);
    expect(root.childNodes).toHaveLength(0);
  });

  it('scrolls to the section that is edited, once', () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    send({ ...message, sectionId: 'apps1' });
    send({ ...message, sectionId: 'apps1' });
    expect(scroll).toHaveBeenCalledOnce();
  });

  it('follows no link and sends no form', () => {
    send(message);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    root.querySelector('a')?.dispatchEvent(click);
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    root.querySelector('form')?.dispatchEvent(submit);
    expect([click.defaultPrevented, submit.defaultPrevented]).toEqual([true, true]);
  });
});
