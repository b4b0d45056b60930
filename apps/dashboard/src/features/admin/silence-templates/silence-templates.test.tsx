import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const path = '/admin/silence/templates';
const field = () => screen.getByRole('textbox', { name: 'Text' });
const save = () => screen.findByRole('button', { name: /^Save(?! this)/ });

async function open(options: Partial<TestAppOptions> = {}) {
  const view = await renderApp({ path, visitor: 'admin', ...options });
  await screen.findByRole('textbox', { name: 'Text' });
  await screen.findByText(fixtures.alertPreview.spoken);
  return view;
}

test('the address says which text is edited, and the changed ones are marked', async () => {
  const { user, path: current } = await open({ path: `${path}?locale=fr&key=short_raised` });
  expect(field()).toHaveValue('{station}: {kind} depuis {time}.');
  const list = () => within(screen.getByRole('navigation', { name: 'Texts' }));
  expect(list().getByRole('link', { name: /^Text message of an incident/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(list().queryByText('Changed')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'English' }));
  await waitFor(() => expect(current()).toBe(`${path}?locale=en&key=short_raised`));
  await user.click(list().getByRole('link', { name: /^Note Changed.*Tomás Reyes/ }));
  await waitFor(() => expect(current()).toBe(`${path}?locale=en&key=note`));
  expect(field()).toHaveValue('On-call desk: +353 1 555 0100');
});

test('a draft with a variable at the cursor is previewed, mailed and saved', async () => {
  const { user, fetch } = await open();
  await user.clear(field());
  await user.type(field(), 'Call us about : now');
  const element = field() as HTMLTextAreaElement;
  element.setSelectionRange(14, 14);
  await user.click(screen.getByRole('button', { name: /^Insert {station}/ }));
  expect(element).toHaveValue('Call us about {station}: now');
  expect(element).toHaveFocus();
  expect(element.selectionStart).toBe(23);
  const draft = { key: 'raised', locale: 'en', text: 'Call us about {station}: now' };
  await waitFor(() => expect(fetch.callsOf('alertTemplates.preview').at(-1)?.body).toEqual(draft));
  await user.click(screen.getByRole('button', { name: 'Send me a test' }));
  expect(await screen.findByText('admin@studio.test')).toBeVisible();
  expect(fetch.callsOf('alertTemplates.test')[0]?.body).toEqual(draft);
  await user.type(field(), '{Enter}');
  await waitFor(() => expect(fetch.callsOf('alertTemplates.update')).toHaveLength(1));
  const call = fetch.callsOf('alertTemplates.update')[0];
  expect(call?.path).toEqual({ key: 'raised', locale: 'en' });
  expect(call?.headers.get('If-Match')).toBe('0');
  expect(call?.body).toEqual({ text: draft.text });
  expect(await screen.findByRole('link', { name: /^Title of a new incident Changed/ })).toBeVisible();
});

test('the standard text comes back with the next save', async () => {
  const { user, fetch } = await open({ path: `${path}?locale=en&key=note` });
  await user.click(screen.getByRole('button', { name: 'Return to the standard text' }));
  expect(field()).toHaveValue('');
  await user.click(await save());
  await waitFor(() => expect(fetch.callsOf('alertTemplates.update')[0]?.body).toEqual({ text: null }));
  expect(fetch.callsOf('alertTemplates.update')[0]?.headers.get('If-Match')).toBe('2');
});

test('a text that cannot be used is explained, and the preview stays', async () => {
  const { user, fetch } = await open();
  const explained = async (text: string, message: string) => {
    await user.clear(field());
    await user.type(field(), text.replaceAll('{', '{{'));
    await user.click(await save());
    expect(await screen.findByText(message)).toBeVisible();
  };
  await explained('Silence', 'Name the station: insert {station}.');
  await explained('{station} {name}', 'Use braces only for the variables below.');
  expect(screen.getByRole('button', { name: 'Send me a test' })).toBeDisabled();
  expect(screen.getByText(fixtures.alertPreview.spoken)).toBeVisible();
  expect(fetch.callsOf('alertTemplates.update')).toEqual([]);
  for (const { body } of fetch.callsOf('alertTemplates.preview')) expect(body?.text).toContain('{station}');
});

test('another text is opened only after a question if there are changes', async () => {
  const { user, path: current } = await open();
  await user.type(field(), '!');
  await user.click(screen.getByRole('radio', { name: '日本語' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Stay here' }));
  expect(field()).toHaveValue('{station}: {kind}!');
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  await user.click(screen.getByRole('link', { name: 'Statistics' }));
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  await user.click(screen.getByRole('radio', { name: '日本語' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(current()).toBe(`${path}?locale=ja&key=raised`));
  expect(field()).toHaveValue('{station}：{kind}');
});

test('a change by someone else is offered', async () => {
  const theirs = { ...fixtures.alertTemplateOf('raised', 'en'), text: '{station} is silent', version: 5 };
  const { user } = await open({
    handlers: { 'alertTemplates.update': problem('resource.version_conflict', { current: theirs }) },
  });
  await user.type(field(), '!');
  await user.click(await save());
  const dialog = within(await screen.findByRole('dialog', { name: /changed these settings/ }));
  expect(dialog.getByText('{station} is silent')).toBeVisible();
});

test('tells how many text messages are paid', async () => {
  const short = { text: 'ab€'.repeat(60), parts: 2, isGsm: true };
  await open({ handlers: { 'alertTemplates.preview': { ...fixtures.alertPreview, short } } });
  expect(screen.getByText('2 text messages, 240 of 306 characters')).toBeVisible();
});
